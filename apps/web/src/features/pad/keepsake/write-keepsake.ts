import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { FileId } from "@damim/domain/files/file.ts";
import {
  padKeepsakeKind,
  toKeepsakeId,
  toKeepsakeText,
  type PadKeepsake,
} from "@damim/domain/pad/pad-keepsake.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { createRow, type Change } from "@damim/sync/change.ts";
import type { PadCardRow } from "../../../data/pad/use-pad-data.ts";

/** A card of a room that goes to a pupil's record, and the room's title. */
export interface KeptCard {
  readonly card: Pick<PadCardRow, "id" | "type" | "text" | "madeAt"> & Partial<PadCardRow>;
  readonly roomTitle: string;
}

/** Of one card and one pupil there is one row; kept again, it is written anew. */
export function toKeepsakeOf(studentId: StudentId, card: KeptCard["card"]): string {
  return toKeepsakeId({ day: toSeoulDay(card.madeAt), studentId, card: card.id });
}

/** A copy of the card's words, with its picture where that came along. */
export function writeKeepsake(
  studentId: StudentId,
  { card, roomTitle }: KeptCard,
  photo?: FileId | null,
): Change {
  const kept: PadKeepsake = {
    studentId,
    day: toSeoulDay(card.madeAt),
    roomTitle,
    text: toKeepsakeText(card),
    ...(photo && { photo }),
  };
  return createRow(padKeepsakeKind.name, toKeepsakeOf(studentId, card), { ...kept });
}
