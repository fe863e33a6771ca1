// Loaded with 빠른 이동.
import { checkKind } from "@damim/domain/check/check.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { PaletteEntry, PaletteQuestion } from "../../../kit/manifest/palette-source.ts";
import { toCheckPlace } from "@damim/domain/check/check-place.ts";

/** What is handed in, open or closed, by its title. */
export function listPaletteEntries({ store }: PaletteQuestion): readonly PaletteEntry[] {
  return [...store.rows(checkKind).values()].map(({ id, title, dueOn }) => ({
    id,
    label: `제출 ${title}`,
    ...(dueOn && { detail: `${toKoreanMonthDay(dueOn)}까지` }),
    to: toCheckPlace(id),
  }));
}
