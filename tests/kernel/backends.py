"""The three kernels side by side: the one in C, the same as WebAssembly, and the one in plain Python."""

from types import ModuleType

from openquarto.kernel import _kernel, plain, wasm

KERNELS: dict[str, ModuleType] = {"native": _kernel, "wasm": wasm, "plain": plain}
