import * as v from "valibot";
import { yearScope, type ScopeId } from "../school-year/scope.ts";
import type { SchoolYear } from "../school-year/school-year.ts";

/** A year that is gone for good, as it stands outside of every database. No name and no word of anybody. */
export interface LedgerEntry {
  readonly uid: string;
  readonly year: SchoolYear;
  /** Of the paper: 「2027-0004」. */
  readonly number: string;
  /** Epoch ms, as the next. */
  readonly requestedAt: number;
  readonly destroyedAt: number;
  readonly counts: Readonly<Record<string, number>>;
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const schema: v.GenericSchema<unknown, LedgerEntry> = v.object({
  uid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2199)),
  number: v.pipe(v.string(), v.regex(/^\d{4}-\d{4,}$/)),
  requestedAt: whole,
  destroyedAt: whole,
  counts: v.record(v.string(), whole),
});

/** One a line; what is none is passed over, as the half line of a write that a crash cut short. */
export function parseLedger(text: string): readonly LedgerEntry[] {
  return joinLedgers(
    text.split("\n").flatMap((line) => {
      try {
        return [v.parse(schema, JSON.parse(line))];
      } catch {
        return [];
      }
    }),
  );
}

/** Begins with an end of line, so that a half line before it does not swallow it. */
export function toLedgerLine(entry: LedgerEntry): string {
  return `\n${JSON.stringify(entry)}\n`;
}

export function toDestroyedScope({ uid, year }: LedgerEntry): ScopeId {
  return yearScope(uid, year);
}

/** Each year of a teacher once: the first word of it stays. */
export function joinLedgers(
  ...ledgers: readonly (readonly LedgerEntry[])[]
): readonly LedgerEntry[] {
  const byYear = new Map<string, LedgerEntry>();
  for (const entry of ledgers.flat()) {
    const key = toDestroyedScope(entry);
    if (!byYear.has(key)) byYear.set(key, entry);
  }
  return [...byYear.values()];
}
