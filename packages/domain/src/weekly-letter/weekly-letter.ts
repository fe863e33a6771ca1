import type { RecordKind } from "@damim/sync/kind.ts";
import type { WeeklyLetter } from "./weekly-letter-record.ts";

export type { WeeklyLetter };
/** With its row's id: the Monday of its week. */
export type KeptWeeklyLetter = WeeklyLetter & { readonly id: string };

export const weeklyLetterKind: RecordKind<WeeklyLetter, "weeklyLetter"> = {
  name: "weeklyLetter",
  version: 1,
};

/** 준비물 of Monday to Friday: a field a day, so that two devices that write different days keep both. */
export const bringNames = ["bring1", "bring2", "bring3", "bring4", "bring5"] as const;

/** Of 알려 드려요, in letters. */
export const LONGEST_NOTES = 600;

/** What a teacher types of a week. */
export const letterNames = ["word", ...bringNames, "notes", "promise"] as const;
export type LetterWords = { readonly [Name in (typeof letterNames)[number]]?: string | null };

/** What families read of them, from telling to telling: the fields that had words. */
export type ToldLetter = { readonly [Name in (typeof letterNames)[number]]?: string };
