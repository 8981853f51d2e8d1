"""What espeak-ng says, and how long it takes, at 175 words a minute and without the silence at its end."""

import array
import subprocess
import sys
from functools import cache

from openquarto.speech import Manner

SILENCE = 32  # of 32,767: below what can be heard


@cache
def espeak(language: str, *arguments: str) -> bytes:
    command = ["espeak-ng", "-v", language, "-s", "175", *arguments]
    return subprocess.run(command, capture_output=True, check=True).stdout


def seconds(text: str, manner: Manner) -> float:
    """How long it takes to say a text."""
    wave = espeak(manner.language, "--stdout", text)
    rate = int.from_bytes(wave[24:28], "little")
    samples = array.array("h", wave[44 : 44 + (len(wave) - 44) // 2 * 2])
    if sys.byteorder == "big":
        samples.byteswap()
    sounding = next(at for at in range(len(samples), 0, -1) if abs(samples[at - 1]) > SILENCE)
    return sounding / rate
