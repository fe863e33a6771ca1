import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { consultKind, toConsultId, type Consult } from "@damim/domain/consult/consult.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";

/** A class's consultations in the pictures: half-written, agreed, promised for today and later. */
export function buildConsults(students: readonly RosterStudent[], today: CalendarDay) {
  return told.flatMap(({ back, at, due, ...consult }, index) => {
    const studentIds = at.flatMap((place) => students[place - 1]?.id ?? []);
    const [studentId] = studentIds;
    if (studentId === undefined) return [];
    const day = addDays(today, -back);
    const dueOn = due === undefined ? {} : { dueOn: addDays(today, due) };
    const uuid = `019aa0c4-0000-7000-8000-${String(index).padStart(12, "0")}`;
    const row: Consult = { ...consult, day, studentIds, ...dueOn };
    return writeRow(consultKind, toConsultId({ madeOn: day, studentId, uuid }), undefined, row);
  });
}

interface Told extends Omit<Consult, "day" | "studentIds" | "dueOn"> {
  /** So many days ago. */
  readonly back: number;
  /** Numbers of the pupils. */
  readonly at: readonly number[];
  /** In so many days. */
  readonly due?: number;
}

const told: readonly Told[] = [
  {
    back: 0,
    at: [5],
    time: "08:35",
    who: "guardian",
    whoNote: "어머니",
    way: "phone",
    topics: ["health"],
    body: "[내용]\n열이 내려 쉬는 중. 월요일 과학 실험을 걱정함.\n\n[합의]\n못 한 부분은 화요일 쉬는 시간에 함께 함.",
    isDraft: true,
  },
  {
    back: 2,
    at: [5],
    time: "16:20",
    who: "guardian",
    whoNote: "어머니",
    way: "phone",
    topics: ["character"],
    body: "새 짝과 잘 지내는지 여쭤보심. 이번 주 지켜보고 다시 말씀드리기로 함.",
    followUp: "짝과 지내는 모습 알려 드리기",
    due: 4,
  },
  {
    back: 3,
    at: [12],
    time: "15:10",
    who: "guardian",
    whoNote: "아버지",
    way: "visit",
    topics: ["study"],
    body: "수학 익힘을 날마다 두 쪽씩 하기로 함. 집에서는 저녁 먹고 바로 하기.",
    followUp: "수학 익힘 한 주 결과 전하기",
    due: 0,
  },
  {
    back: 7,
    at: [3, 7],
    time: "12:40",
    who: "student",
    way: "face",
    topics: ["character"],
    body: "공놀이 규칙을 두고 다툼. 서로 바라는 것을 말하고 규칙을 종이에 적음.",
  },
  {
    back: 9,
    at: [19],
    time: "10:50",
    who: "staff",
    whoNote: "돌봄 선생님",
    way: "online",
    topics: ["health", "귀가"],
    body: "돌봄 시간과 귀가 방법을 맞춤. 수요일은 할머니가 데리러 오심.",
    followUp: "귀가 방법 다시 묻기",
    due: -1,
  },
  {
    back: 15,
    at: [21],
    time: "17:05",
    who: "guardian",
    whoNote: "어머니",
    way: "text",
    topics: ["health"],
    body: "안경을 맞춰 앞자리를 부탁하심.",
  },
  {
    back: 45,
    at: [5],
    time: "14:30",
    who: "guardian",
    whoNote: "어머니",
    way: "face",
    topics: ["health"],
    body: "땅콩 알레르기와 급식. 성분표를 보고 미리 빼 두기로 함.",
  },
];
