import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import type { AiCall, AiDraft } from "./ai-writing-records.ts";

export type AiLength = "short" | "normal" | "full";

/** One sentence of a draft and the records that it rests on. */
export interface DraftSentence {
  readonly text: string;
  /** Ids of rows. */
  readonly from: readonly string[];
  /** It rests on pupils' own words alone. */
  readonly byPupil?: boolean | undefined;
  /** What the teacher knows of it besides the records. */
  readonly evidence?: string | undefined;
}

export type { AiCall, AiDraft };

export const MOST_SENTENCES = 60;
export const LONGEST_SENTENCE_CHARACTERS = 1_000;
export const LONGEST_EVIDENCE_CHARACTERS = 300;
export const LONGEST_CALL_CHARACTERS = 40_000;
/** Days after which nothing is kept of what was sent and came back. */
export const CALL_TEXT_DAYS = 30;

export const aiDraftKind: RecordKind<AiDraft, "aiDraft"> = { name: "aiDraft", version: 1 };
export const aiCallKind: RecordKind<AiCall, "aiCall"> = { name: "aiCall", version: 1 };

/** "2026-11-20~s3~019a…". */
export function toAiDraftId(of: {
  readonly day: CalendarDay;
  /** Or `WHOLE_CLASS`. */
  readonly studentId: StudentId;
  readonly uuid: string;
}): string {
  return `${of.day}~${of.studentId}~${of.uuid}`;
}

/** The text that the sentences of a draft make. */
export function toDraftText(sentences: readonly Pick<DraftSentence, "text">[]): string {
  return sentences.map(({ text }) => text.trim()).join(" ");
}

/** Sentences that stand in a text as the model wrote them, and that the teacher has not ticked. */
export function listUnseenSentences(
  sentences: readonly DraftSentence[],
  text: string,
  ticked: ReadonlySet<string>,
): readonly DraftSentence[] {
  return sentences.filter(
    (sentence) => text.includes(sentence.text.trim()) && !ticked.has(sentence.text),
  );
}

/** `toAiCallId` is "2026-11-20~019a…". */
export function toAiCallId(of: { readonly day: CalendarDay; readonly uuid: string }): string {
  return `${of.day}~${of.uuid}`;
}
