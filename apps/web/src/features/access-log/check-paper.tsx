import {
  addMonths,
  toMonth,
  toSeoulDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate, toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { accessCheckKind } from "@damim/domain/access-check/access-check.ts";
import { toText, type Paper } from "@damim/domain/privacy/paper.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { Printer } from "lucide-react";
import type { Store } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { PaperView } from "../../kit/paper/paper-view.tsx";
import { printPage } from "../../platform/print.ts";
import { Button } from "../../ui/button.tsx";

const MONTHS = 12;

/** Which months of a school year were gone through, on one sheet. */
export function CheckPaper({ store, year }: { readonly store: Store; readonly year: SchoolYear }) {
  const { now } = useTeacherData();
  const checks = useRows(store, accessCheckKind);
  const first = toMonth(toSchoolYearSpan(year).from);
  const rows = Array.from({ length: MONTHS }, (_, at) => toRow(addMonths(first, at)));
  const paper: Paper = {
    title: `${year}학년도 접속 기록 점검표`,
    sections: [
      {
        title: "달마다",
        blocks: [
          toText("학생 정보를 언제, 어느 기기에서 열고 고쳤는지 달마다 한 번 살펴봐요."),
          { type: "table", label: "점검표", heads: ["달", "점검한 날", "살펴본 것", "메모"], rows },
        ],
      },
    ],
  };
  return (
    <>
      <Button
        variant="line"
        className="self-start print:hidden"
        icon={<Printer size={18} aria-hidden />}
        onClick={printPage}
      >
        점검표 인쇄
      </Button>
      <PaperView paper={paper} foot={`담임 · ${toKoreanDate(toSeoulDay(now()))}`} />
    </>
  );

  function toRow(month: CalendarMonth): readonly string[] {
    const check = checks.get(month);
    if (!check) return [toKoreanMonth(month), "", "", ""];
    return [
      toKoreanMonth(month),
      toKoreanDate(toSeoulDay(check.at)),
      `${check.oddCount}건`,
      check.note ?? "",
    ];
  }
}
