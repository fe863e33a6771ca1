import { absencePaperKind } from "@damim/domain/attendance-papers/absence-paper.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { attendanceRulesKind } from "@damim/domain/attendance/attendance-rules.ts";
import { listFieldStudyAccounts } from "@damim/domain/field-study/field-study-ledger.ts";
import { isOfClub } from "@damim/domain/student/student.ts";
import type { StudentCardProps } from "../../../kit/manifest/student-card.ts";
import { readStudentCases } from "../../../data/student-cases.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useRows } from "../../../data/use-teacher-data.ts";
import { Card } from "../../../ui/card.tsx";
import { FieldStudyBar } from "./field-study-bar.tsx";

/** 교외체험학습 of the year: days that are written against the days that the school allows. */
export function Component({ store, student, today, year }: StudentCardProps) {
  const calendar = useSchoolCalendar(year);
  useRows(store, attendanceMarkKind);
  useRows(store, absencePaperKind);
  useRows(store, attendanceRulesKind);
  if (isOfClub(student)) return null;
  const { cases, rules } = readStudentCases(store, student, calendar);
  const account = listFieldStudyAccounts(cases, rules, today).get(student.id) ?? {
    used: 0,
    running: 0,
    planned: 0,
    allowed: rules.fieldStudyDays,
    left: rules.fieldStudyDays,
  };
  const { used, running, planned, allowed, left } = account;
  const words = [
    running > 0 && `지금 ${running}일`,
    planned > 0 && `예정 ${planned}일`,
    left < 0 ? `${-left}일 넘었어요` : `${left}일 남았어요`,
  ];
  return (
    <Card title="교외체험학습" titleEnd={`${used + running + planned}/${allowed}일`}>
      <FieldStudyBar account={account} />
      <p className={`mt-2 text-14 ${left < 0 ? "text-danger" : "text-fg-2"}`}>
        {words.filter(Boolean).join(" · ")}
      </p>
    </Card>
  );
}
