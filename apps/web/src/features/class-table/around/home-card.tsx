import { bellsKind } from "@damim/domain/bells/bells.ts";
import { toMinutes } from "@damim/domain/bells/bell-time.ts";
import { toDayBells } from "@damim/domain/bells/day-bells.ts";
import { toSeoulDay, toSeoulSeconds } from "@damim/domain/calendar-day/calendar-day.ts";
import { toMinutesWords } from "@damim/domain/calendar-day/minutes-words.ts";
import { toDayTable } from "@damim/domain/class-table/class-table.ts";
import type { BoardLine } from "@damim/domain/lesson-board/board-lines.ts";
import { useClockValue, useRunningClock } from "../../../data/server/use-running-clock.ts";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { readMoment, useBellsOfDays } from "../../../data/use-bell-day.ts";
import { readClassTable } from "../../../data/use-day-table.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import type { HomeCardQuestion } from "../../../kit/manifest/home-card.ts";
import { QuietHint } from "../../../kit/page/quiet-hint.tsx";
import { Link } from "../../../ui/link.tsx";

/** Only on a day with lessons, or with bells for them. */
export function isWanted({ store, today, calendar }: HomeCardQuestion): boolean {
  const { cells, plan } = toDayTable(readClassTable(store), today);
  return (
    cells.some(({ lesson }) => lesson) ||
    toDayBells(store.rows(bellsKind).values(), calendar, today, plan).length > 0
  );
}

/** 오늘 수업: the lessons of today in their order with what rings between them, the one that is now large. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return store ? <LessonsOfToday store={store} /> : null;
}

function LessonsOfToday({ store }: { readonly store: Store }) {
  const { now } = useTeacherData();
  const of = useBellsOfDays(store)(toSeoulDay(now()));
  const clock = useRunningClock();
  const minute = useClockValue(clock, ({ shown }) => Math.floor(toSeoulSeconds(shown) / 60));
  const { state, next, left, span, done } = readMoment(of, clock.state());
  const current = "row" in state ? state.row.id : next?.id;
  const leftWords = toMinutesWords(Math.ceil(left / 60));
  return (
    <>
      <ol className="-mx-2 flex flex-col">
        {of.lines
          .filter(({ isFree }) => !isFree)
          .map((line) =>
            line.id === current ? (
              <li key={line.id} aria-current="time" className="my-1 rounded-ctl bg-warm-weak p-3">
                <p className="flex justify-between gap-2 text-14 font-bold text-warm-strong">
                  <span>{"row" in state ? `지금 ${state.label}` : `${leftWords} 뒤 시작`}</span>
                  <span className="tabular-nums">
                    {"row" in state ? `${state.row.from} – ${state.row.to}` : line.from}
                  </span>
                </p>
                <p className="mt-0.5">
                  <span className="text-20 font-bold">{toTitle(line)}</span>
                  <LineWords line={line} />
                </p>
                {"row" in state && span && (
                  <>
                    <span aria-hidden className="mt-2 block h-2 rounded-pill bg-surface">
                      <span
                        className="block h-2 rounded-pill bg-warm"
                        style={{ width: `${Math.round(done * 100)}%` }}
                      />
                    </span>
                    <p className="mt-1.5 text-14 font-semibold text-warm-strong">
                      {leftWords} {state.phase === "lesson" ? "남았어요" : "뒤에 수업이에요"}
                    </p>
                  </>
                )}
              </li>
            ) : (
              <li
                key={line.id}
                className={`flex min-h-9 items-baseline gap-2 px-2 py-1.5 ${isOver(line, minute) ? "text-fg-2" : ""}`}
              >
                <span className="w-4 shrink-0 text-14 text-fg-2 tabular-nums">
                  {line.isLesson && line.period}
                </span>
                <span className="min-w-0 flex-1 wrap-break-word">
                  <span
                    className={`text-15 ${line.isLesson ? "font-semibold" : "text-fg-2"} ${line.isChanged ? "text-brand-strong underline" : ""}`}
                  >
                    {line.title}
                  </span>
                  {line.isChanged && <span className="sr-only"> 바뀜</span>}
                  <LineWords line={line} />
                </span>
                <span className="shrink-0 text-14 text-fg-2 tabular-nums">{line.from}</span>
              </li>
            ),
          )}
      </ol>
      {!of.hasBells && (
        <QuietHint id="no-bells" to="/classTimeTable">
          시정표를 고르면 시각이 보여요
        </QuietHint>
      )}
      <Link
        to="/classTable"
        className="press flex min-h-11 items-center text-14 font-semibold text-brand-strong"
      >
        학급시간표
      </Link>
    </>
  );
}

/** 「3 체육」: in the large line no column says the period where another row rings. */
function toTitle({ title, period, isLesson }: BoardLine): string {
  return isLesson && title !== `${period}교시` ? `${period} ${title}` : title;
}

/** Where, and what of it. */
export function LineWords({ line: { room, unit } }: { readonly line: BoardLine }) {
  const words = [room, unit].filter(Boolean).join(" · ");
  return words && <span className="ml-2 text-14 font-normal text-fg-2">{words}</span>;
}

function isOver({ from }: BoardLine, minute: number): boolean {
  return from !== undefined && toMinutes(from) <= minute;
}
