"""Completion scripts for bash, zsh and fish: static, so that pressing Tab starts no program of ours.

All three find the command by its path (`/puzzles/play`), then look at the word before the cursor.
"""

from collections.abc import Callable, Iterable
from shlex import quote

from openquarto.about import COMMAND
from openquarto.cli.command_tree import Command

FILES = "@files"  # what stands in a script for any file

BASH = """\
# Completion of {command} for bash; written by: {command} completion bash
_{command}() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} path= found= i
    if [[ $current == '=' ]]; then current=
    elif [[ $before == '=' ]]; then before=${{COMP_WORDS[COMP_CWORD-2]}}; fi
    for ((i = 1; i < COMP_CWORD; i++)); do
        case "$path/${{COMP_WORDS[i]}}" in
            {paths}) path="$path/${{COMP_WORDS[i]}}" ;;
        esac
    done
    case "$path:$before" in
{values}
    esac
    if [[ -z $found && $current == -* ]]; then
        case "$path" in
{options}
        esac
    elif [[ -z $found ]]; then
        case "$path" in
{words}
        esac
    fi
    if [[ $found == *{files}* ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    else
        mapfile -t COMPREPLY < <(compgen -W "$found" -- "$current")
    fi
}}
complete -F _{command} {command}
"""

ZSH = """\
#compdef {command}
# Completion of {command} for zsh; written by: {command} completion zsh
_{command}() {{
    local at= i before=${{words[CURRENT-1]}}
    local -a found
    for ((i = 2; i < CURRENT; i++)); do
        case "$at/${{words[i]}}" in
            {paths}) at="$at/${{words[i]}}" ;;
        esac
    done
    if [[ ${{words[CURRENT]}} == --*=* ]]; then
        before=${{words[CURRENT]%%=*}}
        compset -P '*='
    fi
    case "$at:$before" in
{values}
    esac
    if (( ! $#found )) && [[ ${{words[CURRENT]}} == -* ]]; then
        case "$at" in
{options}
        esac
    elif (( ! $#found )); then
        case "$at" in
{words}
        esac
    fi
    if [[ $found == {files} ]]; then
        _files
    elif (( $#found )); then
        _describe -V {command} found
    fi
}}
if [[ $funcstack[1] == _{command} ]]; then _{command} "$@"; else compdef _{command} {command}; fi
"""

FISH = """\
# Completion of {command} for fish; written by: {command} completion fish
function __{command}_at
    set -l path ''
    for word in (commandline -opc)[2..-1]
        if contains -- "$path/$word" {paths}
            set path "$path/$word"
        end
    end
    test "$path" = "$argv[1]"
end
complete -c {command} -f
{lines}
"""


def bash(tree: Command) -> str:
    """The script for bash."""
    return BASH.format(
        command=COMMAND, files=FILES, **_cases(tree, lambda pairs: quote(" ".join(name for name, _ in pairs)))
    )


def zsh(tree: Command) -> str:
    """The script for zsh, which shows what each word means."""
    return ZSH.format(command=COMMAND, files=FILES, **_cases(tree, _described))


def fish(tree: Command) -> str:
    """The script for fish: one line for each thing that can be completed."""
    lines = []
    for command in tree.walk():
        at = f"complete -c {COMMAND} -n {quote(f'__{COMMAND}_at {quote(_path(command))}')}"
        lines += [f"{at} -a {each.path[-1]} -d {_fish_text(each.summary)}" for each in command.children]
        for option in command.options:
            names = " ".join(
                f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names
            )
            takes = (
                " -r -F"
                if option.is_file
                else f" -x -a {quote(' '.join(option.values))}"
                if option.value
                else ""
            )
            lines.append(f"{at} {names}{takes} -d {_fish_text(option.about)}")
        for argument in command.arguments:
            lines += [f"{at} -F"] if argument.is_file else []
            lines += [f"{at} -a {quote(' '.join(argument.values))}"] if argument.values else []
    paths = " ".join(_path(each) for each in tree.walk() if each.path)
    return FISH.format(command=COMMAND, paths=paths, lines="\n".join(lines))


SCRIPTS: dict[str, Callable[[Command], str]] = {"bash": bash, "zsh": zsh, "fish": fish}
Pairs = Iterable[tuple[str, str]]


def _cases(tree: Command, write: Callable[[Pairs], str]) -> dict[str, str]:
    """What bash and zsh ask: which paths there are, and what can follow an option, a dash or a command."""
    values, options, words = [], [], []
    for command in tree.walk():
        path = _path(command)
        for option in command.options:
            if option.value:
                names = "|".join(f"{path}:{name}" for name in option.names)
                known = [(FILES, "")] if option.is_file else [(each, "") for each in option.values]
                values.append(f"        {names}) found=({write(known)}); [[ -n $found ]] || return 0 ;;")
        shown = [(name, each.about) for each in command.options for name in each.names]
        options.append(f"            '{path}') found=({write(shown)}) ;;")
        following = [(each.path[-1], each.summary) for each in command.children]
        following += [(value, "") for each in command.arguments for value in each.values]
        following += [(FILES, "")] if any(each.is_file for each in command.arguments) else []
        if following:
            words.append(f"            '{path}') found=({write(following)}) ;;")
    paths = "|".join(_path(each) for each in tree.walk() if each.path)
    return {
        "paths": paths,
        "values": "\n".join(values),
        "options": "\n".join(options),
        "words": "\n".join(words),
    }


def _described(pairs: Pairs) -> str:
    """Words with what they mean, as zsh reads them."""
    texts = (name if not about else f"{name.replace(':', chr(92) + ':')}:{about}" for name, about in pairs)
    return " ".join(quote(text) for text in texts)


def _path(command: Command) -> str:
    return "".join(f"/{word}" for word in command.path)


def _fish_text(text: str) -> str:
    """Text in the quotes of fish, where only these two are escaped."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
