import { toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import type { KeptDraw } from "./draw.ts";
import { listOpened, type DrawTurns } from "./turns.ts";

/** How often a pupil was drawn, and when last. */
export interface DrawnCount {
  readonly count: number;
  readonly lastOn: CalendarDay | undefined;
}

/** 「오늘 3번째 뽑기, 버린 뽑기 2」: what was thrown away stays and is told. */
export function countDraws(
  draws: Iterable<KeptDraw>,
  day: CalendarDay,
): { readonly made: number; readonly thrownAway: number } {
  const ofDay = [...draws].filter(({ id }) => id.startsWith(`${day}~`));
  const again = new Set(ofDay.flatMap((draw) => draw.again ?? []));
  return { made: ofDay.length, thrownAway: again.size };
}

/** 기록: how often each pupil was opened since a day, also in draws that were thrown away later. */
export function countDrawn(
  draws: Iterable<KeptDraw>,
  turns: DrawTurns,
  members: Iterable<StudentId>,
  since: CalendarDay,
): ReadonlyMap<StudentId, DrawnCount> {
  const counts = new Map<StudentId, DrawnCount>(
    [...members].map((member) => [member, { count: 0, lastOn: undefined }]),
  );
  for (const draw of draws) {
    for (const { member, at = 0 } of listOpened(draw, turns)) {
      const before = member === undefined ? undefined : counts.get(member);
      const day = toSeoulDay(at);
      if (member === undefined || !before || day < since) continue;
      const lastOn = before.lastOn && before.lastOn > day ? before.lastOn : day;
      counts.set(member, { count: before.count + 1, lastOn });
    }
  }
  return counts;
}
