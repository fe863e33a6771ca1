import { expect, it } from "vitest";
import { readTaskLine } from "./read-task-line.ts";

/** Wednesday. */
const today = "2026-11-18";

it.each<[string, object]>([
  ["가정통신문 걷기", { title: "가정통신문 걷기" }],
  ["금요일까지 가정통신문", { title: "가정통신문", dueOn: "2026-11-20" }],
  ["금까지 가정통신문", { title: "가정통신문", dueOn: "2026-11-20" }],
  ["내일까지 학급비 정산", { title: "학급비 정산", dueOn: "2026-11-19" }],
  ["내일 학급비 정산", { title: "학급비 정산", dueOn: "2026-11-19" }],
  ["화요일까지 안내장", { title: "안내장", dueOn: "2026-11-24" }],
  ["다음 주 월요일까지 안내장", { title: "안내장", dueOn: "2026-11-23" }],
  ["12/4까지 학예회 순서", { title: "학예회 순서", dueOn: "2026-12-04" }],
  ["12월 4일까지 학예회 순서", { title: "학예회 순서", dueOn: "2026-12-04" }],
  ["4일까지 학예회 순서", { title: "학예회 순서", dueOn: "2026-12-04" }],
  ["수업일 5일마다 자리", { title: "자리", repeat: { every: "schoolDay", step: 5 } }],
  ["수업일마다 우유", { title: "우유", repeat: { every: "schoolDay" } }],
  [
    "24일부터 수업일 5일마다 자리 바꾸기",
    { title: "자리 바꾸기", dueOn: "2026-11-24", repeat: { every: "schoolDay", step: 5 } },
  ],
  [
    "12월 18일까지 매주 금 주간학습안내",
    {
      title: "주간학습안내",
      repeat: { every: "week", weekdays: "5", until: "2026-12-18" },
    },
  ],
  ["매주 월, 수요일 청소 점검", { title: "청소 점검", repeat: { every: "week", weekdays: "13" } }],
  ["월수금마다 줄넘기", { title: "줄넘기", repeat: { every: "week", weekdays: "135" } }],
  ["2주마다 목요일 회의", { title: "회의", repeat: { every: "week", weekdays: "4", step: 2 } }],
  ["매일 알림장", { title: "알림장", repeat: { every: "day" } }],
  ["매월 25일 학급비", { title: "학급비", repeat: { every: "month", date: 25 } }],
  ["매달 마지막 금요일 생일잔치", { title: "생일잔치", repeat: { every: "month", nth: [-1, 5] } }],
  ["매월 첫 수업일 자리", { title: "자리", repeat: { every: "month", schoolDay: 1 } }],
  // What stays whole: nothing would be left, a day that is over, words that only look like time.
  ["금요일까지", { title: "금요일까지" }],
  ["3/4까지 회신", { title: "3/4까지 회신" }],
  ["매주 수업 준비", { title: "매주 수업 준비" }],
  ["24일부터 준비", { title: "24일부터 준비" }],
  ["금요일 자료", { title: "금요일 자료" }],
  ["오늘의 급식 보기", { title: "오늘의 급식 보기" }],
  ["31일까지 정산", { title: "정산", dueOn: "2026-12-31" }],
])("%s", (typed, said) => {
  expect(readTaskLine(` ${typed} `, today)).toEqual(said);
});
