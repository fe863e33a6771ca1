import { parseArgs } from "node:util";
import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";

export interface YearOptions {
  readonly teachers: number;
  readonly devices: number;
  readonly from: CalendarDay;
  readonly days: number;
  readonly seed: number;
  /** Nothing goes wrong. */
  readonly isCalm: boolean;
  /** Where a device keeps its rows: as the page does, on a shim, or quickly. */
  readonly disk: "memory" | "indexeddb";
  /** Where the server keeps rows: in its folder, or in a PostgreSQL that lives as long as the year. */
  readonly database: "sqlite" | "postgres";
  /** The year begins on what a server of that release left, with its teacher as the first. */
  readonly release: string | undefined;
  /** Only this one of the teachers lives. */
  readonly only: number | undefined;
  /** Acts that are left out, by their numbers: "3,17-40". */
  readonly skip: string;
  /** For how many minutes a smaller run is looked for when something went wrong. */
  readonly patience: number;
  /** How many acts a class teacher does on a school day, about. */
  readonly pace: number;
}

/** `npm run year -- --teachers 30 --devices 3 --from 2026-03-01 --days 365 --seed 1` */
export function readYearOptions(args: readonly string[]): YearOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      teachers: { type: "string", default: "30" },
      devices: { type: "string", default: "3" },
      from: { type: "string", default: "2026-03-01" },
      days: { type: "string", default: "365" },
      seed: { type: "string", default: "1" },
      calm: { type: "boolean", default: false },
      disk: { type: "string", default: "memory" },
      database: { type: "string", default: "sqlite" },
      release: { type: "string" },
      only: { type: "string" },
      skip: { type: "string", default: "" },
      pace: { type: "string", default: "48" },
      patience: { type: "string", default: "5" },
    },
  });
  const { from } = values;
  if (!isCalendarDay(from)) throw new Error(`--from ${from} is no day`);
  return {
    teachers: Number(values.teachers),
    devices: Number(values.devices),
    from,
    days: Number(values.days),
    seed: Number(values.seed),
    isCalm: values.calm,
    disk: values.disk === "indexeddb" ? "indexeddb" : "memory",
    database: values.database === "postgres" ? "postgres" : "sqlite",
    release: values.release,
    only: values.only === undefined ? undefined : Number(values.only),
    skip: values.skip,
    pace: Number(values.pace),
    patience: Number(values.patience),
  };
}

/** The command that does the same again. */
export function toCommand(options: YearOptions): string {
  const { teachers, devices, from, days, seed, isCalm, disk, database, only, skip, pace } = options;
  const { release } = options;
  return [
    `npm run year -- --teachers ${teachers} --devices ${devices} --from ${from} --days ${days}`,
    `--seed ${seed} --pace ${pace}`,
    isCalm && "--calm",
    disk !== "memory" && `--disk ${disk}`,
    database !== "sqlite" && `--database ${database}`,
    release !== undefined && `--release ${release}`,
    only !== undefined && `--only ${only}`,
    skip && `--skip ${skip}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** `readSkipped("3,17-40")(20)` is true. */
export function readSkipped(skip: string): (act: number) => boolean {
  const spans = skip
    .split(",")
    .filter(Boolean)
    .map((span) => span.split("-").map(Number));
  return (act) => spans.some(([from = 0, to = from]) => act >= from && act <= to);
}
