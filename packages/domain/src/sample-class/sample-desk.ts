import { placeBetween } from "../base/place-between.ts";
import { presetBells } from "../bells/preset-bells.ts";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toBaseCellId } from "../class-table/base-table.ts";
import { toConsultId } from "../consult/consult.ts";
import { toNoteId } from "../individual-record/note.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import type { RosterStudent } from "../student/student.ts";
import { toSampleId } from "./sample-class.ts";
import type { SampleRow } from "./sample-row.ts";

/** Whose days these are. */
export interface SampleLife {
  readonly year: SchoolYear;
  readonly students: readonly RosterStudent[];
  /** School days, the last one not after `today`. */
  readonly days: readonly CalendarDay[];
  readonly today: CalendarDay;
}

/** Subject, short, colour; the one that another teacher gives. */
const SUBJECTS = [
  ["국어", "국어", "rose"],
  ["수학", "수학", "sky"],
  ["사회", "사회", "yolk"],
  ["과학", "과학", "mint", "박 선생님"],
  ["도덕", "도덕", "lilac"],
  ["체육", "체육", "mint"],
  ["음악", "음악", "lilac"],
  ["미술", "미술", "rose"],
  ["영어", "영어", "sky", "최 선생님"],
  ["창체", "창체", "yolk"],
] as const;

/** Monday to Friday, by period. */
const WEEK: readonly (readonly (typeof SUBJECTS)[number][0][])[] = [
  ["국어", "수학", "과학", "체육", "창체"],
  ["수학", "국어", "영어", "사회", "음악", "음악"],
  ["국어", "국어", "수학", "과학", "체육"],
  ["사회", "수학", "국어", "영어", "미술", "미술"],
  ["국어", "도덕", "과학", "사회", "체육", "창체"],
];

const TASKS = [
  ["독서 기록장 검사하기", 0],
  ["현장체험학습 안내장 보내기", 1],
  ["학급 문집 글 모으기", 4],
] as const;

/** By number, school days before the last one, area, text. */
const NOTES = [
  [3, 12, "국어", "이야기의 뒷부분을 상상해 두 쪽이나 썼다. 친구들 앞에서 또렷하게 읽음."],
  [7, 10, "생활", "급식 시간에 자리를 못 찾은 전학생을 먼저 불러 앉혔다."],
  [14, 9, "수학", "분수의 크기를 띠종이로 설명했다. 짝이 이해할 때까지 다시 보여 줌."],
  [17, 7, "체육", "이어달리기에서 넘어졌지만 끝까지 달렸다."],
  [7, 5, "과학", "자석 실험의 결과를 표로 정리하고 예상과 다른 까닭을 적었다."],
  [21, 3, "생활", "1인 1역을 잊지 않고 화분에 물을 주었다."],
  [26, 1, "자율", "학급 회의에서 반대 의견을 차분히 말했다."],
] as const;

/** What stands on a teacher's desk beside the attendance: lessons, bells, things to do, consultations, notes. */
export function listSampleDesk(life: SampleLife): readonly SampleRow[] {
  return [...listLessons(life), ...listTasks(life), ...listConsults(life), ...listNotes(life)];
}

function listLessons({ year, days, today }: SampleLife): readonly SampleRow[] {
  const day = days[0] ?? today;
  const from: CalendarDay = `${year}-03-01`;
  const idOf = (name: string): string =>
    toSampleId(year, 100 + SUBJECTS.findIndex(([each]) => each === name));
  let order: string | undefined;
  const subjects = SUBJECTS.map(([name, short, colour, teacher]): SampleRow => {
    order = placeBetween(order, undefined, () => 0);
    const fields = { name, short, colour, order, ...(teacher && { teacher }) };
    return { kind: "subject", id: idOf(name), day, fields };
  });
  const cells = WEEK.flatMap((lessons, at) =>
    lessons.map((name, index): SampleRow => {
      const cell = { from, weekday: at + 1, period: index + 1 };
      return {
        kind: "baseCell",
        id: toBaseCellId(cell),
        day,
        fields: { ...cell, subjectId: idOf(name) },
      };
    }),
  );
  const [bells] = presetBells;
  return [
    ...subjects,
    { kind: "baseTable", id: from, day, fields: { from } },
    ...cells,
    {
      kind: "bells",
      id: toSampleId(year, 120),
      day,
      fields: { name: "우리 학교 시정", days: "12345", rows: bells?.rows ?? [] },
    },
  ];
}

function listTasks({ year, days, today }: SampleLife): readonly SampleRow[] {
  let order: string | undefined;
  return TASKS.map(([title, later], index) => {
    order = placeBetween(order, undefined, () => 0);
    return {
      kind: "task",
      id: toSampleId(year, 130 + index),
      day: days.at(-2) ?? today,
      fields: { title, dueOn: addDays(today, later), order },
    };
  });
}

function listConsults({ year, students, days, today }: SampleLife): readonly SampleRow[] {
  const told = [
    {
      number: 5,
      back: 4,
      who: "guardian",
      whoNote: "어머니",
      way: "phone",
      time: "16:10",
      topics: ["health"],
      body: "장염으로 이틀 쉰 뒤의 상태를 여쭈었다. 죽은 먹을 수 있다고 하심. 급식에서 매운 반찬은 빼 주기로 함.",
      followUp: "급식 먹는 모습을 보고 다시 전화",
      dueOn: today,
    },
    {
      number: 19,
      back: 2,
      who: "student",
      way: "face",
      time: "13:20",
      topics: ["character"],
      body: "아침에 일어나기 힘들다고 함. 늦게 자는 까닭을 함께 적어 보고 잠드는 시각을 정했다.",
    },
  ] as const;
  return told.flatMap(({ number, back, topics, ...fields }, index): readonly SampleRow[] => {
    const studentId = students[number - 1]?.id;
    const day = days.at(-1 - back);
    if (studentId === undefined || day === undefined) return [];
    const id = toConsultId({ madeOn: day, studentId, uuid: toSampleId(year, 140 + index) });
    return [
      { kind: "consult", id, day, fields: { ...fields, day, studentIds: [studentId], topics } },
    ];
  });
}

function listNotes({ year, students, days }: SampleLife): readonly SampleRow[] {
  return NOTES.flatMap(([number, back, area, text], index): readonly SampleRow[] => {
    const studentId = students[number - 1]?.id;
    const day = days.at(-1 - back);
    if (studentId === undefined || day === undefined) return [];
    const id = toNoteId({ day, studentId, uuid: toSampleId(year, 150 + index) });
    return [{ kind: "note", id, day, fields: { day, studentId, area, text } }];
  });
}
