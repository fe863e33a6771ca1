import type { DayPart } from "@damim/domain/day-part/day-part.ts";
import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { openLivedPostgres } from "./clock/lived-postgres.ts";
import { openYearClock } from "./clock/open-clock.ts";
import { comeOnline, startAgain } from "./come-online.ts";
import { compareArchive } from "./compare-archive.ts";
import { compareReaders } from "./compare-readers.ts";
import { compareRooms } from "./guests/compare-rooms.ts";
import { compareSums } from "./compare-sums.ts";
import { followDestructions, listGone } from "./destroyed.ts";
import { findRecordWay } from "./school.ts";
import { compareMarks } from "./compare-marks.ts";
import { openHost } from "./host.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { loadActs } from "./load-acts.ts";
import { compareScopes, type Difference, openServerRows, type ServerRows } from "./midnight.ts";
import { readSkipped, type YearOptions } from "./options.ts";
import { count, type MonthFigures, sum, type YearReport } from "./report.ts";
import { isSchoolDay, listDays, toInstant } from "./school-days.ts";
import { inOwnFolder } from "./own-folder.ts";
import { beginYear, enrolTeacher, liveLastYear } from "./enrol-teacher.ts";
import { playQuarter } from "./play-quarter.ts";
import { planDay } from "./plan-day.ts";
import { planServerDay } from "./server-day.ts";
import type { LivedTeacher } from "./teacher.ts";
import type { World } from "./world.ts";

/** What a year ended with. */
export interface LivedYear {
  readonly report: YearReport;
  readonly totals: {
    readonly acts: number;
    readonly faults: number;
    readonly rows: number;
    readonly acknowledged: number;
    readonly lost: number;
    readonly different: number;
    readonly sums: number;
    readonly cpuMs: number;
  };
  /** Empty where everything was as it has to be. */
  readonly differences: readonly Difference[];
  readonly endedOn: CalendarDay;
  readonly teachers: readonly LivedTeacher[];
  readonly ledger: Ledger;
}

const AT_ONCE = 6;
const SCHOOL_QUARTERS = 44;
const QUIET_QUARTERS = 8;

/** Lives the days; ends at the first night on which something is not as it has to be. */
export const liveYear = (
  options: YearOptions,
  onMonth: (figures: MonthFigures) => void = () => undefined,
): Promise<LivedYear> => inOwnFolder((dataDir) => liveIn(dataDir, options, onMonth));

async function liveIn(
  dataDir: string,
  options: YearOptions,
  onMonth: (figures: MonthFigures) => void,
): Promise<LivedYear> {
  const days = listDays(options.from, options.days);
  const first = days[0] ?? options.from;
  const from = toInstant(first, 6);
  const { only } = options;
  const ats = Array.from({ length: options.teachers }, (_, at) => at).filter(
    (at) => only === undefined || only === at,
  );
  const erasing = ats.filter((at) => findRecordWay(at, options.teachers) === "erases");
  // Who destroys a year has one that is over.
  const begin =
    erasing.length > 0
      ? toInstant(addDays(toSchoolYearSpan(recordSchoolYear(first)).from, -19), 6)
      : from;
  const postgres = options.database === "postgres" ? await openLivedPostgres(begin) : undefined;
  const clock = await openYearClock(begin, (at) => postgres?.goTo(at));
  const report: YearReport = { acts: new Map(), faults: new Map(), months: [] };
  const ledger = createLedger();
  const host = await openHost(dataDir, { clock, postgres, release: options.release });
  const world: World = {
    clock,
    ledger,
    options,
    host,
    acts: await loadActs(),
    isSkipped: readSkipped(options.skip),
    onAct: (name) => count(report.acts, name),
    onFault: (name) => count(report.faults, name),
  };
  const rows = openServerRows(host.database);
  const begunAt = performance.now();
  let summed = 0;
  let cpuMs = 0;
  let differences: readonly Difference[] = [];
  let endedOn: CalendarDay = first;
  const teachers: LivedTeacher[] = [];
  try {
    for (const at of erasing) {
      const teacher = await enrolTeacher(world, at);
      await liveLastYear(world, teacher);
      teachers.push(teacher);
    }
    await clock.goTo(from);
    for (const teacher of teachers) await turnYear(world, teacher);
    for (const at of ats) if (!erasing.includes(at)) teachers.push(await enrolTeacher(world, at));
    teachers.sort((a, b) => a.at - b.at);
    for (const day of days) {
      endedOn = day;
      if (day.endsWith("-02-15")) for (const each of teachers) await turnYear(world, each);
      await liveDay(world, teachers, { day, rows });
      const isMonthEnd = toSeoulDay(toInstant(day, 36)).slice(8) === "01";
      const isWhole = isMonthEnd || day === days.at(-1);
      for (const teacher of teachers) {
        const wrong = teacher.way === "erases" ? await followDestructions(world, teacher) : [];
        const scopes = await compareScopes(teacher, { rows, ledger, isWhole, day });
        const pads = await compareRooms(world, teacher, { rows, day, isWhole });
        const rooms = pads.stores;
        // What a release left was done by acts that nobody listed.
        // Of who was erased nobody sums up any more.
        const isTold =
          (options.release === undefined || teacher.at > 0) && listGone(teacher).size === 0;
        const sums = isWhole && isTold ? compareSums(teacher, { ledger, day, rooms }) : undefined;
        summed += sums?.compared ?? 0;
        differences = [...differences, ...wrong, ...scopes, ...pads.found, ...(sums?.found ?? [])];
        teacher.guests.endDay();
      }
      if (isWhole) {
        for (const teacher of teachers)
          differences = [...differences, ...(await compareMarks(world, teacher))];
        const asked = teachers[report.months.length % teachers.length];
        if (asked) {
          const scopes = [...ledger.listScopes()].filter((scope) =>
            scope.startsWith(`t/${asked.uid}/`),
          );
          differences = [...differences, ...(await compareArchive(asked, { rows, scopes }))];
        }
        differences = [...differences, ...(await compareReaders(world, teachers, day))];
        const figures = {
          month: day.slice(0, 7),
          acts: sum(report.acts),
          rows: rows.count(),
          ...(await host.measure()),
          minutes: Math.round((performance.now() - begunAt) / 6_000) / 10,
          ownMb: Math.round(process.memoryUsage().rss / 1e6),
        };
        report.months.push(figures);
        onMonth(figures);
      }
      if (differences.length > 0) break;
      // The night's jobs.
      await clock.goTo(toInstant(day, 28.5));
      await host.endNight();
    }
    cpuMs = host.cpuMs();
  } finally {
    for (const { devices } of teachers) for (const device of devices) device.close();
    await host.close();
    clock.close();
    await postgres?.stop();
  }
  const { user, system } = process.cpuUsage();
  return {
    report,
    differences,
    endedOn,
    teachers,
    ledger,
    totals: {
      acts: sum(report.acts),
      faults: sum(report.faults),
      rows: rows.count(),
      acknowledged: ledger.acknowledged,
      lost: differences.filter(({ what }) => what.startsWith("lost")).length,
      different: differences.length,
      sums: summed,
      cpuMs: Math.round(cpuMs + (user + system) / 1_000),
    },
  };
}

async function liveDay(
  world: World,
  teachers: readonly LivedTeacher[],
  { day, rows }: { readonly day: CalendarDay; readonly rows: ServerRows },
): Promise<void> {
  const { clock } = world;
  const isOpen = isSchoolDay(day);
  const quarters = isOpen ? SCHOOL_QUARTERS : QUIET_QUARTERS;
  const server = planServerDay(world, { day, quarters, rows });
  const { isRestored } = server;
  const plans = new Map(
    teachers.map((teacher) => [teacher, planDay(world, teacher, { day, isOpen, isRestored })]),
  );
  for (let quarter = 0; quarter < quarters; quarter++) {
    const hour = isOpen ? 7.5 + quarter / 4 : 9 + quarter;
    await clock.goTo(toInstant(day, hour));
    await server.begin(quarter);
    await inTurns(teachers, async (teacher) => {
      const plan = plans.get(teacher);
      if (plan) await playQuarter(world, teacher, { plan, day, quarter, part: toPart(hour) });
      // What the server alone knows goes with a restore.
      if (!isRestored) await teacher.guests.play(day, quarter);
    });
  }
  await server.end();
  await clock.goTo(toInstant(day, 23.9));
  for (const teacher of teachers) await startAgain(world, teacher, day);
  await inTurns(teachers, async (teacher) => {
    await teacher.guests.comeOnline(day);
    await comeOnline(world, teacher);
  });
}

/** From 15 February on the next class is prepared. */
async function turnYear(world: World, teacher: LivedTeacher): Promise<void> {
  for (const device of teacher.devices) device.close();
  await beginYear(world, teacher);
}

function toPart(hour: number): DayPart {
  if (hour < 9.2) return "morning";
  return hour < 15 ? "lessons" : "after";
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}
