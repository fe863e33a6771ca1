import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import type { NewReport } from "@damim/domain/family-report/standing-reports.ts";
import { reportDoors } from "@damim/domain/family-report/report-parts.ts";
import { toReportWords } from "@damim/domain/family-report/take-report.ts";
import { listGuardians } from "@damim/domain/student/guardians.ts";
import { isPresentMember } from "@damim/domain/student/membership.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { ChevronDown, Phone } from "lucide-react";
import { useState } from "react";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useNewReports } from "../../data/family-report/use-new-reports.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { GuardianNumbers } from "../../kit/calling/guardian-numbers.tsx";
import { markColour } from "../../ui/attendance-symbol.tsx";
import { Button } from "../../ui/button.tsx";
import { createReportCommands, type ReportCommands } from "./report-commands.ts";
import { WithdrawnLine } from "./withdrawn-line.tsx";

/** 가정에서 알렸어요: first of the morning, a line each, one press to write the mark. Nothing while nobody told. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return store && <Reports store={store} />;
}

function Reports({ store }: { readonly store: Store }) {
  const students = useRoster(store);
  const { now } = useTeacherData();
  const commands = useCommands(createReportCommands, store);
  useRows(store, attendanceMarkKind);
  useRows(store, checkInKind);
  const findMember = ({ day, studentId }: Pick<NewReport, "day" | "studentId">) => {
    const student = students.find(({ id }) => id === studentId);
    return student && isPresentMember(student, day) ? student : undefined;
  };
  const told = useNewReports(store).flatMap((report) => {
    const student = findMember(report);
    return student ? [{ report, student }] : [];
  });
  const withdrawn = commands.listWithdrawn(now()).flatMap((one) => {
    const student = findMember(one.report);
    return student ? [{ ...one, student }] : [];
  });
  const count = told.length + withdrawn.length;
  if (count === 0) return null;
  return (
    <section
      aria-label="가정에서 알렸어요"
      className="flex flex-col gap-1.5 rounded-card bg-brand-weak p-3"
    >
      <h3 aria-live="polite" className="px-1 text-15 font-bold text-brand-strong">
        가정에서 알렸어요 {count}
      </h3>
      <ul className="flex flex-col gap-1.5">
        {told.map(({ report, student }) => (
          <Line key={report.id} commands={commands} report={report} student={student} />
        ))}
        {withdrawn.map(({ student, ...one }) => (
          <WithdrawnLine
            key={one.report.id}
            withdrawn={one}
            student={student}
            commands={commands}
          />
        ))}
      </ul>
    </section>
  );
}

function Line(props: {
  readonly commands: ReportCommands;
  readonly report: NewReport;
  readonly student: RosterStudent;
}) {
  const { commands, report, student } = props;
  const { now } = useTeacherData();
  const [isOpen, setOpen] = useState(false);
  const [isCalling, setCalling] = useState(false);
  const who = toStudentWords(student);
  const offer = commands.offer(report);
  const words = toReportWords(report, now());
  const isReachable = listGuardians(student).some(({ phone }) => phone);
  return (
    <li className="@container rounded-ctl bg-surface px-3 py-1">
      <div className="flex items-center gap-2 @max-[30rem]:flex-wrap @max-[30rem]:pb-2">
        <button
          type="button"
          aria-expanded={isOpen}
          className="press flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left @max-[30rem]:basis-full"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
            <span className="shrink-0 text-16 font-bold">{who}</span>{" "}
            <span
              className={`max-w-max min-w-0 grow basis-[8em] text-14 text-fg-2 @max-[30rem]:basis-full ${isOpen ? "" : "truncate"}`}
            >
              {words}
            </span>
            {report.earlier.length > 0 && (
              <span className="shrink-0 text-14 font-semibold text-warm-strong">
                {report.earlier.length + 1}번 알렸어요
              </span>
            )}
            {offer.words && (
              <span className="shrink-0 text-14 font-semibold text-warm-strong">{offer.words}</span>
            )}
          </span>
          <ChevronDown
            size={18}
            aria-hidden
            className={`shrink-0 text-fg-3 ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
        {offer.type === "mark" ? (
          <button
            type="button"
            aria-label={`${who} ${offer.label}`}
            className={`press h-11 shrink-0 rounded-ctl px-3 text-14 font-bold @max-[30rem]:flex-1 ${markColour[offer.code.kind]}`}
            onClick={() => commands.take(student, report)}
          >
            {offer.label}
          </button>
        ) : (
          <Button
            variant="weak"
            className="px-3! @max-[30rem]:flex-1"
            aria-label={`${who} 확인했어요`}
            onClick={() => commands.take(student, report)}
          >
            확인했어요
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="flex flex-col gap-2 border-t border-line-2 py-2">
          {report.earlier.map((one) => (
            <p key={one.id} className="text-14 text-fg-2">
              앞서 {toReportWords(one, now())}
            </p>
          ))}
          <div className="flex flex-wrap items-center gap-2">
            <span className="grow basis-48 text-14 text-fg-2">
              {reportDoors[report.door]} 알렸어요
            </span>
            <Button
              variant="line"
              className="px-3!"
              icon={<Phone size={18} aria-hidden />}
              aria-label={`${who} 전화`}
              aria-expanded={isCalling}
              disabledReason={isReachable ? undefined : "적어 둔 번호가 없어요."}
              onClick={() => setCalling(!isCalling)}
            >
              전화
            </Button>
            <Button
              variant="line"
              className="px-3!"
              aria-label={`${who} 아니에요`}
              onClick={() => commands.dismiss(student, report)}
            >
              아니에요
            </Button>
          </div>
          {isCalling && <GuardianNumbers student={student} isShownAtOnce />}
        </div>
      )}
    </li>
  );
}
