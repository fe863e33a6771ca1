import { toShortKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { OwnDay } from "@damim/domain/school-calendar/own-day.ts";
import { useCallback } from "react";
import type { Store } from "../../data/teacher-data.ts";
import type { DayFactsSource } from "../../kit/manifest/day-facts.ts";
import { useFetched } from "../../kit/manifest/use-fetched.ts";

/** A vacation has forty days: its first ones say enough. */
const MOST_LINES = 4;

/** What is written of the days that are about to be closed; nothing where nothing is. */
export function ClosedDayFacts(props: {
  readonly store: Store;
  readonly sources: readonly DayFactsSource[];
  readonly days: readonly OwnDay[];
}) {
  const { store, sources, days } = props;
  const fetchCode = useCallback(
    () => Promise.all(sources.map((source) => source.load())),
    [sources],
  );
  const code = useFetched(fetchCode);
  const lines = days.flatMap(({ day }) => {
    const facts = (code ?? []).flatMap(({ listDayFacts }) => listDayFacts({ store, day }));
    return facts.length > 0 ? [{ day, words: facts.map(({ text }) => text).join(" · ") }] : [];
  });
  if (lines.length === 0) return null;
  const more = lines.length - MOST_LINES;
  return (
    <div
      aria-live="polite"
      className="rounded-cell bg-warm-weak px-4 py-3 text-14 text-warm-strong"
    >
      <p>
        {days.length === 1 ? "이 날" : `이 가운데 ${lines.length}일`} 적어 둔 것이 있어요. 쉬어도
        지워지지 않아요.
      </p>
      <ul className="mt-1 flex flex-col">
        {lines.slice(0, MOST_LINES).map(({ day, words }) => (
          <li key={day}>
            <span className="font-semibold">{toShortKoreanMonthDay(day)}</span> {words}
          </li>
        ))}
        {more > 0 && <li>그 밖에 {more}일</li>}
      </ul>
    </div>
  );
}
