import type { Mark } from "./mark.ts";
import { StorageFailure } from "./storage.ts";
import type { BaseRow, QueuedOp, RefusedOp } from "./storage.ts";

/*
 * What a damaged disk may hand out instead of what was written. By hand and shallow: 20,000 rows are read
 * at a start. Each check gives its argument back or throws a `StorageFailure` of type `StorageBroken`.
 */

export function checkBaseRow<T extends BaseRow>(row: T): T {
  const { kind, id, data } = row;
  if (![kind, id].every(isText) || (data !== null && !isFields(data))) throw broken("row");
  return row;
}

export function checkQueuedOp<T extends QueuedOp>(op: T): T {
  const { kind, id, at, set } = op;
  if (![kind, id, at].every(isText) || !isFields(set)) throw broken("op");
  return op;
}

export function checkRefusedOp<T extends RefusedOp>(op: T): T {
  if (!isFields(op.refusal) || !isText(op.refusal.type)) throw broken("refusal");
  return checkQueuedOp(op);
}

export function checkMark(mark: Mark): Mark {
  const { cursor, floor, epoch, clock, offsetMs } = mark;
  const isWhole = [cursor, floor, offsetMs].every(Number.isFinite) && isText(epoch);
  if (!isWhole || !isText(clock)) throw broken("mark");
  return mark;
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isFields(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Says what has the wrong shape, never what it held. */
function broken(what: string): StorageFailure {
  return new StorageFailure("StorageBroken", { cause: new Error(what) });
}
