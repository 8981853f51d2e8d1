"""Asking for an analysis over HTTP: who may, how often, and what becomes of it when they leave."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from openquarto.server.analysis.jobs import Job
from openquarto.server.http.openapi import JSON
from openquarto.server.http.responses import hearer_of
from openquarto.server.limits import network
from openquarto.server.services import Services
from openquarto.server.sessions import address_of, session_of


async def check_fair_play(request: Request) -> None:
    """Raise ServerError if whoever asks sits in a game that forbids an analysis."""
    await Services.of(request).fair_play.check(session_of(request), hearer_of(request).manner)


async def analysed(request: Request, job: Job) -> Response:
    """The answer to a job; whoever leaves before it is there takes the job with them."""
    await check_fair_play(request)
    body = await unless_gone(request, computed(request, job))
    await check_fair_play(request)  # a game may have begun meanwhile
    return Response(body, headers={"cache-control": "no-store"}, media_type=JSON)


async def computed(request: Request, job: Job) -> bytes:
    """The answer to a job, which is counted where it is computed anew."""
    services, address = Services.of(request), address_of(request)
    return await services.analyst.answer(
        job, network(address), lambda: services.addresses.count("analyses", address)
    )


async def unless_gone(request: Request, work: Awaitable[bytes]) -> bytes:
    """What work brings; whoever leaves before it is there takes it with them."""
    task = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_disconnected(request))
    try:
        await asyncio.wait([task, gone], return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        raise ClientDisconnect
    finally:
        for each in (task, gone):
            each.cancel()
        with suppress(asyncio.CancelledError):
            await gone


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
