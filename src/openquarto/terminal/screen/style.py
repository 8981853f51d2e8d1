"""How the screen is laid out and painted, in Textual's CSS; what is drawn has its colours in the palette."""

STYLE = """
Screen { background: $background; color: $foreground; overflow: hidden; }

#top { height: 1; background: $panel; padding: 0 1; }
#name { width: 1fr; text-style: bold; color: $secondary; text-wrap: nowrap; text-overflow: clip; }
#badge { width: auto; color: $second; text-wrap: nowrap; }
#status { height: 1; padding: 0 1; text-style: bold; text-wrap: nowrap; text-overflow: ellipsis; }

#middle { height: auto; }
Grid { width: auto; height: auto; margin: 0 1 0 0; }
#side { width: 1fr; height: 100%; }
#hand { width: 100%; height: auto; }
#hand-name { height: 3; text-align: center; text-style: bold; }
#players { height: 2; margin: 0 0 1 0; text-wrap: nowrap; }

Push { height: 3; width: 100%; content-align: center middle; text-style: bold; border: tall $edge; }
Push:hover { background: $panel; }
Push:focus { border: double $foreground; text-style: bold reverse; }
#quarto { background: $call; color: $on-call; border: tall $call; }
#quarto:hover { background: $call-hover; border: tall $call-hover; }
#quarto:focus { border: double $on-call; text-style: bold underline; }
#done { visibility: hidden; }

#messages {
    height: 1fr; padding: 0 1;
    overflow-x: hidden; overflow-y: auto; scrollbar-gutter: stable; scrollbar-size-vertical: 1;
}
.messages--other { color: $second; }
.messages--current { color: $foreground; text-style: bold; }
.messages--mark { color: $accent; }

#bottom { height: 1; background: $panel; }
#prompt { width: auto; padding: 0 1; color: $accent; text-style: bold; }
#prompt.away { color: $second; text-style: none; }
#command { width: 1fr; background: $surface; color: $foreground; }
#command:focus { background: $surface; text-style: bold; }
#hint { width: auto; padding: 0 0 0 2; color: $second; }
#menu { width: auto; height: 1; border: none; padding: 0 2; background: $panel; }
#menu:focus { border: none; text-style: bold reverse; }

ModalScreen { align: center middle; background: $background 40%; }
#dialog {
    width: auto; height: auto; max-width: 76; max-height: 90%;
    background: $surface; border: round $accent; padding: 0 2;
}
#question { width: auto; max-width: 70; text-style: bold; padding: 0 0 1 0; }
#answers { width: auto; height: auto; }
#answers OptionList {
    width: auto; min-width: 16; height: auto; max-height: 72vh;
    background: $surface; background-tint: $surface 0%; border: none; padding: 0;
}
#answers OptionList > .option-list--option-highlighted {
    background: $accent; color: $on-accent; text-style: bold;
}
#picture { width: auto; height: auto; margin: 0 2 0 4; color: $accent; text-style: bold; }
#text { width: 70; height: auto; max-height: 60vh; scrollbar-size-vertical: 1; }
#close { width: auto; height: 1; border: none; padding: 0 2; margin: 1 0 0 0; background: $panel; }
#close:focus { border: none; text-style: bold reverse; }
TooSmall { background: $background; }
#too-small { width: 100%; height: auto; text-align: center; text-style: bold; padding: 0 1; }
"""
