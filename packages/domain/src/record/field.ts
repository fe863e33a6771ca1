import { refuse, type Result } from "../base/result.ts";
import type { SheetCell } from "./record-sheet.ts";
import type { Shape } from "./shape.ts";

/** Why a field of a form can't be stored, in the sentence that stands below it. */
export interface FieldRefusal {
  readonly type: "FieldUnread";
  readonly sentence: string;
}

/** Its column in 내 자료; of a pupil two of them: number and name. The label stands at the head where nothing else is said. */
export interface FieldColumn {
  readonly head?: string;
  readonly width: number;
}

/**
 * One field of a record, said once: `T` is what is stored, `D` what a form holds. Schema, sheet, words and form are read
 * out of it (`record.ts`), so a field is data and builds nothing that nobody asked for.
 */
export interface Field<T = unknown, D = unknown, N extends string = string> {
  /** Which input a form shows. */
  readonly input: N;
  readonly shape: Shape;
  /** Nothing for what only the program reads: an order, an id. */
  readonly label: string | undefined;
  /** Where lists say it in other words than the form, or not at all. */
  readonly said?: string | false | undefined;
  readonly column?: FieldColumn | undefined;
  /** The subject says it too: 변경 이력 names it only where it changed. */
  readonly isInSubject?: true | undefined;
  readonly isOptional: boolean;
  /** Its entries are fields of their own (`split-field.ts`). */
  readonly isSplit?: true | undefined;
  /** The labels of a choice by its value; "" of one that may stay open. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  /** For 변경 이력, 휴지통 and 보낼 목록. Nothing where it is empty, or of no shape that this version knows. */
  say(value: unknown): string | undefined;
  cell(value: T): SheetCell;
  /** Into the form. */
  show(value: T | null | undefined): D;
  /** Out of it; `null` empties it. */
  read(typed: D): Result<T | null, FieldRefusal>;
  /** For the types alone, never there. */
  readonly stored?: T;
  readonly typed?: D;
}

export type Fields = Readonly<Record<string, Field>>;
type Optional<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly isOptional: true } ? K : never;
}[keyof F];
export type Stored<F> = F extends { readonly stored?: infer T } ? Exclude<T, undefined> : never;
type Typed<F> = F extends { readonly typed?: infer D } ? Exclude<D, undefined> : never;

/** A row with these fields, as it is stored. */
export type RowOf<F extends Fields> = {
  readonly [K in Exclude<keyof F, Optional<F>>]: Stored<F[K]>;
} & { readonly [K in Optional<F>]?: Stored<F[K]> | null };

/** What a form writes of its fields: `null` where one is empty. */
export type Written<F extends Fields> = {
  readonly [K in keyof F]:
    | Stored<F[K]>
    | (F[K] extends { readonly isOptional: true } ? null : never);
};

/** What a form over these fields holds. */
export type DraftOf<F extends Fields> = { readonly [K in keyof F]: Typed<F[K]> };

/** What a field may say of itself besides its label. */
export interface Said {
  /** In 변경 이력 and its like, where the form asks in other words; `false` where they leave it out. */
  readonly said?: string | false;
  readonly column?: FieldColumn;
  readonly isInSubject?: true;
}
/** A field that is never empty. */
export type Kept<T, D, N extends string> = Field<T, D, N> & { readonly isOptional: false };
/** The values of a choice. */
export type Choice<L> = keyof L & string;

/** A form says the sentence below the field. */
export function unread(sentence: string) {
  return refuse({ type: "FieldUnread", sentence });
}
