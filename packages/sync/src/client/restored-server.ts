import { DEAD } from "../change.ts";
import { KILLED } from "../merge.ts";
import type { FieldStamps, ScopeReply, ScopeRequest, WireRow } from "../protocol.ts";
import { isOtherLife } from "./mark.ts";
import type { Mark } from "./mark.ts";
import type { BaseRow, QueuedOp } from "./storage.ts";

/** All rows of a restored server, put together page by page before any of it is shown or kept. */
export interface Catchup {
  readonly epoch: string;
  readonly cursor: number;
  readonly floor: number;
  readonly rowsByKey: ReadonlyMap<string, WireRow>;
  readonly isComplete: boolean;
}

/** The first answer of another life was to a question about the former one: it only says to begin. */
export function takePage(
  catchup: Catchup | undefined,
  request: ScopeRequest,
  reply: ScopeReply,
  epoch: string,
): Catchup {
  if (catchup?.epoch !== epoch) {
    return { epoch, cursor: 0, floor: 0, rowsByKey: new Map(), isComplete: false };
  }
  if (request.since !== catchup.cursor) return catchup;
  const isStart = reply.reset === true || request.since === 0;
  const rows = reply.rows.map((row) => [toKey(row[0], row[1]), row] as const);
  return {
    epoch,
    cursor: reply.seq,
    floor: isStart ? reply.floor : catchup.floor,
    rowsByKey: new Map(isStart ? rows : [...catchup.rowsByKey, ...rows]),
    isComplete: !reply.more,
  };
}

/**
 * What a copy of the former life has and the restored server lacks, or has older: one op for each such
 * row, with the stamp of each value. It says nothing that was not said before, so it may be sent by
 * every device, in any order, and loses against whatever was written later.
 */
export function listLostOps(
  copy: { readonly rows: readonly BaseRow[]; readonly mark: Mark | undefined },
  toldByKey: ReadonlyMap<string, WireRow>,
  next: Mark,
): readonly QueuedOp[] {
  const { rows, mark } = copy;
  if (!mark || !isOtherLife(mark, next)) return [];
  // Deletions up to the floor are forgotten. A copy from before it may have rows that were deleted
  // since, and nothing that is not in the backup.
  if (mark.cursor < next.floor && mark.floor < next.floor) return [];
  const ops: QueuedOp[] = [];
  for (const row of rows) {
    const op = toLostOp(row, toldByKey.get(toKey(row.kind, row.id)));
    if (op) ops.push(op);
  }
  return ops;
}

function toLostOp(row: BaseRow, told: WireRow | undefined): QueuedOp | undefined {
  const mine = toFieldStamps(row);
  const theirs = told ? toFieldStamps({ data: told[2], at: told[4] }) : {};
  const killed = theirs[KILLED] ?? "";
  const set: Record<string, unknown> = {};
  const stamps: Record<string, string> = {};
  let latest = "";
  for (const [field, at] of Object.entries(mine)) {
    const known = Object.hasOwn(theirs, field) ? (theirs[field] ?? "") : "";
    const isLife = field === DEAD || field === KILLED;
    if (at <= known || (!isLife && at <= killed)) continue;
    stamps[field] = at;
    if (at > latest) latest = at;
    if (field === DEAD) set[field] = row.data === null;
    else if (field !== KILLED) set[field] = row.data?.[field] ?? null;
  }
  if (latest === "") return undefined;
  // An identity of its own: the op that gave the latest stamp may still be waiting here.
  return { kind: row.kind, id: row.id, set, at: `${latest}.r`, stamps };
}

function toFieldStamps({ data, at }: Pick<BaseRow, "data" | "at">): FieldStamps {
  if (at === undefined) return {};
  if (typeof at !== "string") return at;
  if (data === null) return { [DEAD]: at, [KILLED]: at };
  return Object.fromEntries([DEAD, ...Object.keys(data)].map((field) => [field, at]));
}

function toKey(kind: string, id: string): string {
  return `${kind}\n${id}`;
}
