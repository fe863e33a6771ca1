import { findNextOpenDay } from "@damim/domain/attendance/open-days.ts";
import {
  isCalendarDay,
  toSeoulDay,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { dayNoticeKind } from "@damim/domain/day-notice/day-notice.ts";
import { toNoticeHeading, toNoticeLines } from "@damim/domain/day-notice/notice-lines.ts";
import { AArrowDown, AArrowUp, StepForward } from "lucide-react";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { findStoreOfDay, findClassStore, type Store } from "../../../data/teacher-data.ts";
import { useOpenYearsCalendar } from "../../../data/use-school-calendar.ts";
import { useRow, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useNameQuestion } from "../../../kit/names/use-name-question.ts";
import { BoardButton } from "../../../kit/board/board-button.tsx";
import { BoardFrame } from "../../../kit/board/board-frame.tsx";
import { useStage } from "../../../kit/board/use-stage.tsx";
import { toNoticePlace } from "../notice-place.ts";

/** In steps of the stage: 44 to 100 px of 1080. */
const sizes = [
  "text-[length:--spacing(11)]",
  "text-[length:--spacing(14)]",
  "text-[length:--spacing(18)]",
  "text-[length:--spacing(25)]",
];

/** 알림장 in front of a class, numbered; what does not fit is reached by a scroll, never made smaller than it can be read. */
export function Component() {
  const data = useTeacherData();
  const asked = useSearchParams()[0].get("day");
  const today = toSeoulDay(data.now());
  const day = isCalendarDay(asked) ? asked : today;
  const store = findStoreOfDay(data, day) ?? findClassStore(data);
  return store ? <StageOfDay key={day} store={store} day={day} /> : null;
}

function StageOfDay({ store, day }: { readonly store: Store; readonly day: CalendarDay }) {
  // It makes no sound.
  const { sound: _, ...frame } = useStage("알림장", { teacherPage: toNoticePlace(day) }).frame;
  const next = findNextOpenDay(useOpenYearsCalendar(), day);
  const row = useRow(store, dayNoticeKind, day);
  const askName = useNameQuestion(store);
  // While the rule is on its way no line is shown rather than a name.
  const lines = toNoticeLines(askName && row).map((line) => askName?.(line, row)?.numbered ?? line);
  const [chosen, setSize] = useState<number>();
  const [at, setAt] = useState<number>();
  const list = useRef<HTMLElement>(null);
  const size = chosen ?? (lines.length <= 5 ? 2 : lines.length <= 6 ? 1 : 0);
  const one = at === undefined ? undefined : lines[at];
  const step = (by: 1 | -1): void => {
    if (at === undefined) list.current?.scrollBy({ top: by * list.current.clientHeight * 0.8 });
    else setAt(Math.max(0, Math.min(lines.length - 1, at + by)));
  };
  return (
    <BoardFrame
      {...frame}
      onMain={() => step(1)}
      onBack={() => step(-1)}
      arrows={at !== undefined}
      controls={
        <>
          <BoardButton
            aria-label="글자 작게"
            title="글자 작게"
            icon={<AArrowDown aria-hidden />}
            disabled={size === 0}
            onClick={() => setSize(size - 1)}
          />
          <BoardButton
            aria-label="글자 크게"
            title="글자 크게"
            icon={<AArrowUp aria-hidden />}
            disabled={size === sizes.length - 1}
            onClick={() => setSize(size + 1)}
          />
          {lines.length > 1 && (
            <BoardButton onClick={() => setAt(at === undefined ? 0 : undefined)}>
              {at === undefined ? "한 줄씩 보기" : "모두 보기"}
            </BoardButton>
          )}
          {at !== undefined && (
            <>
              <BoardButton
                icon={<StepForward aria-hidden className="rotate-180" />}
                disabled={at <= 0}
                onClick={() => step(-1)}
              >
                이전 줄
              </BoardButton>
              <BoardButton
                icon={<StepForward aria-hidden />}
                disabled={at >= lines.length - 1}
                onClick={() => step(1)}
              >
                다음 줄
              </BoardButton>
            </>
          )}
        </>
      }
    >
      <h2 className="shrink-0 pt-2 pb-5 text-[length:--spacing(16)] leading-tight font-extrabold">
        {toNoticeHeading(day, next)}
      </h2>
      {lines.length === 0 && askName ? (
        <p className="m-auto text-[length:--spacing(11)] font-bold">아직 적은 줄이 없어요</p>
      ) : one !== undefined && at !== undefined ? (
        <p className="m-auto pb-30 text-center text-[length:--spacing(30)] leading-snug font-extrabold text-balance wrap-break-word">
          <span className="mr-8 text-board-brand">{at + 1}</span>
          <span>{one}</span>
        </p>
      ) : (
        <section
          ref={list}
          aria-label="알림장"
          tabIndex={0}
          className="mb-30 min-h-0 flex-1 overflow-y-auto outline-offset-[-3px] portrait:mb-0 portrait:overflow-visible"
        >
          <ol aria-label="알림장" className={`${sizes[size]} leading-snug font-bold`}>
            {lines.map((line, place) => (
              <li
                key={place}
                className="flex gap-8 border-b border-[color-mix(in_oklab,currentColor_16%,transparent)] py-4 last:border-0"
              >
                <span className="min-w-20 shrink-0 text-board-brand tabular-nums">{place + 1}</span>
                <span className="min-w-0 flex-1 wrap-break-word">{line}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </BoardFrame>
  );
}
