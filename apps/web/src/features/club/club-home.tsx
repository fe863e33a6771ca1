// Loaded lazily by home-page.tsx: 오늘 of a club's version.
import { callAnswerWords, findAnswer } from "@damim/domain/club/call-attendance.ts";
import { toClubNumber } from "@damim/domain/club/club-roster.ts";
import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { Check } from "lucide-react";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { buttonLook } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAttendanceRows } from "./use-club-data.ts";
import { TileName } from "../../ui/tile-name.tsx";

const places = [
  { to: "/classgame", label: "수업놀이" },
  { to: "/manageAttendance", label: "출결조회" },
  { to: "/manageStudent", label: "학생조회" },
  { to: "/manageCheckListMemo", label: "제출조회" },
];

/** Who of the club is here today, and the way to what opens in its version. */
export function ClubHome() {
  const data = useTeacherData();
  const day = toSeoulDay(data.now());
  const store = findStoreOfDay(data, day);
  return (
    <div className="@container flex flex-1 flex-col gap-4">
      <h1 className="title text-28">{toKoreanDay(day)}</h1>
      {data.club?.entry.role === "viewer" && (
        <Notice tone="info">
          「보기」 역할이라 놀이에서 바꾼 것은 이 화면에만 남고 다른 선생님께 보이지 않아요.
        </Notice>
      )}
      <div className="grid items-start gap-4 @min-[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
        {store && <ClubToday store={store} day={day} />}
        <Card title="열 수 있는 화면">
          <div className="grid gap-2">
            {places.map(({ to, label }) => (
              <Link key={to} to={to} className={buttonLook({ look: "line" })}>
                {label}
              </Link>
            ))}
          </div>
        </Card>
      </div>
    </div>
  );
}

function ClubToday({ store, day }: { readonly store: Store; readonly day: CalendarDay }) {
  const students = useRoster(store);
  const rows = useAttendanceRows(store);
  const called = students.map((student) => ({
    ...student,
    answer: findAnswer(rows, { day, studentId: student.id }),
  }));
  const came = called.filter(({ answer }) => answer === "arrived" || answer === "late").length;
  if (students.length === 0) {
    return (
      <Card>
        <EmptyState picture={<Dami mood="glance" />} title="아직 학생이 없어요">
          메인 버전의 클럽 관리에서 학생을 골라 주세요.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={`${students.length}명 가운데 ${came}명 왔어요`}>
      <ul
        aria-label="클럽 학생"
        className="grid grid-cols-2 gap-2 @min-[34rem]:grid-cols-3 @min-[48rem]:grid-cols-4"
      >
        {called.map(({ answer, ...student }) => (
          <li
            key={student.id}
            className={`flex min-h-19 items-center gap-2 rounded-card border border-line-2 px-4 py-3 ${answer === "arrived" ? "bg-sunken" : "bg-surface"}`}
          >
            <span className="mr-auto min-w-0">
              <span className="block text-13 text-fg-2 tabular-nums">{toClubNumber(student)}</span>
              <TileName name={student.name} className="block text-16 font-bold" />
            </span>
            {answer === "arrived" ? (
              <>
                <Check size={20} aria-hidden className="shrink-0 text-brand" />
                <span className="sr-only">{callAnswerWords.arrived}</span>
              </>
            ) : (
              answer && (
                <span
                  className={`text-14 font-semibold ${answer === "absent" ? "text-danger" : "text-warm-strong"}`}
                >
                  {callAnswerWords[answer]}
                </span>
              )
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
