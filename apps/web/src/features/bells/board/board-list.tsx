import { toTimeWords } from "@damim/domain/bells/bells-words.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { BoardDay } from "@damim/domain/lesson-board/board-day.ts";
import type { BoardLine } from "@damim/domain/lesson-board/board-lines.ts";
import { isBoardOver } from "@damim/domain/lesson-board/board-words.ts";
import { usePhase, type BoardClock } from "./board-clock.ts";
import { Dot } from "./board-parts.tsx";

/** So many lines stand there in large letters. */
const MOST_LARGE = 11;

/** Today's lessons, the next with the dot; once they are over, those of the day that comes. */
export function BoardList({
  clock,
  of,
  coming,
}: BoardClock & { readonly coming: BoardDay | undefined }) {
  const moment = usePhase({ clock, of });
  const { state, next } = moment;
  const isOver = isBoardOver(of, moment);
  const shown = isOver ? coming : of;
  if (!shown || shown.lines.length === 0) return null;
  const currentId = "row" in state ? state.row.id : undefined;
  const current = shown.lines.findIndex(({ id }) => id === (currentId ?? next?.id));
  const isLarge = shown.lines.length <= MOST_LARGE;
  return (
    <section
      aria-label={isOver ? toKoreanDay(shown.day) : "오늘 수업"}
      className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-[--spacing(10)] bg-surface p-5"
    >
      {isOver && (
        <h2 className="px-5 pt-2 pb-4 text-[length:--spacing(7.5)] font-bold text-board-fg-2">
          {toKoreanDay(shown.day)}
        </h2>
      )}
      <ul className="flex min-h-0 flex-1 flex-col justify-start">
        {shown.lines.map((line, at) => (
          <Line
            key={line.id}
            line={line}
            isLarge={isLarge}
            isCurrent={!isOver && line.id === currentId}
            isNext={!isOver && line.id === next?.id}
            isPast={!isOver && at < current}
          />
        ))}
      </ul>
    </section>
  );
}

function Line(props: {
  readonly line: BoardLine;
  readonly isLarge: boolean;
  readonly isCurrent: boolean;
  readonly isNext: boolean;
  readonly isPast: boolean;
}) {
  const { line, isLarge, isCurrent, isNext, isPast } = props;
  const isQuiet = isPast || !line.isLesson || line.isFree;
  return (
    <li
      aria-current={isCurrent ? "time" : undefined}
      className={`flex min-h-0 flex-1 items-center gap-4 rounded-[--spacing(6)] px-2 portrait:min-h-18 ${line.isLesson ? "max-h-23" : "max-h-19"} ${isCurrent ? "bg-board-brand text-surface" : isQuiet ? "text-board-fg-2" : ""}`}
    >
      <span className="grid w-6 shrink-0 place-items-center">{isNext && <Dot />}</span>
      <span className="w-8 shrink-0 text-center text-[length:--spacing(7.5)] font-semibold">
        {line.period}
      </span>
      <span
        className={`flex min-w-0 flex-1 items-center gap-3 pl-2 ${line.isLesson && isLarge ? "text-[length:--spacing(9)]" : "text-[length:--spacing(7)]"} ${line.isLesson && !line.isFree ? "font-bold" : "font-semibold"}`}
      >
        <span className="truncate">{line.title}</span>
        {line.isChanged && (
          <span className="shrink-0 rounded-[--spacing(3)] bg-chalk-lilac px-3 text-[length:--spacing(6.5)] leading-normal font-bold text-board-fg">
            바뀜
          </span>
        )}
        {line.room && (
          <span
            className={`truncate text-[length:--spacing(6.5)] font-semibold ${isCurrent ? "" : "text-board-fg-2"}`}
          >
            {line.room}
          </span>
        )}
      </span>
      {line.from && (
        <span className="shrink-0 pr-4 text-[length:--spacing(7.5)] font-semibold tabular-nums">
          {toTimeWords(line.from)}
        </span>
      )}
    </li>
  );
}
