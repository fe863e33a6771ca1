import { bellsKind } from "@damim/domain/bells/bells.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import {
  CALENDAR_KINDS,
  readBellShift,
  readClassTable,
  TABLE_KINDS,
} from "@damim/domain/due-time/year-days.ts";
import { boardMessageKind } from "@damim/domain/lesson-board/board-message.ts";
import { BOARD_MESSAGE_ID } from "@damim/domain/lesson-board/shown-message.ts";
import { toBoardReply } from "@damim/domain/lesson-board/board-reply.ts";
import { hideNames } from "@damim/domain/names/hide-names.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { readKinds } from "../db/read-kinds.ts";
import { readNamedStudents } from "../db/read-named-students.ts";
import type { Queries } from "../db/schema.ts";

/** What a board shows follows from; a change of any other row is none of its business. */
export const BOARD_KINDS: ReadonlySet<string> = new Set([
  ...CALENDAR_KINDS,
  ...TABLE_KINDS,
  subjectKind.name,
  // Read for their names alone, which are taken out of what a teacher typed.
  studentKind.name,
  boardMessageKind.name,
]);
const MOST_BYTES = 64_000;

/** The answer as JSON, without the time: the same as long as no board would look otherwise. Days that are too many stay out. */
export async function readBoard(
  queries: Queries,
  { uid, year }: { readonly uid: string; readonly year: SchoolYear },
  now: number,
): Promise<string> {
  const scope = yearScope(uid, year);
  const [rows, profile] = await Promise.all([
    readKinds(queries, scope, [...BOARD_KINDS]),
    readKinds(queries, profileScope(uid), [schoolYearKind.name]),
  ]);
  const named = await readNamedStudents(queries, scope, rows(studentKind));
  const setting = profile(schoolYearKind).get(String(year));
  const reply = toBoardReply(
    {
      table: readClassTable(rows, year),
      bells: rows(bellsKind),
      subjects: rows(subjectKind),
      hide: (text) => hideNames(text, named),
      shift: readBellShift(rows),
      place: toClassWords(setting?.mode === "homeroom" ? toClassKey(setting) : undefined),
      message: rows(boardMessageKind).get(BOARD_MESSAGE_ID),
    },
    year,
    now,
  );
  for (let days = reply.days; ; days = days.slice(0, -1)) {
    const text = JSON.stringify({ ...reply, days });
    if (days.length <= 1 || Buffer.byteLength(text) <= MOST_BYTES) return text;
  }
}
