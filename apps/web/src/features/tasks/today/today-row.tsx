import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { toKoreanMonthDay, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import { ONE_TURN } from "@damim/domain/schedule/event.ts";
import type { TaskTurn } from "@damim/domain/schedule/list-tasks.ts";
import type { TodayRow } from "@damim/domain/schedule/today-list.ts";
import { toTaskDayId } from "@damim/domain/schedule/task.ts";
import { toRepeatWords } from "@damim/domain/occurrence/repeat-words.ts";
import { CalendarClock, ChevronRight, Repeat2, SquareCheckBig } from "lucide-react";
import type { ComponentProps, KeyboardEvent } from "react";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { PostponeButton } from "../../../kit/postpone/postpone-button.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { Circle } from "./circle.tsx";
import { Age, Row, Words } from "./row-parts.tsx";
import type { TaskCommands } from "./task-commands.ts";
import type { DueRow, TodayView } from "./use-today-list.ts";

/** The name of a row among all others. */
export function toRowKey(row: TodayRow<DueRow>): string {
  if (row.type === "due") return row.item.key;
  return toTaskDayId({ taskId: row.turn.task.id, planned: row.turn.planned });
}

export interface TodayRowProps {
  readonly view: Pick<TodayView, "today">;
  readonly commands: TaskCommands;
  /** Of a card: no chip, no 미루기, no editing. */
  readonly isNarrow?: boolean;
  /** In place of how long it waits: to the next school day, as it is called today. */
  readonly tomorrow?: { readonly label: string; readonly onMove: () => void } | undefined;
}

/** A row of 오늘 할 일: the circle, the words, where it comes from, how long it waits. */
export function TodayLine(
  props: TodayRowProps & {
    readonly row: TodayRow<DueRow>;
    readonly onOpen?: ((turn: TaskTurn) => void) | undefined;
    /** Alt+↑ and Alt+↓ on the circle. */
    readonly onMove?: ((step: -1 | 1) => void) | undefined;
  },
) {
  const { row, onOpen, onMove, ...rest } = props;
  return row.type === "due" ? (
    <DueLine row={row} {...rest} />
  ) : (
    <TaskLine turn={row.turn} age={row.age} onOpen={onOpen} onMove={onMove} {...rest} />
  );
}

/** One turn of an own task; the words open its form. */
export function TaskLine(
  props: TodayRowProps & {
    readonly turn: TaskTurn;
    readonly age?: number | undefined;
    /** Where no heading tells it. */
    readonly saysDay?: boolean;
    readonly onOpen?: ((turn: TaskTurn) => void) | undefined;
    readonly onMove?: ((step: -1 | 1) => void) | undefined;
  },
) {
  const { turn, age, saysDay, onOpen, onMove, view, commands, isNarrow = false, tomorrow } = props;
  const isPast = useIsPast();
  const { task, planned, dueOn, doneAt } = turn;
  const isDone = doneAt !== undefined;
  const repeat = toRepeatWords(task.repeat, task.onClosed);
  const words = (
    <Words title={task.title} isDone={isDone}>
      {!isNarrow &&
        [saysDay && dueOn && `${toKoreanMonthDay(dueOn)} ${toWeekdayLetter(dueOn)}`, repeat]
          .filter(Boolean)
          .join(" · ")}
    </Words>
  );
  const move = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined;
    if (!event.altKey || step === undefined || !onMove) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <Row
      circle={
        <Circle
          label={task.title}
          isChecked={isDone}
          isDisabled={isPast}
          onChange={(next) => commands.tick(turn, next)}
          onKeyDown={move}
        />
      }
      words={
        onOpen ? (
          <button
            type="button"
            onClick={() => onOpen(turn)}
            className="press -mx-2 min-w-0 flex-1 rounded-ctl px-2 py-2 text-left hover:bg-hover"
          >
            {words}
          </button>
        ) : (
          <span className="min-w-0 flex-1 py-2">{words}</span>
        )
      }
      act={
        !isNarrow &&
        !isPast &&
        !isDone && (
          <PostponeButton
            today={view.today}
            dueOn={dueOn}
            onPostpone={(by) => commands.postpone(turn, by)}
            onSkip={planned === ONE_TURN ? undefined : () => commands.skip(turn)}
          >
            {(button) => <PostponeIcon of={task.title} {...button} />}
          </PostponeButton>
        )
      }
      chip={
        !isNarrow && (
          <>
            {task.repeat ? (
              <Repeat2 size={16} aria-hidden />
            ) : (
              <SquareCheckBig size={16} aria-hidden />
            )}
            할 일
          </>
        )
      }
      end={
        isDone ? (
          <span className="text-fg-2">{toSeoulTimeText(doneAt)}</span>
        ) : (
          <End of={task.title} age={age} tomorrow={tomorrow} />
        )
      }
    />
  );
}

function DueLine(
  props: TodayRowProps & { readonly row: TodayRow<DueRow> & { readonly type: "due" } },
) {
  const { row, view, commands, isNarrow = false, tomorrow } = props;
  const isPast = useIsPast();
  const { item, age } = row;
  const { title, detail, to, dueOn, source, code } = item;
  return (
    <Row
      circle={
        code.doneChanges ? (
          <Circle
            label={title}
            isChecked={false}
            isDisabled={isPast}
            onChange={() => commands.finishDue(item)}
          />
        ) : (
          // It is done on its own page.
          <span aria-hidden className="grid size-11 shrink-0 place-items-center text-fg-3">
            <ChevronRight size={20} />
          </span>
        )
      }
      words={
        <Link to={to} className="press -mx-2 min-w-0 flex-1 rounded-ctl px-2 py-2 hover:bg-hover">
          <Words title={title}>
            <span className={isNarrow ? "" : "md:hidden"}>{source.label}</span>
            {!isNarrow && detail && <span className="max-md:before:content-['_·_']">{detail}</span>}
          </Words>
        </Link>
      }
      act={
        !isNarrow &&
        !isPast &&
        code.postponeChanges && (
          <PostponeButton
            today={view.today}
            dueOn={dueOn}
            onPostpone={(by) => commands.postponeDue(item, by)}
          >
            {(button) => <PostponeIcon of={title} {...button} />}
          </PostponeButton>
        )
      }
      chip={!isNarrow && source.label}
      end={<End of={title} age={age} tomorrow={tomorrow} />}
    />
  );
}

function End(props: {
  readonly of: string;
  readonly age: number | undefined;
  readonly tomorrow: TodayRowProps["tomorrow"];
}) {
  const { of, age, tomorrow } = props;
  if (!tomorrow) return <Age age={age} />;
  return (
    <Button variant="text" aria-description={of} onClick={tomorrow.onMove}>
      {tomorrow.label}
    </Button>
  );
}

function PostponeIcon({ of, ...button }: ComponentProps<"button"> & { readonly of: string }) {
  return (
    <IconButton
      label="미루기"
      aria-description={of}
      icon={<CalendarClock size={18} aria-hidden />}
      {...button}
    />
  );
}
