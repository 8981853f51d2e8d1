// Written by tools/page_types.py from openquarto.wire: do not edit.

export interface Shown {
  line: string;
  squares: string[];
  sides: string[];
}

export interface Ending {
  reason: string;
  winner: "first" | "second" | null;
  title: string;
  sentences: string[];
  missed: string[];
  nextLevel?: number | null;
}

export interface View {
  board: (string | null)[];
  hand: string | null;
  last: string | null;
  phase: "give" | "place" | "last look" | "over";
  toAct: "first" | "second" | null;
  isMyTurn: boolean;
  mayCall: boolean;
  lines: string[];
  shown: Shown[];
  ending?: Ending | null;
  masked?: boolean;
}

export interface Clock {
  first: number | null;
  second: number | null;
  running: "first" | "second" | null;
}

export interface Entry {
  seq: number;
  text: string;
}

export interface Player {
  name: string;
  isMe: boolean;
  isComputer: boolean;
  points: number;
}

export interface Rules {
  variant: string;
  traits: string[];
  blocks: boolean;
  automatic: boolean;
  falseCallLoses: boolean;
  counts: boolean;
  takeBack: boolean;
  edition: "classic" | "access";
  firstLimit: number | null;
  secondLimit: number | null;
  sentences: string[];
  mask?: "none" | "first" | "second" | "both";
}

export interface Offers {
  draw?: "first" | "second" | null;
  takeBack?: "first" | "second" | null;
  undoes?: string[];
}

export interface Table {
  game: string;
  title: string;
  seat: "first" | "second" | "both" | "none";
  first: Player;
  second: Player;
  rules: Rules;
  view: View;
  status: string;
  prompt: string;
  clock: Clock;
  offers: Offers;
  entries: Entry[];
  record: string;
  next?: string | null;
  byLink?: boolean;
  isWaiting?: boolean;
  isFree?: boolean;
  claimIn?: number | null;
}

export interface ReplayTurn {
  turn: number;
  move: string;
  label: string;
  sentences: string[];
  board: (string | null)[];
  hand: string | null;
  last: string | null;
}

export interface MissedQuarto {
  at: number;
  line: string;
  title: string;
  text: string;
}

export interface Replay {
  turns: ReplayTurn[];
  missed: MissedQuarto[];
  link: string;
  namedLink: string;
  picture: string;
  png: string;
  reach: "here" | "near" | "everywhere";
}

export interface Hello {
  language: string;
  pieces?: "words" | "letters" | "marked";
  squares?: "letters" | "names" | "nato";
  terse?: boolean;
  words?: boolean;
}

export interface Act {
  id: string;
  action: string;
}

export interface Line {
  id: string;
  text: string;
}

export interface Ask {
  id: string;
  question: "hand" | "turn" | "time" | "last" | "rules";
}

export interface Touch {
  id: string;
  spot: string;
}

export interface Wish {
  id: string;
  wish: "resign" | "draw" | "back" | "accept" | "decline" | "rematch" | "claim";
}

export interface Talk {
  id: string;
  word: "hello" | "have fun" | "well seen" | "one moment" | "thanks" | "good game";
}

export interface Ping {
}

export interface Whole {
  table: Table;
  language: string;
}

export interface News {
  view: View;
  status: string;
  prompt: string;
  clock: Clock;
  offers: Offers;
  entries: Entry[];
  said: string[];
  urgent: string[];
  cues: ("place" | "give" | "your turn" | "refused" | "low time" | "quarto" | "false call" | "draw" | "over")[];
  action?: string;
  next?: string | null;
  claimIn?: number | null;
  points?: number[] | null;
}

export interface Said {
  id: string;
  sentences: string[];
  ask?: "" | "line" | "yes";
  step?: string;
}

export interface Felt {
  id: string;
  spot: string;
  sentences: string[];
  piece: string | null;
}

export interface Done {
  id: string;
}

export interface Refused {
  id: string;
  code: string;
  sentence: string;
}

export interface Urgent {
  sentences: string[];
  cues: ("place" | "give" | "your turn" | "refused" | "low time" | "quarto" | "false call" | "draw" | "over")[];
  clock: Clock;
}

export interface Presence {
  first: boolean;
  second: boolean;
  watchers: number;
  said: string[];
}

export interface Spoken {
  seat: "first" | "second";
  word: "hello" | "have fun" | "well seen" | "one moment" | "thanks" | "good game";
  sentence: string;
}

export interface Pong {
}

export type FromPage =
  | { t: "hello"; d: Hello; v: number }
  | { t: "act"; d: Act; v: number }
  | { t: "line"; d: Line; v: number }
  | { t: "ask"; d: Ask; v: number }
  | { t: "touch"; d: Touch; v: number }
  | { t: "wish"; d: Wish; v: number }
  | { t: "talk"; d: Talk; v: number }
  | { t: "ping"; d: Ping; v: number };

export type FromServer =
  | { t: "table"; d: Whole; v: number }
  | { t: "news"; d: News; v: number }
  | { t: "said"; d: Said; v: number }
  | { t: "felt"; d: Felt; v: number }
  | { t: "done"; d: Done; v: number }
  | { t: "refused"; d: Refused; v: number }
  | { t: "urgent"; d: Urgent; v: number }
  | { t: "presence"; d: Presence; v: number }
  | { t: "spoken"; d: Spoken; v: number }
  | { t: "pong"; d: Pong; v: number };
