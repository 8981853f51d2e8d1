// What a mounted table needs of whatever it speaks to: the server, or a game in memory.

import type { FromServer } from "../model/wire.d.ts";

/** What a transport tells the table that it serves. */
export interface Listener {
    /** How the table wants to be spoken to. */
    hello(): Record<string, unknown>;
    /** Whether somebody waits for this player or a clock runs, so that a dead connection must be noticed soon. */
    isPressing(): boolean;
    onMessage(message: FromServer): void;
    /** The connection is open, lost for now, or gone for good; and the close code. */
    onState(state: "open" | "lost" | "gone", code: number): void;
}

export interface Transport {
    /** Connects; the first message is the whole `table`. */
    start(listener: Listener): void;
    /** Sends an act, line, ask, touch or wish; returns the id under which it is answered. */
    ask(type: string, data: Record<string, unknown>): string;
    /** Asks for the whole table again, in the manner of a new `hello`. */
    greet(): void;
    /** Ends it: no message comes any more. */
    close(): void;
}
