import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { ListText, Snippet } from "./list-text-record.ts";
import type { ClassKey } from "../student/student.ts";

/** A list with a text for each pupil, such as 행동특성 및 종합의견 of a class. */
export interface ListMemo {
  readonly title: string;
  /** A key of `neis-items.ts`, or one that a newer version knows. */
  readonly item?: string | null;
  /** Bytes, in place of the item's; 0 is without a limit. */
  readonly limit?: number | null;
  /** By its name. */
  readonly subject?: string | null;
  /** Of another class than the teacher's own. */
  readonly classKey?: ClassKey | null;
  /** `base/place-between.ts`. */
  readonly order: string;
  readonly closedOn?: CalendarDay | null;
}

export type { ListText, Snippet };

export const LONGEST_LIST_TITLE_CHARACTERS = 60;
export const LONGEST_LIST_TEXT_CHARACTERS = 6_000;
export const LARGEST_LIST_LIMIT_BYTES = 18_000;
export const LONGEST_SNIPPET_CHARACTERS = 500;

export const listMemoKind: RecordKind<ListMemo, "listMemo"> = { name: "listMemo", version: 1 };
export const listTextKind: RecordKind<ListText, "listText"> = { name: "listText", version: 1 };
export const snippetKind: RecordKind<Snippet, "snippet"> = { name: "snippet", version: 1 };

/** `toListTextId({ memoId: "m1", studentId: "s3" })` is "m1~s3". */
export function toListTextId(text: Pick<ListText, "memoId" | "studentId">): string {
  return `${text.memoId}~${text.studentId}`;
}
