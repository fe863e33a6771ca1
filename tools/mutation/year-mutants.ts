import type { Mutant } from "./mutant.ts";
import { sumMutants } from "./sum-mutants.ts";

/** A mistake that 40 lived days have to notice. */
export interface YearMutant extends Mutant {
  /** Other days than the usual ones, as `npm run year` is told. */
  readonly days?: string;
}

const merge = "packages/sync/src/merge.ts";
const client = "packages/sync/src/client";
const push = "packages/sync/src/server/push.ts";
const sqlite = "apps/server/src/sync/sqlite-groups.ts";
const undo = "packages/domain/src/undo";
/** On the first of them one edit of two fields comes after a later one of one of them. */
const crossed = "--teachers 2 --devices 3 --from 2026-03-02 --days 10 --pace 150 --seed 5";
/** A year of 40 teachers' days in eleven: a page at the board fetches more than 5,000 rows. */
const full = "--teachers 1 --devices 2 --calm --from 2026-03-02 --days 12 --pace 800 --seed 229";

export const yearMutants: readonly YearMutant[] = [
  ...sumMutants,
  {
    file: merge,
    find: `[stamp, killed].find(`,
    replace: `[killed].find(`,
    breaks: "An older word takes the place of a newer one.",
  },
  {
    file: merge,
    find: `    data[field] = value;\n    at[field] = op.at;`,
    replace: `    if (field !== "text") data[field] = value;\n    at[field] = op.at;`,
    breaks: "A merge drops a field.",
  },
  {
    file: push,
    find: `= op.at;\n  if (merged.isChanged) saveDraftRow(`,
    replace: `= op.at;\n  if (merged.isChanged && merged.superseded.length === 0) saveDraftRow(`,
    breaks: "Of an edit of which one field came too late nothing is kept.",
    days: crossed,
  },
  {
    file: sqlite,
    find: `    seq = excluded.seq, dead_at = excluded.dead_at`,
    replace: `    seq = excluded.seq`,
    breaks: "What was deleted stays.",
  },
  {
    file: sqlite,
    find: `and seq > ? order by seq limit ?`,
    replace: `and seq > ? + 1 order by seq limit ?`,
    breaks: "A device passes over the first change since it last asked.",
  },
  {
    file: "packages/sync/src/server/pull.ts",
    find: `const seq = more ? (rows.at(-1)?.[3] ?? 0) : found.state.seq;`,
    replace: `const seq = found.state.seq;`,
    breaks: "All rows after the first page are never told.",
    days: full,
  },
  {
    file: `${client}/settlement.ts`,
    find: `else if (refusal.type === "clock") isClockAhead = true;`,
    replace: ``,
    breaks: "A device with a fast clock has all its words refused.",
  },
  {
    file: `${client}/writer.ts`,
    find: `for (const op of ops) outbox.add(op);\n      channel?.post`,
    replace: `channel?.post`,
    breaks: "Words of a device with a fast clock are gone when they should be stamped anew.",
  },
  {
    file: `${client}/memory-storage.ts`,
    find: `append: (scope, ops) => replaceSealed(scope, [], ops),`,
    replace: `append: (scope, ops) => replaceSealed(scope, [], ops.slice(1)),`,
    breaks: "On the PC at the board the first of what was written is not on the disk.",
  },
  {
    file: `${client}/open-store.ts`,
    find: `    takeOps(lost);\n`,
    replace: ``,
    breaks: "What a restored server lacks is told to it by nobody.",
  },
  {
    file: `${client}/open-store.ts`,
    find: `    for (const at of settlement.acked) outbox.remove(at);\n`,
    replace: ``,
    breaks: "What the server took is sent for ever.",
  },
  {
    file: "apps/server/src/archive/read-scope-rows.ts",
    find: `parsed?.uid === uid ?`,
    replace: `parsed?.uid === uid && parsed.type === "year" ?`,
    breaks: "The profile is in no archive.",
  },
  {
    file: `${client}/mark.ts`,
    find: `if (since > mark.cursor && !reset) return stay;`,
    replace: ``,
    breaks: "A tab that was frozen passes over what it missed.",
  },
  {
    file: `${client}/to-request.ts`,
    find: `    value === undefined ? null : value,`,
    replace: `    value === undefined || value === "" ? undefined : value,`,
    breaks: "A field that was emptied keeps its old text.",
  },
  {
    file: `${client}/restored-server.ts`,
    find: `if (at <= known || (!isLife && at <= killed)) continue;`,
    replace: `if (known !== "" || (!isLife && at <= killed)) continue;`,
    breaks: "A restored server keeps the older of two values of a row.",
  },
  {
    file: `${undo}/inverse.ts`,
    find: `  if (set[DEAD] === true) return createRow(kind, id, withoutId(row));\n`,
    replace: `  if (set[DEAD] === true) return createRow(kind, id, {});\n`,
    breaks: "What was deleted comes back empty.",
  },
  {
    file: `${undo}/inverse.ts`,
    find: `[field, row[field] ?? null]`,
    replace: `[field, row[field] ?? set[field]]`,
    breaks: "Taken back, a field that was not there keeps what was written into it.",
  },
  {
    file: "apps/server/src/archive/read-scope-rows.ts",
    find: `    since = rows.at(-1)?.seq ?? since;\n  }\n}\n\n/** Every former`,
    replace: `    since = (rows.at(-1)?.seq ?? since) + 1;\n  }\n}\n\n/** Every former`,
    breaks: "Of each page of an archive the first row is missing.",
  },
  {
    file: "apps/server/src/archive/rows-json.ts",
    find: `return { kind, id, data, at: toRowStamps(data, at) };`,
    replace: `return { kind, id: id.trim(), data: { ...data, note: undefined }, at: toRowStamps(data, at) };`,
    breaks: "Notes are in no archive.",
  },
];
