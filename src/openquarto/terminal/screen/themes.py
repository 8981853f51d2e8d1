"""The two themes: the colours of all that is written, on light and on dark ground."""

from dataclasses import replace

from textual.theme import Theme

from openquarto.terminal.screen.palette import DARK_THEME, LIGHT_THEME

_LIGHT = Theme(
    name=LIGHT_THEME,
    primary="#15594F",
    secondary="#8E5F35",
    accent="#15594F",
    warning="#7A4E12",
    error="#96291A",
    success="#15594F",
    foreground="#241B13",
    background="#F4EEE3",
    surface="#FFFCF6",
    panel="#E9E0D0",
    dark=False,
    variables={
        "second": "#5F5145",
        "call": "#A5341B",
        "call-hover": "#8A2813",
        "on-call": "#FFF6E8",
        "on-accent": "#FFFFFF",
        "edge": "#8B7A66",
    },
)
_DARK = Theme(
    name=DARK_THEME,
    primary="#86D3C2",
    secondary="#D2A36E",
    accent="#86D3C2",
    warning="#E8B66A",
    error="#FFA58F",
    success="#86D3C2",
    foreground="#F4EBDC",
    background="#15110D",
    surface="#211B15",
    panel="#2B2219",
    dark=True,
    variables={
        "second": "#BFB09C",
        "call": "#BE421F",
        "call-hover": "#A63616",
        "on-call": "#FFF8EE",
        "on-accent": "#08201B",
        "edge": "#94836E",
    },
)
_LIGHT_256 = replace(
    _LIGHT,
    primary="#005F5F",
    secondary="#875F00",
    accent="#005F5F",
    error="#AF0000",
    foreground="#1C1C1C",
    background="#EEEEEE",
    surface="#FFFFFF",
    panel="#DADADA",
    variables={
        "second": "#4E4E4E",
        "call": "#AF0000",
        "call-hover": "#870000",
        "on-call": "#FFFFFF",
        "on-accent": "#FFFFFF",
        "edge": "#767676",
    },
)
_DARK_256 = replace(
    _DARK,
    primary="#87D7AF",
    secondary="#D7AF87",
    accent="#87D7AF",
    error="#FFAF87",
    foreground="#EEEEEE",
    background="#121212",
    surface="#262626",
    panel="#303030",
    variables={
        "second": "#BCBCBC",
        "call": "#AF0000",
        "call-hover": "#870000",
        "on-call": "#FFFFFF",
        "on-accent": "#000000",
        "edge": "#8A8A8A",
    },
)


def themes(*, few_colours: bool) -> tuple[Theme, Theme]:
    """Light and dark, for terminals with or without true colour."""
    return (_LIGHT_256, _DARK_256) if few_colours else (_LIGHT, _DARK)
