"""Everything is in pyproject.toml; here is only how to leave the kernel in C out.

With OPENQUARTO_KERNEL=none in the environment the wheel is one for every machine: it searches by the kernel
as WebAssembly (extra `wasm`), or in plain Python.
"""

import os

from setuptools import Distribution, setup


class PlainDistribution(Distribution):
    """The package without its extension."""

    def has_ext_modules(self) -> bool:
        """No compiler is needed, and the wheel is tagged py3-none-any."""
        return False


setup(distclass=PlainDistribution if os.environ.get("OPENQUARTO_KERNEL") == "none" else Distribution)
