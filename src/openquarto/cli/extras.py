"""The extras of the package: what each is for, which modules it brings, and how it is had."""

from typing import NamedTuple

from openquarto.about import COMMAND


class Extra(NamedTuple):
    """What an extra of the package is for, and the modules that it brings."""

    purpose: str
    modules: tuple[str, ...]


WEB = ("h11", "jinja2", "msgspec", "prometheus_client", "segno", "starlette", "uvicorn", "websockets")
EXTRAS = {
    "web": Extra("tables in the browser", WEB),
    "screen": Extra("the full-screen terminal, and progress bars", ("textual", "tqdm")),
    "png": Extra("pictures as PNG", ("resvg_py",)),
    "postgres": Extra("games in PostgreSQL", ("psycopg",)),
    "notebook": Extra("a table in Jupyter", ("anywidget",)),
    "wasm": Extra("the kernel as WebAssembly", ("wasmtime",)),
    "cluster": Extra("proofs on many machines", ("dask", "distributed")),
    "tournament": Extra("Swiss rounds of tournaments", ("py4swiss",)),
    "plot": Extra("the curves of the arena", ("matplotlib",)),
    "rl": Extra("environments to learn from", ("gymnasium", "numpy", "pettingzoo", "PIL", "resvg_py")),
    "openspiel": Extra("the game in OpenSpiel", ("pyspiel",)),
}


def install(extra: str) -> str:
    """How an extra is had."""
    return f"pip install '{COMMAND}[{extra}]'"
