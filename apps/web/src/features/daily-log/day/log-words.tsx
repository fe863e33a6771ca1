import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { ShownLine } from "@damim/domain/daily-log/log-lines.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useIsWhole } from "../../../kit/manifest/use-is-whole.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { NARROW, useMedia } from "../../../ui/use-media.ts";
import { createLogCommands } from "./log-commands.ts";
import type { DayWords } from "./use-day-words.ts";

/** The teacher's words about a day, kept as they are written, and 「하루 마치기」. */
export function LogWords(props: {
  readonly store: Store;
  readonly day: CalendarDay;
  /** What the day says of itself; it cannot be closed before that is known. */
  readonly lines: readonly ShownLine[] | undefined;
  readonly words: DayWords;
  /** On its own page: wide it fills the card, on a phone it stays under the thumb while the lines are read. */
  readonly isDocked?: boolean;
}) {
  const { store, day, lines, words, isDocked = false } = props;
  const { now } = useTeacherData();
  const isPast = useIsPast();
  const isNarrow = useMedia(NARROW);
  const commands = useCommands(createLogCommands, store);
  const closed = words.row?.closed ?? undefined;
  const isOver = day <= toSeoulDay(now());
  const isWhole = useIsWhole(store);
  return (
    <div
      className={`flex flex-col gap-3 ${isDocked ? "lg:min-h-0 lg:flex-1 max-md:fixed max-md:inset-x-0 max-md:bottom-[var(--foot,0px)] max-md:in-data-[menu=down]:bottom-[calc(var(--foot,0px)+3.75rem+env(safe-area-inset-bottom))] max-md:z-20 max-md:gap-2 max-md:border-t max-md:border-line-2 max-md:bg-surface max-md:p-3" : ""}`}
    >
      <TextArea
        label="일지"
        className={
          isDocked ? "lg:min-h-0 lg:flex-1 lg:[&_textarea]:max-h-none lg:[&_textarea]:flex-1" : ""
        }
        isLabelHidden
        rows={!isDocked ? 5 : isNarrow ? 2 : 8}
        placeholder="오늘 기억할 일을 한두 줄 적어 두세요."
        readOnly={isPast}
        value={words.body}
        onValueChange={words.change}
        onBlur={words.onBlur}
        error={words.error}
      />
      {!isPast && isOver && (
        <div className={`flex flex-wrap items-center gap-3 ${lines && isWhole ? "" : "invisible"}`}>
          <p className="min-w-0 flex-1 text-14 text-fg-2">적는 대로 저장돼요.</p>
          {closed ? (
            <Button variant="line" onClick={() => commands.reopen(day)}>
              다시 열기
            </Button>
          ) : (
            <Button
              onClick={() => {
                if (!lines) return;
                words.onBlur();
                commands.close(day, lines);
              }}
            >
              하루 마치기
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
