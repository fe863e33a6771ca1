import type { AiDraft } from "./ai-writing-records.ts";
import { toDraftText } from "./ai-draft.ts";
import { isRecordPurpose } from "./ai-purpose.ts";
import type { RosterStudent } from "../student/student.ts";
import type { ListMemo, ListText } from "../individual-record/list-memo.ts";
import type { ComparedText } from "../individual-record/similar/find-similar.ts";

type Kept<Row> = Row & { readonly id: string };

/**
 * All of a year that similar sentences are looked for in: the texts of its lists, of pupils of all classes, and drafts
 * that are no text yet, of each pupil and list the newest. Not what belongs to a removed list or pupil.
 *
 * @param memos in their order
 * @param roster in its order
 */
export function listComparedTexts(of: {
  readonly texts: Iterable<Kept<ListText>>;
  readonly drafts: Iterable<Kept<AiDraft>>;
  readonly memos: readonly Kept<ListMemo>[];
  readonly roster: readonly Pick<RosterStudent, "id">[];
}): readonly ComparedText[] {
  const memoPlaces = new Map(of.memos.map(({ id }, at) => [id, at]));
  const pupilPlaces = new Map(of.roster.map(({ id }, at) => [id, at]));
  const texts = [...of.texts].map(({ id, memoId, studentId, text }) => ({
    id,
    memoId,
    studentId,
    isDraft: false,
    text: text ?? "",
  }));
  const drafts = new Map<string, Kept<AiDraft>>();
  for (const draft of of.drafts) {
    const key = `${draft.memoId ?? ""}~${draft.studentId ?? ""}`;
    const known = drafts.get(key);
    if (isRecordPurpose(draft.purpose) && !draft.usedOn && !isNewer(known, draft))
      drafts.set(key, draft);
  }
  const drafted = [...drafts.values()].map(({ id, memoId, studentId, sentences }) => ({
    id,
    memoId: memoId ?? "",
    studentId: studentId ?? "",
    isDraft: true,
    text: toDraftText(sentences),
  }));
  const placeOf = ({ memoId, studentId }: ComparedText): readonly [number, number] => [
    memoPlaces.get(memoId) ?? -1,
    pupilPlaces.get(studentId) ?? -1,
  ];
  return [...texts, ...drafted]
    .map((text) => ({ text, place: placeOf(text) }))
    .filter(({ place }) => !place.includes(-1))
    .sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
    .map(({ text }) => text);
}

function isNewer(a: Kept<AiDraft> | undefined, b: Kept<AiDraft>): boolean {
  const toMoment = ({ id }: Kept<AiDraft>): string => id.split("~")[2] ?? "";
  return a !== undefined && toMoment(a) > toMoment(b);
}
