import { DEAD } from "../change.ts";
import { isStamp, stampMs } from "../clock.ts";
import { VERSION_FIELD } from "../kind.ts";
import { isShallow, SET_LIMIT_CHARACTERS } from "../protocol.ts";
import { KILLED } from "../merge.ts";
import type { Op, Refusal } from "../protocol.ts";

const FIELDS_LIMIT = 200;
const FIELD_NAME = /^[\w가-힣.:-]{1,100}$/;
// Printable ASCII: it sorts alike in IndexedDB, SQLite and PostgreSQL, whatever their collation.
const ROW_ID = /^[\x21-\x7e]{1,200}$/;

/** What is wrong with an op by itself, whatever row it meets; `latestMs` is of `findLatestMs`. Never throws. */
export function checkOp(op: Op, latestMs: number): Refusal | undefined {
  if (!isStamp(op.at)) return { type: "malformed", detail: "at" };
  if (!ROW_ID.test(op.id)) return { type: "malformed", detail: "id" };
  const fields = Object.keys(op.set);
  if (fields.length > FIELDS_LIMIT) return { type: "malformed", detail: "set" };
  for (const field of fields) {
    if (!isFieldAllowed(field, op.set[field])) return { type: "malformed", detail: "field" };
  }
  if (op.stamps && !areStampsAllowed(op, op.stamps)) return { type: "malformed", detail: "stamps" };
  if (!Object.values(op.set).every(isShallow)) return { type: "malformed", detail: "set" };
  const size = JSON.stringify(op.set).length;
  if (size > SET_LIMIT_CHARACTERS) return { type: "too-large", detail: String(size) };
  // Last, because the answer to `clock` is to send the same op again.
  if (stampMs(op.at) > latestMs) return { type: "clock" };
  return undefined;
}

function isFieldAllowed(field: string, value: unknown): boolean {
  if (field === DEAD) return typeof value === "boolean";
  if (field === VERSION_FIELD) return Number.isSafeInteger(value);
  return FIELD_NAME.test(field) && field !== "__proto__";
}

/** Later than the op itself would slip past the check for the future. */
function areStampsAllowed(op: Op, stamps: NonNullable<Op["stamps"]>): boolean {
  return Object.entries(stamps).every(
    ([field, stamp]) =>
      (field === KILLED || Object.hasOwn(op.set, field)) &&
      typeof stamp === "string" &&
      isStamp(stamp) &&
      stamp <= op.at,
  );
}
