import { alarmKind } from "@damim/domain/alarm/alarm.ts";
import { listRings, ringsOnDay } from "@damim/domain/alarm/next-ring.ts";
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight, toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { isSchoolOpen } from "@damim/domain/school-calendar/school-calendar.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import type { HomeCardQuestion } from "../../../kit/manifest/home-card.ts";
import { Link } from "../../../ui/link.tsx";
import { useAlarms } from "./use-alarms.ts";

const MOST_LISTED = 3;

/** While an alarm is on that may ring today. */
export function isWanted({ store, today, calendar }: HomeCardQuestion): boolean {
  return [...store.rows(alarmKind).values()].some((alarm) =>
    ringsOnDay(alarm, today, (day) => isSchoolOpen(calendar, day)),
  );
}

/** 오늘 알람: what still rings today. */
export function Component() {
  const { now } = useTeacherData();
  const { alarms, days } = useAlarms();
  const at = now();
  const midnight = toSeoulMidnight(addDays(toSeoulDay(at), 1));
  const rings = listRings(alarms, at, midnight - 1, days);
  return (
    <div className="flex flex-col gap-2">
      {rings.length === 0 ? (
        <p className="text-15 text-fg-2">오늘 남은 알람이 없어요.</p>
      ) : (
        <ul aria-label="오늘 남은 알람" className="flex flex-col gap-1 text-15">
          {rings.slice(0, MOST_LISTED).map(({ alarm, at: ring }) => (
            <li key={`${alarm.id}~${ring}`} className="flex gap-3">
              <span className="font-semibold tabular-nums">{toSeoulTimeText(ring)}</span>
              <span className="min-w-0 truncate">{alarm.label}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-14 text-fg-2">
        <Link to="/alarm" className="font-semibold text-brand-strong">
          알람 창
        </Link>
        이 열려 있는 동안 울려요.
      </p>
    </div>
  );
}
