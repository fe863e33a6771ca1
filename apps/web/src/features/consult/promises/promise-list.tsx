import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toConsultTitle } from "@damim/domain/consult/consult-words.ts";
import type { KeptConsult } from "@damim/domain/consult/consult.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { PostponeButton } from "../../../kit/postpone/postpone-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LOCKED_WORDS } from "@damim/domain/secret/box.ts";
import { toNames } from "../names/consult-names.ts";
import { createConsultCommands } from "../rows/consult-commands.ts";
import { toKoreanLetterDay } from "@damim/domain/calendar-day/korean-day.ts";

export interface PromiseListProps {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly promises: readonly KeptConsult[];
  readonly onOpen: (id: string) => void;
  /** In a column of 240 px: the buttons stand below the words. */
  readonly isNarrow?: boolean;
}

/** 약속과 연락: what is to be done by when; 「했어요」 or 「미루기」 takes a tap. */
export function PromiseList(props: PromiseListProps) {
  const { store, students, promises, onOpen, isNarrow = false } = props;
  if (promises.length === 0)
    return (
      <EmptyState picture={<Dami />} title="지금 지킬 약속이 없어요">
        상담 기록에 약속이나 다시 연락할 날을 적으면 여기에서 챙겨 드려요.
      </EmptyState>
    );
  return (
    <ul aria-label="약속과 연락" className="flex flex-col">
      {promises.map((one) => (
        <PromiseLine
          key={one.id}
          one={one}
          store={store}
          students={students}
          onOpen={onOpen}
          isNarrow={isNarrow}
        />
      ))}
    </ul>
  );
}

function PromiseLine(props: Omit<PromiseListProps, "promises"> & { readonly one: KeptConsult }) {
  const { one, store, students, onOpen, isNarrow } = props;
  const { now } = useTeacherData();
  const isPast = useIsPast();
  const commands = useCommands(createConsultCommands, store);
  const scope = parseScope(store.scope);
  const calendar = useSchoolCalendar(scope?.type === "year" ? scope.year : 0);
  const today = toSeoulDay(now());
  const { dueOn } = one;
  const isUrgent = Boolean(dueOn && dueOn <= today);
  return (
    <li
      className={`border-b border-line-2 py-3 last:border-0 first:pt-0 last:pb-0 ${isNarrow ? "" : "flex flex-wrap items-center gap-x-4 gap-y-2"}`}
    >
      <button
        type="button"
        onClick={() => onOpen(one.id)}
        className="press -mx-2 min-w-0 flex-1 basis-60 rounded-ctl px-2 py-0.5 text-left hover:bg-hover"
      >
        <span className="block text-14 text-fg-2">
          <span className={`font-semibold ${isUrgent ? "text-danger" : "text-fg"}`}>
            {toDueWords(dueOn, today)}
          </span>{" "}
          · {toNames(one, students)}
        </span>
        <span className="block text-15 font-semibold wrap-break-word">
          {(one.isLocked && LOCKED_WORDS) ||
            one.followUp ||
            `다시 연락하기: ${toConsultTitle(one)}`}
        </span>
      </button>
      {!isPast && (
        <span className={`flex gap-2 ${isNarrow ? "mt-2 *:flex-1" : ""}`}>
          <Button variant="weak" onClick={() => commands.keepPromise(one.id)}>
            했어요
          </Button>
          <PostponeButton
            today={today}
            dueOn={dueOn}
            onPostpone={(by) => commands.postpone(one, by, calendar)}
          >
            {(button) => (
              <Button variant="sunken" {...button}>
                미루기
              </Button>
            )}
          </PostponeButton>
        </span>
      )}
    </li>
  );
}

function toDueWords(dueOn: CalendarDay | null | undefined, today: CalendarDay): string {
  if (!dueOn) return "날짜 없음";
  if (dueOn === today) return "오늘까지";
  return dueOn < today ? `${toKoreanLetterDay(dueOn)} 지남` : toKoreanLetterDay(dueOn);
}
