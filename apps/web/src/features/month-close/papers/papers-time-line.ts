import type { CasePaper, AbsenceCase } from "@damim/domain/attendance-papers/absence-case.ts";
import { paperTypes, type PaperType } from "@damim/domain/attendance-papers/absence-paper.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { readStudentCases } from "../../../data/student-cases.ts";
import type { TimeLineCode, TimeLineEntry } from "../../../kit/manifest/time-line.ts";
import { toCaseLabel, toSpanWords } from "../cases/case-words.ts";

export { FileText as Picture } from "lucide-react";

/** Of a paper that came in although it is not asked for any more. */
const labels: Readonly<Record<PaperType, string>> = {
  application: "체험학습 신청서",
  report: "결석신고서",
  evidence: "증빙서류",
  tripReport: "체험학습 보고서",
};

/** Papers on the day on which they came, those that are missing on their last day, and calls. */
export const listTimeLine: TimeLineCode["listTimeLine"] = ({ store, student, calendar, today }) =>
  readStudentCases(store, student, calendar).cases.flatMap((one) => {
    const { absence, paper, papers } = one;
    const detail = `${toSpanWords(absence)} ${toCaseLabel(absence)}`;
    const toEntry = (what: string, rest: Omit<TimeLineEntry, "id" | "detail">): TimeLineEntry => ({
      id: `${absence.id}~${what}`,
      detail,
      ...rest,
    });
    return [
      ...papers.map((asked) => toEntry(asked.type, describePaper(asked, today))),
      ...listUnasked(one).map(([type, day]) =>
        toEntry(type, { day, title: `${labels[type]} 받음` }),
      ),
      ...(paper.calledOn ? [toEntry("call", { day: paper.calledOn, title: "통화" })] : []),
    ];
  });

function describePaper(
  { label, due, received }: CasePaper,
  today: CalendarDay,
): Pick<TimeLineEntry, "day" | "title" | "state"> {
  if (received) return { day: received, title: `${label} 받음` };
  return {
    day: due,
    title: `${label} 내는 날`,
    state: { label: due < today ? "아직 안 냈어요" : "받을 서류", tone: "warm" },
  };
}

function listUnasked({
  paper,
  papers,
}: AbsenceCase): readonly (readonly [PaperType, CalendarDay])[] {
  return paperTypes.flatMap((type) => {
    const day = paper[type];
    return day && papers.every((asked) => asked.type !== type) ? [[type, day] as const] : [];
  });
}
