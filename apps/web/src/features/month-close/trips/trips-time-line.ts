import { listFieldStudyAccounts, type Trip } from "@damim/domain/field-study/field-study-ledger.ts";
import { readStudentCases } from "../../../data/student-cases.ts";
import type { TimeLineCode, TimeLineEntry } from "../../../kit/manifest/time-line.ts";
import { toSpanWords } from "../cases/case-words.ts";

export { Backpack as Picture } from "lucide-react";

const stateWords = { past: "다녀왔어요", running: "가 있어요", planned: "갈 예정이에요" } as const;

/** 교외체험학습: each trip on its first day. */
export const listTimeLine: TimeLineCode["listTimeLine"] = ({ store, student, calendar, today }) => {
  const { cases, rules } = readStudentCases(store, student, calendar);
  return (
    listFieldStudyAccounts(cases, rules, today)
      .get(student.id)
      ?.trips.map((trip): TimeLineEntry => ({
        id: trip.case.absence.id,
        day: trip.case.absence.from,
        title: `체험학습 ${trip.dayCount === 0.5 ? "반일" : `${trip.dayCount}일`}`,
        detail: `${toSpanWords(trip.case.absence)} · ${stateWords[trip.state]}`,
        state: toState(trip),
      })) ?? []
  );
};

function toState({ warnings }: Trip): TimeLineEntry["state"] {
  if (warnings.includes("beyondLimit")) return { label: "한 해 일수를 넘어요", tone: "warm" };
  if (warnings.includes("tooLongInRow")) return { label: "연속 일수를 넘어요", tone: "warm" };
  return undefined;
}
