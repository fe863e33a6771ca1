import type { RosterStudent } from "../student/student.ts";
import type { ToldText } from "./weak/told-text.ts";

/** A part of the line with its place; `text` is as typed. */
export type Lexeme = { readonly text: string; readonly from: number; readonly to: number } & (
  | { readonly type: "separator" }
  /** 「3번」, 「7-9」, 「3·5·7」. */
  | { readonly type: "numbers"; readonly numbers: readonly number[]; readonly isRange: boolean }
  /** 「3.4」: two pupils or a day in March. */
  | { readonly type: "dotted"; readonly first: number; readonly second: number }
  | { readonly type: "name"; readonly name: string }
  /** 「2반」 where the roster has several classes. */
  | { readonly type: "class"; readonly classNo: string }
  /** 「모두」; 「나머지」 is those about whom nothing is known yet. */
  | { readonly type: "everyone"; readonly isRest: boolean }
  | { readonly type: "day"; readonly words: string }
  | { readonly type: "head" }
  /** The beginning of a row's title; perhaps a pupil's name as well. */
  | { readonly type: "title"; readonly pupils: readonly RosterStudent[] }
  /** What "told" follows. */
  | { readonly type: "teller" }
  | ({ readonly type: "told" } & Pick<ToldText, "words" | "isSure" | "doubt">)
  | { readonly type: "periods"; readonly periods: readonly number[] }
  /** 「(병원)」, or what follows a colon: words and nothing else. */
  | { readonly type: "literal"; readonly words: string }
  | { readonly type: "word" }
);

export interface LexOptions {
  readonly heads: readonly RegExp[];
  /** Patterns of titles (`toTitlePattern`), and of what is said of them. */
  readonly titles?: readonly { readonly patterns: readonly string[]; readonly marks: RegExp }[];
  readonly tellers?: readonly RegExp[];
  readonly roster: readonly RosterStudent[];
}

/** Where a word ends. */
export const end = "(?=[.!]*(?:[\\s,，、;:：()]|$))";

/** Somebody of the class. */
export function isPupil({ type }: Pick<Lexeme, "type">): boolean {
  return type === "name" || type === "numbers";
}

/** A pattern that is matched at one place. */
export function sticky(pattern: string): RegExp {
  return new RegExp(pattern, "yu");
}
