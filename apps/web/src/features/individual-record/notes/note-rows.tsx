import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { sortNotes } from "@damim/domain/individual-record/note-lists.ts";
import type { KeptNote } from "@damim/domain/individual-record/write-notes.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { Chip } from "../../../ui/chip.tsx";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { nameAll } from "./use-note-form.ts";

/** A line of 날짜별 기록: a note, or a half-written one of all its pupils. */
export interface NoteRow {
  readonly id: string;
  readonly who: string;
  readonly studentIds: readonly StudentId[];
  readonly day: CalendarDay;
  readonly area: string;
  readonly text: string;
  readonly isDraft: boolean;
  readonly isForked: boolean;
  readonly group: string | undefined;
}

/** Half-written ones first, then the newest first. */
export function toNoteRows(
  notes: Iterable<KeptNote>,
  name: (id: StudentId) => string,
): readonly NoteRow[] {
  const sorted = sortNotes(notes);
  const drafts = new Map<string, KeptNote[]>();
  for (const note of sorted) {
    if (!note.isDraft) continue;
    const key = note.groupId ?? note.id;
    drafts.set(key, [...(drafts.get(key) ?? []), note]);
  }
  const toRow = (rows: readonly KeptNote[]): readonly NoteRow[] => {
    const [first] = rows;
    if (!first) return [];
    const studentIds = rows.map(({ studentId }) => studentId);
    const { id, day, area, text, isDraft, forked, groupId } = first;
    return [
      {
        id,
        who: nameAll(studentIds, name),
        studentIds,
        day,
        area,
        text: text ?? "",
        isDraft: isDraft === true,
        isForked: forked === true,
        group: groupId ?? undefined,
      },
    ];
  };
  return [
    ...[...drafts.values()].flatMap((rows) => toRow(rows.toReversed())),
    ...sorted.filter(({ isDraft }) => !isDraft).flatMap((note) => toRow([note])),
  ];
}

export const noteColumns: readonly TableColumn<NoteRow>[] = [
  { head: "학생", width: 16, text: ({ who }) => who },
  {
    head: "날짜",
    width: 16,
    text: ({ day, isDraft, isForked }) =>
      [toKoreanDay(day), isDraft && "쓰다 만 기록", isForked && "두 기기에서 고침"]
        .filter(Boolean)
        .join(" · "),
    show: ({ day, isDraft, isForked }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {toKoreanDay(day)}
        {isDraft && <Chip tone="warm">쓰다 만 기록</Chip>}
        {isForked && <Chip tone="warm">두 기기에서 고침</Chip>}
      </span>
    ),
  },
  { head: "영역", width: 12, text: ({ area }) => area },
  { head: "기록", width: 60, text: ({ text }) => text },
];
