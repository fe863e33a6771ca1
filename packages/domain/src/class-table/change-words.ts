import type { SubjectLesson } from "./base-table.ts";
import type { LedgerEntry } from "./lay-ledger.ts";
import { toPlaceWords } from "./lesson-place.ts";
import { toSubjectName, type KeptSubject } from "./subject.ts";

type Subjects = ReadonlyMap<string, KeptSubject>;

/**
 * An entry in one line, as the paper and the ledger say it: what stood where by then, and what became of it.
 *
 * ```ts
 * toChangeWords(entry, subjects); // 「12월 8일 2교시 영어 ↔ 12월 10일 3교시 과학 (김 선생님)」
 * ```
 */
export function toChangeWords({ change, sides }: LedgerEntry, subjects: Subjects): string {
  const [first, second] = sides;
  if (!first) return "";
  const toWords = (lesson: SubjectLesson | undefined): string => toLessonWords(lesson, subjects);
  const before = `${toPlaceWords(first.place)} ${toWords(first.before)}`;
  const more = [change.with, change.reason].filter(Boolean).join(", ");
  const end = more ? ` (${more})` : "";
  if (second) return `${before} ↔ ${toPlaceWords(second.place)} ${toWords(second.before)}${end}`;
  if (change.type === "drop") return `${before} 결강${end}`;
  if (change.type === "replace") return `${before} → ${toWords(first.after)}${end}`;
  return change.isByMe
    ? `${toPlaceWords(first.place)} 보강하러 감${end}`
    : `${before} 보강${toOther(first.after, first.before, subjects)}${end}`;
}

/** A line of 「결보강 내역」: what was planned, what came of it. */
export interface ChangeSides {
  /** 원래. */
  readonly before: string;
  /** 바뀐. */
  readonly after: string;
}

/** 원래 and 바뀐 of an entry, place by place. */
export function toChangeSides({ change, sides }: LedgerEntry, subjects: Subjects): ChangeSides {
  const toWords = (key: "before" | "after"): string =>
    sides
      .map((side) => {
        const isMine = key === "after" && change.type === "cover" && change.isByMe;
        const lesson = isMine ? "보강" : toLessonWords(side[key], subjects);
        return `${toPlaceWords(side.place)} ${lesson}`;
      })
      .join(", ");
  return { before: toWords("before"), after: toWords("after") };
}

/** 「국어」, 「3-1 과학」; 「빈 시간」 where nothing stands. */
export function toLessonWords(lesson: SubjectLesson | undefined, subjects: Subjects): string {
  if (!lesson) return "빈 시간";
  const name = toSubjectName(subjects, lesson.subjectId);
  return lesson.classKey ? `${lesson.classKey} ${name}` : name;
}

function toOther(
  after: SubjectLesson | undefined,
  before: SubjectLesson | undefined,
  subjects: Subjects,
): string {
  return after?.subjectId === before?.subjectId ? "" : ` → ${toLessonWords(after, subjects)}`;
}
