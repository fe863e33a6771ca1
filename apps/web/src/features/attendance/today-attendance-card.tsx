import { toRollWords } from "@damim/domain/attendance/roll-words.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { CheckCheck } from "lucide-react";
import { useClassChoice } from "../../data/years/class-choice.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useMembers } from "../../data/use-roster.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { late } from "../../ui/arrival/late.ts";
import type { AwaitedListProps } from "./awaited-list.tsx";
import { DayBoard } from "./day-board.tsx";
import { useDayCounts } from "./use-day-counts.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { createDayCommands } from "./mark/day-commands.ts";

const AwaitedList = late(
  () => import("./awaited-list.tsx").then((file) => file.AwaitedList),
  null,
  { isMain: true },
);

// A teacher of one class has none.
const ClassSwitch = late(
  () => import("../../ui/field/class-switch.tsx").then((file) => file.ClassSwitch),
  null,
  { isMain: true },
);

const MarkQuestionSlot = late(() =>
  import("../../kit/attendance/mark-question-slot.tsx").then((file) => file.MarkQuestionSlot),
);

/** The room on the main screen: who is here, who is not, and one tap on a desk marks. */
export function TodayAttendanceCard(props: {
  readonly store: Store;
  readonly day: CalendarDay;
  /** A pupil's dialog opened or closed. */
  readonly onBusy?: ((isBusy: boolean) => void) | undefined;
}) {
  const { store, day, onBusy } = props;
  const students = useMembers(store, day);
  const classChoice = useClassChoice(store);
  const commands = useCommands(createDayCommands, store);
  return (
    <section
      aria-label="등교 확인"
      className="rounded-card border border-line-2 bg-surface p-5 max-sm:p-4"
    >
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <ArrivalSentence store={store} students={students} day={day} />
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {classChoice.classes.length > 1 && <ClassSwitch {...classChoice} />}
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
      </div>
      <AwaitedPlace store={store} students={students} day={day} commands={commands} />
      {students.length === 0 ? (
        <p className="flex flex-wrap items-center gap-3 text-15 text-fg-2">
          이 반에는 아직 학생이 없어요.
          <Link to="/student-manage" className={buttonLook({ look: "weak" })}>
            명단 넣기
          </Link>
        </p>
      ) : (
        <DayBoard store={store} students={students} day={day} look="seat" onBusy={onBusy} />
      )}
      <MarkQuestionSlot />
    </section>
  );
}

/** As high as its lines before they come; with wide names they may be higher. */
function AwaitedPlace(props: AwaitedListProps) {
  const { awaited } = useDayCounts(props.store, props.students, props.day);
  return (
    <div
      className="@min-[34rem]:hidden"
      style={{ minHeight: awaited && `${awaited * 4.25 + 0.5}rem` }}
    >
      <AwaitedList {...props} />
    </div>
  );
}

function ArrivalSentence(props: {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly day: CalendarDay;
}) {
  const counts = useDayCounts(props.store, props.students, props.day);
  const { arrived, total } = counts;
  return (
    <div className="flex min-w-0 items-center gap-4">
      <ArrivalRing share={total === 0 ? 0 : arrived / total} />
      <div>
        <h2 className="text-17 font-bold">
          {total > 0 && arrived === total ? "모두 왔어요" : "등교 확인"}{" "}
          <span className="text-brand">{arrived}</span>
          <span className="text-fg-2">/{total}</span>
        </h2>
        <p className="text-14 text-fg-2">
          {counts.unseen === total
            ? "자리를 누르면 출결을 적어요. 저장은 저절로 돼요."
            : toRollWords(counts)}
        </p>
      </div>
    </div>
  );
}

function ArrivalRing({ share }: { readonly share: number }) {
  const ring = { r: 20, strokeWidth: 6, pathLength: 1 };
  return (
    <svg width="52" viewBox="-24 -24 48 48" fill="none" aria-hidden className="shrink-0 -rotate-90">
      <circle {...ring} stroke="var(--sunken)" />
      {share > 0 && <circle {...ring} stroke="var(--brand)" strokeDasharray={`${share} 1`} />}
    </svg>
  );
}
