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
  passed?: boolean | null;
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
  coach?: "off" | "on" | "warn";
}

export interface Offers {
  draw?: "first" | "second" | null;
  takeBack?: "first" | "second" | null;
  undoes?: string[];
}

export interface LessonTable {
  name: string;
  title: string;
  tasks: number;
  sentence: string;
  next?: string | null;
  nextTitle?: string | null;
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
  lesson?: LessonTable | null;
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

export interface ReasonRow {
  heading: string;
  text: string;
  squares?: string[];
  turns?: string[];
}

export interface Reason {
  claims: Record<string, any>[];
  sentences: string[];
  rows?: ReasonRow[];
  summary?: string;
}

export interface Hint {
  step: number;
  steps: number;
  sentences: string[];
  squares?: string[];
  pieces?: string[];
}

export interface Advice {
  sentences: string[];
  part: "piece" | "turn";
  isBig: boolean;
  squares?: string[];
  rows?: ReasonRow[];
}

export interface Judgement {
  seen: "" | "c" | "l" | "d";
  advice?: Advice | null;
}

export interface ValuedTurn {
  turn: string;
  value: string;
  word: string;
  text: string;
  after: string;
}

export interface TurnGroup {
  turns: string[];
  value: string;
  pressure?: number | null;
}

export interface Analysis {
  position: string;
  value: string;
  headline: string;
  why: Reason;
  line: ValuedTurn[];
  turns: ValuedTurn[];
  groups: TurnGroup[];
  table: Table;
}

export interface TurnAnalysis {
  turn: ValuedTurn;
  isRight: boolean;
  why: Reason;
  line: ValuedTurn[];
}

export interface PressureAnalysis {
  position: string;
  groups: TurnGroup[];
  finished: number;
  total: number;
}

export interface ReviewedTurn {
  at: number;
  ply: number;
  turn: string;
  seat: "first" | "second";
  before: string;
  after: string;
  bar: "W" | "D" | "L";
  mark: "" | "punished" | "unpunished" | "overlooked";
  text: string;
  heading: string;
  change: string;
  why: Reason;
  better: ValuedTurn[];
  keep: string[];
  kept: string;
  position: string;
}

export interface Review {
  seat: "first" | "second";
  summary: string;
  attention: string[];
  turns: ReviewedTurn[];
}

export interface Task {
  form: "square" | "piece" | "line" | "lines" | "turn";
  question: string[];
  position: string;
  table: Table;
  lines: string[];
  line?: string | null;
  touches?: number | null;
  seconds?: number | null;
}

export interface Puzzle {
  id: string;
  kind: string;
  inner: string | null;
  title: string;
  variant: string;
  rating: number;
  task: Task;
}

export interface PuzzleIndex {
  ids: string;
  kinds: string[];
  variants: string[];
  kind: number[];
  inner: number[];
  variant: number[];
  rating: number[];
}

export interface Answer {
  answer: string;
}

export interface Typed {
  text: string;
  begun?: string;
}

export interface Reading {
  kind: "answer" | "part" | "call" | "touch" | "give" | "hint" | "next" | "said";
  answer?: string;
  spot?: string;
  sentences?: string[];
}

export interface HintWanted {
  step?: "1" | "2" | "3";
}

export interface Refutation {
  position: string;
  turns: string[];
  sentence: string;
}

export interface Verdict {
  answer: string;
  right: boolean;
  heading: string;
  sentences: string[];
  rows: ReasonRow[];
  summary: string;
  claims: Record<string, any>[];
  answers: string[];
  shown: string[];
  refutation?: Refutation | null;
}

export interface LessonSummary {
  name: string;
  title: string;
  tasks: number;
  isExtra: boolean;
}

export interface LessonMatch {
  level: string;
  position: string;
  passed: "call" | "hold" | "finish";
  sentence: string;
  touches?: number | null;
  seconds?: number | null;
}

export interface Lesson {
  name: string;
  title: string;
  text: string;
  tasks: Task[];
  match: LessonMatch;
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
  turns?: string;
}

export interface Line {
  id: string;
  text: string;
  turns?: string;
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

export interface Hint {
  id: string;
}

export interface Coach {
  id: string;
  coach: "off" | "on" | "warn";
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
  seen?: "" | "c" | "l" | "d";
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

export interface Hinted {
  id: string;
  hint: Hint;
}

export interface Coached {
  id: string;
  seen: "" | "c" | "l" | "d";
  advice: Advice;
  question: string;
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
  | { t: "hint"; d: Hint; v: number }
  | { t: "coach"; d: Coach; v: number }
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
  | { t: "hinted"; d: Hinted; v: number }
  | { t: "coached"; d: Coached; v: number }
  | { t: "pong"; d: Pong; v: number };
