import * as v from "valibot";
import { yearScope, type ScopeId } from "../school-year/scope.ts";
import { readDestructionId, toDestructionId, type DestructionTarget } from "./destruction-id.ts";
import { keptPromise, toPromiseKey, toPromiseRank, type KeptPromise } from "./kept-promise.ts";

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

/** All promises of a server that stand outside of its database, each once. */
export interface Ledger {
  /** Years and pupils that are gone. */
  readonly destroyed: readonly LedgerEntry[];
  /** What else a backup of before does not know. */
  readonly kept: readonly KeptPromise[];
}

/** One a line; what is none is passed over, as the half line of a write that a crash cut short. */
export function parseLedger(text: string): Ledger {
  const lines = text.split("\n").flatMap((line) => {
    try {
      return [v.parse(v.union([schema, keptPromise]), JSON.parse(line))];
    } catch {
      return [];
    }
  });
  return joinLedgers({
    destroyed: lines.flatMap((line) => (isKeptPromise(line) ? [] : [line])),
    kept: lines.filter(isKeptPromise),
  });
}

function isKeptPromise(line: LedgerEntry | KeptPromise): line is KeptPromise {
  return "promise" in line;
}

/**
 * The text without the locks that another word took the place of: a key wrapped by words of before would open the records still.
 * Lines that nobody here knows stay.
 */
export function dropOldLocks(text: string, { kept }: Ledger): string {
  const living = new Set(kept.map((promise) => toLedgerLine(promise).trim()));
  return text
    .split("\n")
    .filter((line) => {
      const [old] = parseLedger(line).kept;
      return old?.lock === undefined || living.has(toLedgerLine(old).trim());
    })
    .join("\n");
}

/** Begins with an end of line, so that a half line before it does not swallow it. */
export function toLedgerLine(of: LedgerEntry | KeptPromise): string {
  if (isKeptPromise(of)) return `\n${JSON.stringify(of)}\n`;
  const { studentId, ...entry } = of;
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

/** Each year and each pupil of a teacher once, the first word of it; of other promises the last one. */
export function joinLedgers(...ledgers: readonly Ledger[]): Ledger {
  const destroyed = new Map<string, LedgerEntry>();
  for (const entry of ledgers.flatMap((ledger) => ledger.destroyed)) {
    const key = toDestructionKey(entry);
    if (!destroyed.has(key)) destroyed.set(key, entry);
  }
  const kept = new Map<string, KeptPromise>();
  for (const promise of ledgers.flatMap((ledger) => ledger.kept)) {
    const key = toPromiseKey(promise);
    const known = kept.get(key);
    if (!known || toPromiseRank(known) < toPromiseRank(promise)) kept.set(key, promise);
  }
  return { destroyed: [...destroyed.values()], kept: [...kept.values()] };
}
