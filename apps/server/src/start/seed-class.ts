import { DEAD } from "@damim/sync/change.ts";
import { type CalendarDay, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { SampleRow } from "@damim/domain/sample-class/sample-row.ts";
import { listSampleRows, SAMPLE_TEACHER } from "@damim/domain/sample-class/sample-rows.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { OPS_PER_SCOPE_LIMIT, type Op, PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import { parseSyncReply } from "@damim/sync/protocol.ts";
import { pino } from "pino";
import * as v from "valibot";
import type { Config } from "../base/settings/config.ts";
import { quietWorld } from "../base/quiet-world.ts";
import { openFileStorage } from "../adapters/files/open-file-storage.ts";
import { createServer } from "./create-server.ts";
import type { Secrets } from "../base/data-folder.ts";
import type { Database } from "../db/open-database.ts";

export const DEMO_EMAIL = "demo@damim.example";
export const DEMO_PASSWORD = "damim-demo-2026";

export interface SeedDeps {
  readonly config: Config;
  readonly secrets: Secrets;
  /** Migrated. */
  readonly database: Database;
  readonly now: () => number;
}

export interface SeedReport {
  readonly email: string;
  readonly password: string;
  readonly studentCount: number;
  readonly markCount: number;
}

/**
 * A teacher with a class of 26 and a month of attendance, through the doors that a browser uses:
 * sign-up and sync. The same day gives the same rows, and a second run changes nothing.
 *
 * ```ts
 * const database = openDatabase(config);
 * await migrate(database, { now: Date.now });
 * await seedClass({ config, database, secrets: openDataFolder(config.dataDir), now: Date.now });
 * ```
 */
export async function seedClass(deps: SeedDeps): Promise<SeedReport> {
  const teacher = await openDemoTeacher(deps);
  const today = toSeoulDay(deps.now());
  const { year, profile, ofYear } = listSampleRows(today);
  const toOp = ({ day, kind, id, fields }: SampleRow): NewOp => ({
    ...createdOn(day, today),
    kind,
    id,
    set: { [DEAD]: false, ...fields },
  });
  await teacher.push(profileScope(teacher.uid), profile.map(toOp));
  await teacher.push(yearScope(teacher.uid, year), ofYear.map(toOp));
  const count = (of: string): number => ofYear.filter(({ kind }) => kind === of).length;
  return {
    email: DEMO_EMAIL,
    password: DEMO_PASSWORD,
    studentCount: count("student"),
    markCount: count("attendanceMark"),
  };
}

type NewOp = Omit<Op, "n">;

/**
 * The stamp of a quarter to nine on that morning: what is marked later by hand wins over it. Of today its
 * first instant: a stamp of the future is refused, and it must be the same at any hour of the day.
 */
function createdOn(day: CalendarDay, today: CalendarDay): { readonly at: string } {
  const time = day < today ? "08:45" : "00:00";
  return { at: toStamp(Date.parse(`${day}T${time}:00+09:00`), 0, "seed") };
}

interface DemoTeacher {
  readonly uid: string;
  push(scope: string, ops: readonly NewOp[]): Promise<void>;
}

async function openDemoTeacher(deps: SeedDeps): Promise<DemoTeacher> {
  const { config, database, secrets, now } = deps;
  const { app } = await createServer({
    config,
    database,
    secrets,
    now,
    // No mail goes to the demo address; without a mail server the sign-up signs in at once.
    ...quietWorld,
    files: openFileStorage(config),
    log: pino({ level: "silent" }),
    webRoot: "",
  });
  let cookie = "";
  const call = async (path: string, body?: unknown): Promise<Response> => {
    const headers = { cookie, origin: config.origin, "content-type": "application/json" };
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const response = await app.request(`${config.origin}${config.basePath}api/${path}`, {
      headers,
      ...sent,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };

  const account = { email: DEMO_EMAIL, password: DEMO_PASSWORD, name: SAMPLE_TEACHER };
  const signedIn = await call("auth/sign-up/email", account);
  cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  // Nobody reads mail at that address: with a mail server, sign-in would ask for it.
  await database.queries
    .updateTable("users")
    .set({ email_verified: 1 })
    .where("email", "=", DEMO_EMAIL)
    .execute();
  const { user } = v.parse(
    v.object({ user: v.nullable(v.object({ id: v.string() })) }),
    await (await call("session")).json(),
  );
  if (!user) throw new Error(`${DEMO_EMAIL} 계정이 이미 있는데 비밀번호가 달라요.`);
  return {
    uid: user.id,
    async push(scope, ops) {
      for (let start = 0; start < ops.length; start += OPS_PER_SCOPE_LIMIT) {
        const batch = ops.slice(start, start + OPS_PER_SCOPE_LIMIT);
        const request = {
          protocol: PROTOCOL_VERSION,
          scopes: [{ scope, since: 0, ops: batch.map((op, n) => ({ ...op, n })) }],
        };
        const reply = parseSyncReply(await (await call("sync", request)).json());
        const refused = reply.ok
          ? reply.value.scopes.flatMap(({ results }) => results.filter(({ refusal }) => refusal))
          : [reply.refusal];
        if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused[0])}`);
      }
    },
  };
}
