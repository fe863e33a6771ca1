import { toStudentWords } from "@damim/domain/student/student-words.ts";
import {
  listFieldStudyAccounts,
  type FieldStudyAccount,
  type Trip,
  type TripWarning,
} from "@damim/domain/field-study/field-study-ledger.ts";
import type { AttendanceRules } from "@damim/domain/attendance/attendance-rules.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { Ellipsis, PhoneCall } from "lucide-react";
import { useMemo, useState } from "react";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { Link } from "../../../ui/link.tsx";
import { Button, buttonLook, IconButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { EmptyDesks } from "../../../ui/empty-desks.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { toSpanWords } from "../cases/case-words.ts";
import { FieldStudyBar } from "./field-study-bar.tsx";
import { PaperToggles } from "../papers/paper-toggles.tsx";
import { useCommands } from "../../../kit/act/commands.ts";
import { createCloseCommands } from "../cases/close-commands.ts";
import { listMembers } from "@damim/domain/student/membership.ts";
import type { CloseData } from "../cases/use-close-data.ts";

const PaperDialog = lazyOverlay(() => import("../papers/paper-dialog.tsx"), "PaperDialog");

/** 체험학습 장부: for each pupil with a trip the days of the year, and every trip with its deadlines. */
export function TripsView({ data }: { readonly data: CloseData }) {
  const { cases, rules, today, students } = data;
  const isPast = useIsPast();
  const accounts = useMemo(
    () => listFieldStudyAccounts(cases, rules, today),
    [cases, rules, today],
  );
  const withTrips = students.flatMap((student) => {
    const account = accounts.get(student.id);
    return account ? [{ student, account }] : [];
  });
  const others = listMembers(students, today).filter(({ id }) => !accounts.has(id)).length;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-15 text-fg-2">
          한 해 {rules.fieldStudyDays}일, 한 번에 {rules.fieldStudyInRow}일까지예요.{" "}
          {withTrips.length > 0 && others > 0 && `나머지 ${others}명은 아직 쓰지 않았어요.`}
        </p>
        {!isPast && (
          <Link to="/mypage#attendance-rules" className={`${buttonLook({ look: "line" })} ml-auto`}>
            출결 규칙
          </Link>
        )}
      </div>
      {withTrips.length === 0 && (
        <Card>
          <EmptyState picture={<EmptyDesks />} title="아직 체험학습이 없어요">
            출석인정 결석에 세부 사유 교외체험학습을 고르면 여기에서 남은 날을 세어 드려요.
          </EmptyState>
        </Card>
      )}
      {withTrips.map(({ student, account }) => (
        <AccountCard key={student.id} student={student} account={account} data={data} />
      ))}
    </>
  );
}

function AccountCard(props: {
  readonly student: RosterStudent;
  readonly account: FieldStudyAccount;
  readonly data: CloseData;
}) {
  const { student, account, data } = props;
  const { used, running, planned, left } = account;
  return (
    <Card
      title={toStudentWords(student)}
      titleEnd={
        <span className={left < 0 ? "text-danger" : ""}>
          {left < 0 ? `${-left}일 넘었어요` : `${left}일 남았어요`}
        </span>
      }
    >
      <FieldStudyBar account={account} />
      <p className="mt-2 text-14 text-fg-2">
        {[`쓴 날 ${used}일`, running > 0 && `지금 ${running}일`, planned > 0 && `예정 ${planned}일`]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <ul aria-label={`${toStudentWords(student)} 체험학습`} className="mt-2">
        {account.trips.map((trip) => (
          <TripRow key={trip.case.absence.id} trip={trip} student={student} data={data} />
        ))}
      </ul>
    </Card>
  );
}

const stateWords = { past: "다녀왔어요", running: "가 있어요", planned: "갈 예정" } as const;

function TripRow(props: {
  readonly trip: Trip;
  readonly student: RosterStudent;
  readonly data: CloseData;
}) {
  const { trip, student, data } = props;
  const commands = useCommands(createCloseCommands, data.store);
  const isPast = useIsPast();
  const [isOpen, setOpen] = useState(false);
  const { absence } = trip.case;
  const who = toStudentWords(student);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-2 py-3 last:border-b-0">
      <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-2">
        <span className="text-15 font-semibold">{toSpanWords(absence)}</span>
        <span className="text-14 text-fg-2">
          {trip.dayCount === 0.5 ? "반일" : `${trip.dayCount}일`} · {stateWords[trip.state]}
        </span>
        {trip.warnings.map((warning) => (
          <Chip key={warning} tone="danger">
            {toWarningWords(warning, data.rules)}
          </Chip>
        ))}
      </div>
      {trip.callDue && !isPast && (
        <Button
          variant="line"
          icon={<PhoneCall size={18} aria-hidden />}
          aria-label={`${who} ${toKoreanMonthDay(trip.callDue)}까지 통화`}
          onClick={() =>
            commands.changePaper(trip.case, { calledOn: data.today }, `${who} 통화한 날을 적었어요`)
          }
        >
          {toKoreanMonthDay(trip.callDue)}까지 통화
        </Button>
      )}
      <div className="flex items-center gap-1.5">
        <PaperToggles student={student} of={trip.case} today={data.today} commands={commands} />
        <IconButton
          label={`${who} ${toSpanWords(absence)} 서류 자세히`}
          icon={<Ellipsis size={20} aria-hidden />}
          onClick={() => setOpen(true)}
        />
      </div>
      <PaperDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        data={data}
        of={trip.case}
        student={student}
      />
    </li>
  );
}

function toWarningWords(warning: TripWarning, rules: AttendanceRules): string {
  switch (warning) {
    case "beyondLimit":
      return `한 해 ${rules.fieldStudyDays}일을 넘어요`;
    case "tooLongInRow":
      return `연속 ${rules.fieldStudyInRow}일을 넘어요`;
    case "appliedLate":
      return "신청서가 늦었어요";
    case "halfDay":
      return "반일은 인정하지 않아요";
  }
}
