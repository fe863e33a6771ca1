import { noteKind, toNoteId } from "@damim/domain/individual-record/note.ts";
import {
  listMemoKind,
  listTextKind,
  snippetKind,
  toListTextId,
} from "@damim/domain/individual-record/list-memo.ts";
import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";

/** The list whose texts stand in the pictures. */
export const PICTURED_LIST = "019aa0c4-1111-7000-8000-000000000001";

const sentences = [
  "모둠 실험에서 역할을 나누자고 먼저 말하고, 친구의 실수를 웃으며 도와줌.",
  "강낭콩의 한살이를 관찰하며 잎의 수와 키를 날마다 같은 시각에 재어 표로 정리함.",
  "자라는 빠르기가 달라진 까닭을 햇빛과 견주어 또박또박 설명함.",
  "시를 외워 낭송하며 목소리의 빠르기를 알맞게 바꿈.",
  "놀이 규칙을 다시 정할 때 서로 다른 생각을 차례로 물어봄.",
] as const;

const areas = ["과학", "과학", "과학", "국어", "생활"] as const;

/** Notes over two months, a list with texts of different lengths, and a few words that go into many. */
export function buildRecords(students: readonly RosterStudent[], today: CalendarDay) {
  const notes = students.flatMap(({ id: studentId, number }) =>
    sentences.slice(0, number === 5 ? 5 : number % 4).map((text, at) => {
      const day = addDays(today, -(1 + at * 9 + (number % 5)));
      const id = toNoteId({ day, studentId, uuid: `n${at}` });
      return { kind: noteKind.name, id, set: { day, studentId, area: areas[at], text } };
    }),
  );
  const texts = students
    .filter(({ number }) => number % 6 !== 3)
    .map(({ id: studentId, number }) => {
      const text = sentences
        .slice(0, 1 + (number % 3))
        .join(" ")
        .slice(0, number === 5 ? 76 : undefined);
      const id = toListTextId({ memoId: PICTURED_LIST, studentId });
      return { kind: listTextKind.name, id, set: { memoId: PICTURED_LIST, studentId, text } };
    });
  const memo = { title: "2학기 과학", item: "subject", limit: 300, subject: "과학", order: "a0V" };
  return [
    ...notes,
    { kind: listMemoKind.name, id: PICTURED_LIST, set: memo },
    ...texts,
    {
      kind: snippetKind.name,
      id: "019aa0c4-2222-7000-8000-000000000001",
      set: { text: "스스로 질문을 만들어 조사함." },
    },
    {
      kind: snippetKind.name,
      id: "019aa0c4-2222-7000-8000-000000000002",
      set: { text: "모둠의 의견을 모아 발표함." },
    },
  ];
}
