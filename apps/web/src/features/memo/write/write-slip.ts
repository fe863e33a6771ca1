import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { memoKind } from "@damim/domain/memo/memo.ts";
import { toSlipDocument } from "@damim/domain/memo/slip.ts";
import { NO_TEXT_DIGEST } from "@damim/domain/record/long-text.ts";
import { listMembers } from "@damim/domain/student/membership.ts";
import { sortStudents, studentKind } from "@damim/domain/student/student.ts";
import { digestText } from "../../../data/history/text-digest.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { writeMemo } from "./write-memo.ts";

/** A short memo as it is kept on the device. */
export interface SlipFields {
  readonly body: string;
  /** Digests of the memo's text, before its last write and after it: 「e3b0c442 1f0a9b3c」. */
  readonly from: string;
}

/** Where the windows of a year keep theirs, each under the id of its memo. */
export const toSlipPlace = (store: Store): string => `slip:${store.scope}:window:`;

/** The words of a slip as the memo `id`, with the pupils that 「@3」 names. */
export function writeSlip(
  store: Store,
  id: string,
  { body, from }: SlipFields,
  { at, chance }: { readonly at: number; readonly chance: () => number },
) {
  const digests = from.split(" ");
  const stored = digestText(store.rows(memoKind).get(id)?.body);
  const roster = sortStudents(store.rows(studentKind).values());
  const students = listMembers(roster, toSeoulDay(at));
  const doc = toSlipDocument(body, students, () => chance().toString(36).slice(2, 10));
  return writeMemo(store, id, doc, {
    // The page may have died before its last write was on the disk: the text is then the one before.
    from: digests.includes(stored) ? stored : digests.at(-1) || NO_TEXT_DIGEST,
    at,
    folderId: undefined,
  });
}
