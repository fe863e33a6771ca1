import * as v from "valibot";
import { yearScope, type ScopeId } from "../school-year/scope.ts";
import { readDestructionId, toDestructionId, type DestructionTarget } from "./destruction-id.ts";

/** A year or a pupil that is gone for good, as it stands outside of every database. No name and no word of anybody. */
export interface LedgerEntry extends DestructionTarget {
  readonly uid: string;
  /** Of the paper: 「2027-0004」. */
  readonly number: string;
  /** Epoch ms, as the next. */
  readonly requestedAt: number;
  readonly destroyedAt: number;
  readonly counts: Readonly<Record<string, number>>;
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const rest = {
  uid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  number: v.pipe(v.string(), v.regex(/^\d{4}-\d{4,}$/)),
  requestedAt: whole,
  destroyedAt: whole,
  counts: v.record(v.string(), whole),
};

const schema: v.GenericSchema<unknown, LedgerEntry> = v.union([
  v.object({ ...rest, year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2199)) }),
  // Of a pupil in the place of the year, so that no version that knows only years takes the year.
  v.pipe(
    v.object({
      ...rest,
      year: v.pipe(
        v.string(),
        v.check((id) => id.includes("~")),
      ),
    }),
    v.transform(({ year: id, ...entry }) => ({ ...entry, ...readDestructionId(id) })),
    v.custom<LedgerEntry>((entry) => typeof Object(entry).studentId === "string"),
  ),
]);

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
export function toLedgerLine({ studentId, ...entry }: LedgerEntry): string {
  const { year } = entry;
  const line =
    studentId === undefined ? entry : { ...entry, year: toDestructionId({ year, studentId }) };
  return `\n${JSON.stringify(line)}\n`;
}

/** The year's scope: all of it is gone, or one pupil in it. */
export function toDestroyedScope({ uid, year }: Pick<LedgerEntry, "uid" | "year">): ScopeId {
  return yearScope(uid, year);
}

/** What is told apart in the ledger and in the table: of a year its scope. */
export function toDestructionKey(entry: Pick<LedgerEntry, "uid" | "year" | "studentId">): string {
  const { studentId } = entry;
  return [toDestroyedScope(entry), ...(studentId === undefined ? [] : [studentId])].join("~");
}

/** Each year and each pupil of a teacher once: the first word of it stays. */
export function joinLedgers(
  ...ledgers: readonly (readonly LedgerEntry[])[]
): readonly LedgerEntry[] {
  const byKey = new Map<string, LedgerEntry>();
  for (const entry of ledgers.flat()) {
    const key = toDestructionKey(entry);
    if (!byKey.has(key)) byKey.set(key, entry);
  }
  return [...byKey.values()];
}
