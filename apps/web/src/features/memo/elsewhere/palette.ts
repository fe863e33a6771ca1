// Loaded with 빠른 이동.
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { sortMemos } from "@damim/domain/memo/find-memos.ts";
import { memoKind } from "@damim/domain/memo/memo.ts";
import type { PaletteEntry, PaletteQuestion } from "../../../kit/manifest/palette-source.ts";
import { NEW_MEMO, toMemoAddress } from "../memo-place.ts";

/** A new one, and the others by their title. */
export function listPaletteEntries({ store }: PaletteQuestion): readonly PaletteEntry[] {
  return [
    { id: NEW_MEMO, label: "새 메모", to: toMemoAddress(NEW_MEMO) },
    ...sortMemos(store.rows(memoKind).values())
      .filter(({ isSecret, title }) => !isSecret && title !== "")
      .map(({ id, title, writtenAt }) => ({
        id,
        label: `메모 ${title}`,
        ...(writtenAt && { detail: toKoreanMonthDay(toSeoulDay(writtenAt)) }),
        to: toMemoAddress(id),
      })),
  ];
}
