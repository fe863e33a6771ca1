import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toShortKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import {
  isSchoolOpen,
  type SchoolCalendar,
} from "@damim/domain/school-calendar/school-calendar.ts";
import { useCallback, useState } from "react";
import type { Store } from "../../data/teacher-data.ts";
import type { DayFactsSource } from "../../kit/manifest/day-facts.ts";
import { useFetched } from "../../data/use-fetched.ts";
import { Link } from "../../ui/link.tsx";

/** A vacation has forty days: its first ones say enough at first. */
const MOST_LINES = 4;

const footButton = "press mt-1 min-h-11 rounded-ctl px-2 font-semibold underline";

/** What the features say of one day, each with the page where it stands. */
export interface FactsOfDay {
  readonly day: CalendarDay;
  readonly facts: readonly { readonly id: string; readonly text: string; readonly to: string }[];
}

/** Asks every feature what it says of days that are about to be closed; days of which none says anything fall out. */
export function useFactsOfDays(
  store: Store,
  sources: readonly DayFactsSource[],
): (days: readonly CalendarDay[]) => readonly FactsOfDay[] {
  const fetchCode = useCallback(
    () => Promise.all(sources.map(async (source) => ({ source, code: await source.load() }))),
    [sources],
  );
  const loaded = useFetched(fetchCode);
  return (days) =>
    days.flatMap((day) => {
      const facts = (loaded ?? []).flatMap(({ source: { id: sourceId, to }, code }) =>
        (code.listClosingFacts ?? code.listDayFacts)({ store, day }).map(({ id, text }) => ({
          id: `${sourceId}~${id}`,
          text,
          to,
        })),
      );
      return facts.length > 0 ? [{ day, facts }] : [];
    });
}

/** 「이 날을 쉬면」: before days are closed, what that meets; nothing where it meets nothing. */
export function ClosedDayFacts(props: {
  readonly found: readonly FactsOfDay[];
  /** How many days are to be closed. */
  readonly dayCount: number;
}) {
  const { found, dayCount } = props;
  const which = dayCount === 1 ? "이 날을" : `이 가운데 ${found.length}일을`;
  return <FactsBox found={found} lead={`${which} 쉬면 걸리는 것이 있어요.`} />;
}

/** Once more after an import, as it was asked before: what is closed by now has lessons no longer. */
export function ImportedFacts(props: {
  readonly found: readonly FactsOfDay[];
  /** Of now: days that were opened again are no matter any more. */
  readonly calendar: SchoolCalendar;
  readonly onClose: () => void;
}) {
  const { calendar, onClose } = props;
  const found = props.found.filter(({ day }) => !isSchoolOpen(calendar, day));
  if (found.length === 0) return null;
  return (
    <section aria-label="가져온 휴일에 걸리는 것" className="print:hidden">
      <FactsBox
        found={found}
        lead={`가져온 휴일 가운데 ${found.length}일에 걸리는 것이 있어요.`}
        onClose={onClose}
      />
    </section>
  );
}

function FactsBox(props: {
  readonly found: readonly FactsOfDay[];
  readonly lead: string;
  readonly onClose?: () => void;
}) {
  const { found, lead, onClose } = props;
  const [isWhole, setWhole] = useState(false);
  if (found.length === 0) return null;
  const more = isWhole ? 0 : found.length - MOST_LINES;
  return (
    <div
      aria-live="polite"
      className="rounded-cell bg-warm-weak px-4 py-3 text-14 text-warm-strong"
    >
      <p>{lead} 쉬어도 지워지지 않아요.</p>
      <ul className="mt-1 flex flex-col gap-1">
        {(isWhole ? found : found.slice(0, MOST_LINES)).map(({ day, facts }) => (
          <li key={day} className="flex gap-x-3">
            <span className="w-16 shrink-0 font-semibold">{toShortKoreanMonthDay(day)}</span>
            <span className="flex min-w-0 flex-wrap gap-x-3 gap-y-1">
              {facts.map(({ id, text, to }) => (
                <Link key={id} to={to} className="min-w-0 wrap-break-word underline">
                  {text}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <div className="-mx-2 -mb-1 flex flex-wrap gap-x-2">
        {more > 0 && (
          <button type="button" className={footButton} onClick={() => setWhole(true)}>
            그 밖에 {more}일
          </button>
        )}
        {onClose && (
          <button type="button" className={footButton} onClick={onClose}>
            확인했어요
          </button>
        )}
      </div>
    </div>
  );
}
