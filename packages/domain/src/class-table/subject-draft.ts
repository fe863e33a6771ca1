import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import type { BaseCell } from "./base-table.ts";
import type { LessonChange } from "./lesson-change.ts";
import {
  LONGEST_ROOM_CHARACTERS,
  LONGEST_SUBJECT_NAME_CHARACTERS,
  LONGEST_SUBJECT_SHORT_CHARACTERS,
  LONGEST_TEACHER_CHARACTERS,
  MOST_PLANNED_LESSONS,
  type Subject,
  type SubjectPlan,
} from "./subject.ts";

/** What the form holds. An empty short is made from the name, empty hours are none. */
export interface SubjectDraft {
  readonly name: string;
  readonly short: string;
  readonly colour: string;
  readonly teacher: string;
  readonly room: string;
  readonly first: string;
  readonly second: string;
}

export type SubjectRefusal =
  | { readonly type: "NameEmpty" }
  | { readonly type: "NameTooLong"; readonly longest: number }
  | { readonly type: "ShortTooLong"; readonly longest: number }
  | { readonly type: "TeacherTooLong"; readonly longest: number }
  | { readonly type: "RoomTooLong"; readonly longest: number }
  | { readonly type: "FirstHoursUnclear"; readonly most: number }
  | { readonly type: "SecondHoursUnclear"; readonly most: number };

export const subjectMessages: MessagesFor<SubjectRefusal> = {
  NameEmpty: () => "과목의 이름을 적어 주세요.",
  NameTooLong: ({ longest }) => `과목의 이름은 ${longest}자까지 적을 수 있어요.`,
  ShortTooLong: ({ longest }) => `짧은 이름은 ${longest}자까지 적을 수 있어요.`,
  TeacherTooLong: ({ longest }) => `선생님은 ${longest}자까지 적을 수 있어요.`,
  RoomTooLong: ({ longest }) => `교실은 ${longest}자까지 적을 수 있어요.`,
  FirstHoursUnclear: ({ most }) => `1학기 시수는 0부터 ${most}까지의 숫자로 적어 주세요.`,
  SecondHoursUnclear: ({ most }) => `2학기 시수는 0부터 ${most}까지의 숫자로 적어 주세요.`,
};

/** Which field of the form a refusal belongs to. */
export const subjectRefusalFields: Readonly<Record<SubjectRefusal["type"], keyof SubjectDraft>> = {
  NameEmpty: "name",
  NameTooLong: "name",
  ShortTooLong: "short",
  TeacherTooLong: "teacher",
  RoomTooLong: "room",
  FirstHoursUnclear: "first",
  SecondHoursUnclear: "second",
};

/** What the form writes: every field that it holds, `null` where it is empty. */
export type SubjectFields = Pick<Subject, "name" | "short" | "colour"> &
  Required<Pick<Subject, "teacher" | "room" | "plan">>;

/** The subject that a form stands for. One semester's hours alone leave the other at none. */
export function parseSubjectDraft(draft: SubjectDraft): Result<SubjectFields, SubjectRefusal> {
  const [name, typed, teacher, room] = [draft.name, draft.short, draft.teacher, draft.room].map(
    (text) => text.normalize("NFC").trim(),
  ) as [string, string, string, string];
  const short = typed || name.replaceAll(/\s/gu, "").slice(0, 2);
  if (name === "") return refuse({ type: "NameEmpty" });
  if (name.length > LONGEST_SUBJECT_NAME_CHARACTERS)
    return refuse({ type: "NameTooLong", longest: LONGEST_SUBJECT_NAME_CHARACTERS });
  if (short.length > LONGEST_SUBJECT_SHORT_CHARACTERS)
    return refuse({ type: "ShortTooLong", longest: LONGEST_SUBJECT_SHORT_CHARACTERS });
  if (teacher.length > LONGEST_TEACHER_CHARACTERS)
    return refuse({ type: "TeacherTooLong", longest: LONGEST_TEACHER_CHARACTERS });
  if (room.length > LONGEST_ROOM_CHARACTERS)
    return refuse({ type: "RoomTooLong", longest: LONGEST_ROOM_CHARACTERS });
  const [first, second] = [toHours(draft.first), toHours(draft.second)];
  if (first === undefined) return refuse({ type: "FirstHoursUnclear", most: MOST_PLANNED_LESSONS });
  if (second === undefined)
    return refuse({ type: "SecondHoursUnclear", most: MOST_PLANNED_LESSONS });
  const isPlanned = draft.first.trim() !== "" || draft.second.trim() !== "";
  const plan: SubjectPlan | null = isPlanned ? { first, second } : null;
  return ok({
    name,
    short,
    colour: draft.colour,
    teacher: teacher || null,
    room: room || null,
    plan,
  });
}

export type SubjectRemovalRefusal = {
  readonly type: "SubjectInUse";
  readonly name: string;
  readonly cells: number;
  readonly changes: number;
};

export const subjectRemovalMessages: MessagesFor<SubjectRemovalRefusal> = {
  SubjectInUse: ({ name, cells, changes }) => {
    const places = [cells > 0 && `기본 시간표 ${cells}칸`, changes > 0 && `바꾼 수업 ${changes}건`];
    return `${name} 수업이 ${places.filter(Boolean).join("과 ")}에 있어요. 다른 과목으로 바꾸면 지울 수 있어요.`;
  },
};

/** Whether a subject can go: only one that no cell and no living change names, so that no lesson loses its name. */
export function checkSubjectRemoval(
  { id, name }: Pick<Subject, "name"> & { readonly id: string },
  rows: { readonly cells: Iterable<BaseCell>; readonly changes: Iterable<LessonChange> },
): Result<undefined, SubjectRemovalRefusal> {
  const cells = [...rows.cells].filter(({ subjectId }) => subjectId === id).length;
  const changes = [...rows.changes].filter(
    ({ subjectId, isOff }) => subjectId === id && !isOff,
  ).length;
  return cells + changes > 0
    ? refuse({ type: "SubjectInUse", name, cells, changes })
    : ok(undefined);
}

function toHours(typed: string): number | undefined {
  const text = typed.trim();
  const hours = Number(text);
  return /^\d*$/.test(text) && hours <= MOST_PLANNED_LESSONS ? hours : undefined;
}
