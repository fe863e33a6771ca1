import { withParticle } from "@damim/domain/hangul/particle.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { findClosing } from "@damim/domain/school-calendar/school-calendar.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { CheckCheck, SquareDashedMousePointer } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { useClassChoice } from "../../data/years/class-choice.ts";
import { useAskedStudent } from "../../data/asked.ts";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useOpenYearsCalendar } from "../../data/use-school-calendar.ts";
import { useMembers, useRoster } from "../../data/use-roster.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ClassSwitch } from "../../ui/field/class-switch.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { MonthSteps } from "../../kit/day-field/month-steps.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { late } from "../../ui/arrival/late.ts";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { DayBoard } from "./day-board.tsx";
import { DayNavigation } from "./day-navigation.tsx";
import { DaySummary } from "./day-summary.tsx";
import { LessonSwitch } from "./lesson-switch.tsx";
import { findMarkMending } from "./mark/mark-mend-state.ts";
import { MarkQuestionSlot } from "../../kit/attendance/mark-question-slot.tsx";
import { MonthSlot } from "./month/month-slot.tsx";
import { NoStudentsYet } from "../../ui/no-students-yet.tsx";
import {
  useAttendanceView,
  type AttendanceView,
  type AttendanceViewControl,
} from "./use-attendance-view.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { createDayCommands } from "./mark/day-commands.ts";
import { useLessons } from "./use-lessons.ts";

const LessonView = viewAtHand(
  () => import("./lesson-view.tsx").then((file) => file.LessonView),
  <LoadingView />,
);

const ChosenStudentsBar = late(
  () => import("./chosen-students-bar.tsx").then((file) => file.ChosenStudentsBar),
  null,
  { isMain: true },
);

const views: readonly { readonly value: AttendanceView; readonly label: string }[] = [
  { value: "seats", label: "자리" },
  { value: "list", label: "목록" },
  { value: "month", label: "월간" },
];

/** 출결기록: the class of one day as seats or as a list, or the whole month. */
export function Component() {
  const data = useTeacherData();
  const control = useAttendanceView();
  const { view, day, month, today, show } = control;
  const isMonth = view === "month";
  const calendar = useOpenYearsCalendar();
  const store = findStoreOfDay(data, isMonth ? `${month}-01` : day);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 print:block">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:gap-x-2 print:hidden">
        <h1 className="title text-24 max-sm:sr-only">출결기록</h1>
        <Segments
          as="tabs"
          label="보기"
          value={view}
          segments={views}
          onValueChange={(next) => show({ view: next })}
        />
        {store && <ClassOfStore store={store} />}
        {store && !isMonth && !data.past && (
          <LessonSwitch
            store={store}
            day={day}
            lesson={control.lesson}
            onLessonChange={(lesson) => show({ lesson })}
          />
        )}
        <div className="flex flex-wrap items-center gap-2 max-sm:ml-auto">
          {isMonth ? (
            <MonthSteps month={month} onMonthChange={(next) => show({ month: next })} />
          ) : (
            <DayNavigation
              calendar={calendar}
              day={day}
              today={data.past ? undefined : today}
              onDayChange={(next) => show({ day: next })}
            />
          )}
        </div>
      </div>
      {store ? (
        <OpenYear store={store} control={control} />
      ) : (
        <Notice tone="info">
          이 날짜의 학년도는 지금 열려 있지 않아요. 올해 학년도의 날짜를 골라 주세요.
        </Notice>
      )}
      <MarkQuestionSlot />
    </div>
  );
}

function ClassOfStore({ store }: { readonly store: Store }) {
  return <ClassSwitch {...useClassChoice(store)} />;
}

function OpenYear({
  store,
  control,
}: {
  readonly store: Store;
  readonly control: AttendanceViewControl;
}) {
  const students = useRoster(store);
  if (students.length === 0) return <NoStudentsYet />;
  const isMonth = control.view === "month";
  return (
    <div className="relative flex min-h-0 flex-1 flex-col gap-4 print:block">
      {!isMonth && <DayView store={store} control={control} />}
      <MonthSlot store={store} month={control.month} today={control.today} isShown={isMonth} />
    </div>
  );
}

interface DayViewProps {
  readonly store: Store;
  readonly control: AttendanceViewControl;
}

function DayView({ store, control }: DayViewProps) {
  const { day, view } = control;
  const students = useMembers(store, day);
  const closing = findClosing(useOpenYearsCalendar(), day);
  const commands = useCommands(createDayCommands, store);
  const isPast = useTeacherData().past !== undefined;
  const mending = findMarkMending(useLocation().state, store.refused());
  const [chosen, setChosen] = useState<ReadonlySet<StudentId>>();
  useAskedStudent("attendance", (id) => {
    const seat = document.querySelector<HTMLElement>(`[data-student="${CSS.escape(id)}"]`);
    seat?.scrollIntoView({ block: "nearest" });
    seat?.focus();
    // As by hand: it opens, or is chosen while several are being chosen.
    seat?.click();
  });
  const lessons = useLessons(store, day);
  if (students.length === 0) return <NoStudentsYet />;
  const lesson = isPast ? undefined : lessons.find((each) => each === control.lesson);
  const chosenStudents = students.filter(({ id }) => chosen?.has(id));
  const closingNotice = closing && !isPast && (
    <Notice tone="info">
      {withParticle(closing.name || "주말", "이라/라")} 수업이 없는 날이에요. 그래도 적을 수 있어요.
    </Notice>
  );
  if (lesson !== undefined) {
    return (
      <>
        {closingNotice}
        <LessonView store={store} students={students} day={day} lesson={lesson} />
      </>
    );
  }
  return (
    <>
      <h2 className="mb-2 hidden text-20 font-extrabold print:block">{toKoreanDay(day)} 출결</h2>
      <div className="flex flex-wrap items-center gap-3 max-sm:gap-2">
        <DaySummary store={store} students={students} day={day} />
        {!isPast && (
          <div className="ml-auto flex flex-wrap gap-2 print:hidden">
            <Button
              variant={chosen ? "sunken" : "line"}
              icon={<SquareDashedMousePointer size={18} aria-hidden />}
              aria-pressed={chosen !== undefined}
              onClick={() => setChosen(chosen ? undefined : new Set())}
            >
              <span className="max-sm:sr-only">여러 명 고르기</span>
            </Button>
            <Button
              variant="weak"
              icon={<CheckCheck size={18} aria-hidden />}
              onClick={() =>
                commands.arriveRest(
                  students.map(({ id }) => id),
                  day,
                )
              }
            >
              나머지 모두 왔어요
            </Button>
          </div>
        )}
      </div>
      {closingNotice}
      <Card className="flex flex-col md:min-h-0 md:flex-1 md:overflow-y-auto">
        <DayBoard
          key={day}
          store={store}
          students={students}
          day={day}
          look={view === "list" ? "row" : "seat"}
          mending={mending?.day === day ? mending : undefined}
          {...(chosen
            ? {
                chosen,
                onChoose: ({ id }) => setChosen(toToggled(chosen, id)),
              }
            : {})}
        />
        {!isPast && (
          <p className="mt-auto flex items-center gap-3 pt-5 text-14 text-fg-2 board:hidden print:hidden">
            <Dami size={48} />
            자리를 누르면 출결을 적어요. 저장은 저절로 돼요.
            <span className="pointer-coarse:hidden">
              키보드로는 방향키로 옮겨 다니며 1 결석, 2 지각, 3 조퇴, 4 결과를 눌러요.
            </span>
          </p>
        )}
      </Card>
      {chosen && (
        <ChosenStudentsBar
          key={day}
          store={store}
          students={chosenStudents}
          day={day}
          commands={commands}
          onDone={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

function toToggled(chosen: ReadonlySet<StudentId>, id: StudentId): ReadonlySet<StudentId> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
