import { DEAD } from "@damim/sync/change.ts";
import type { RefusedWrite } from "../../data/rounds/sync-state.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import type { MendPlace } from "../../kit/record/record-words.ts";
import { findRecordWords } from "../registry/record-words.ts";

/**
 * Nothing where no form of today holds it: a deletion, a pupil who has left, a year that is over. Then it
 * can be sent as it is once more (`canResend`), or copied.
 */
export function findMendPlace(data: TeacherData, write: RefusedWrite): MendPlace | undefined {
  const { op } = write;
  // An older server does not know the record yet: nothing in it is wrong.
  if (op.set[DEAD] === true || op.refusal.type === "unknown-kind") return undefined;
  return findRecordWords(op.kind)?.findMendPlace?.(data, write);
}

/**
 * Whether the same words may be taken another time: the row can be made again, the account or the server
 * may have changed. What broke a rule would only be refused again.
 */
export function canResend({ op }: RefusedWrite): boolean {
  const { type } = op.refusal;
  return op.set[DEAD] === true || type === "gone" || type === "denied" || type === "unknown-kind";
}

/** Sends a refused write once more as a new one; the refused one goes when the new one stands. */
export async function resend({ store, op }: RefusedWrite): Promise<void> {
  const outcome = await store.write([{ kind: op.kind, id: op.id, set: op.set }]);
  // What stands in memory alone is kept twice rather than perhaps not at all.
  if (outcome.type === "stored") await store.discardRefused(op.at);
}
