import type { RecordKind } from "@damim/sync/kind.ts";
import type { Lesson } from "./lesson-record.ts";

export type { Lesson };

export const LONGEST_UNIT_CHARACTERS = 100;
export const LONGEST_BRING_CHARACTERS = 60;
export const LONGEST_LESSON_NOTE_CHARACTERS = 500;

export const lessonKind: RecordKind<Lesson, "lesson"> = { name: "lesson", version: 1 };
