import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import type { PadCard, PadCardId } from "./card/pad-card.ts";
import type { PadKeepsake } from "./pad-keepsake-record.ts";

export type { PadKeepsake };

export const padKeepsakeKind: RecordKind<PadKeepsake, "padKeepsake"> = {
  name: "padKeepsake",
  version: 1,
};

/**
 * One of each card and pupil, so that keeping a card twice, or on two devices, is one keepsake.
 *
 * ```ts
 * toKeepsakeId({ day: "2026-11-20", studentId: "s012", card }); // "2026-11-20~s012~019aa0c4-…"
 * ```
 */
export function toKeepsakeId(of: {
  readonly day: CalendarDay;
  readonly studentId: StudentId;
  readonly card: PadCardId;
}): string {
  return `${of.day}~${of.studentId}~${of.card}`;
}

/**
 * What is kept of a card as words: what it says, what was asked, where it leads, which file it was.
 *
 * ```ts
 * toKeepsakeText({ type: "sound", text: "", seconds: 12 }); // "소리 12초"
 * ```
 */
export function toKeepsakeText(card: Partial<PadCard> & Pick<PadCard, "type" | "text">): string {
  const lines = [
    card.text.trim(),
    ...(card.poll?.options.map((option) => `· ${option}`) ?? []),
    card.link ?? "",
    card.type === "file" ? `파일 ${card.fileName ?? ""}`.trim() : "",
    card.type === "sound" ? toSoundWords(card.seconds) : "",
  ];
  const text = lines.filter((line) => line !== "").join("\n");
  if (text !== "") return text;
  return card.type === "drawing" ? "그림" : "사진";
}

function toSoundWords(seconds: number | null | undefined): string {
  return seconds ? `소리 ${Math.round(seconds)}초` : "소리";
}
