import { type Context, Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { HttpFailure } from "../http/http-failure.ts";
import type { AppEnv } from "../http/route.ts";
import { toSecrets } from "../base/data-folder.ts";
import { buildServerBrowser, buildTeacher, type TestBrowser } from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { FEW_TRIES, TRIES_PER_HOUR } from "../session/hourly-tries.ts";
import { createPasswordTries, type PasswordTries } from "./password-tries.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

const MINUTE_MS = 60_000;

describe.each(DATABASE_KINDS)("tries at passwords on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server, "kim@school.example");
  let now: number;
  let pausedMs: number[];
  let tries: PasswordTries;
  const buildTries = (): PasswordTries => {
    const secrets = { ...toSecrets(new Uint8Array(32)), sessions: "of this test" };
    const pause = async (durationMs: number): Promise<void> => {
      pausedMs.push(durationMs);
      now += durationMs;
    };
    return createPasswordTries({ ...server, secrets, now: () => now, pause });
  };
  beforeEach(async () => {
    now = Date.now();
    pausedMs = [];
    tries = buildTries();
  });

  /** What became of one guess: its pause in ms, or 「refused」 with the seconds to wait. */
  const guess = async (from: string, email = "kim@school.example", isRight = false) => {
    const c = await buildContext({ from, cookies: new Map() });
    return attempt(c, email, isRight);
  };
  const attempt = async (c: Context<AppEnv>, email: string, isRight: boolean) => {
    const before = pausedMs.length;
    try {
      await (await tries.begin(c, email)).end(isRight);
      return pausedMs.slice(before).reduce((sum, ms) => sum + ms, 0);
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      return { status: error.status, retryAfterSeconds: error.retryAfterSeconds };
    }
  };
  /** Strangers, also from the school's own address, have guessed as often as they may. */
  const useUpTheHour = async (): Promise<void> => {
    for (let n = 0; n < TRIES_PER_HOUR; n++) await guess(n < 10 ? "10.0.0.1" : `203.0.113.${n}`);
    expect(await guess("10.0.0.1")).toMatchObject({ status: 429 });
  };
  const isRefused = (outcome: unknown): boolean => typeof outcome === "object";

  it("at one account from ever so many addresses leave each ten an hour, and shut nobody out", async () => {
    const outcomes = [];
    for (let n = 0; n < 105; n++) outcomes.push(await guess(`203.0.113.${n}`));

    expect(outcomes.filter(isRefused)).toEqual([]);
    const few = [];
    for (let n = 0; n < FEW_TRIES + 1; n++) few.push(await guess("198.51.100.1"));
    expect(few.findIndex(isRefused)).toBe(FEW_TRIES);
    // Who is right, on a device that nobody knows yet.
    expect(await guess("198.51.100.2", "kim@school.example", true)).toBe(0);
    now += 61 * MINUTE_MS;
    expect(await guess("198.51.100.1")).toBe(0);
  });

  it("are answered late where they are wrong, and at once where they are right, from the same address", async () => {
    const wrong = [];
    for (let n = 0; n < 9; n++) wrong.push(await guess("10.0.0.1"));

    expect(wrong).toEqual([0, 0, 0, 0, 0, 1_000, 2_000, 4_000, 8_000]);
    expect(await guess("10.0.0.1", "kim@school.example", true)).toBe(0);
  });

  it("hold nobody up that a clock wrote which ran ahead", async () => {
    now += 24 * 60 * MINUTE_MS;
    await useUpTheHour();
    now -= 24 * 60 * MINUTE_MS;

    expect(await guess("203.0.113.200")).toBe(0);
  });

  it("of one client at one account are never more than 100 in any hour", async () => {
    const at: number[] = [];
    const end = now + 2 * 60 * MINUTE_MS;
    while (now < end) {
      const outcome = await guess("203.0.113.1");
      if (isRefused(outcome)) now += 30_000;
      else at.push(now);
    }

    const most = Math.max(
      ...at.map((start) => at.filter((t) => t >= start && t < start + 60 * MINUTE_MS).length),
    );
    expect(most).toBeLessThanOrEqual(TRIES_PER_HOUR);
    expect(at.length).toBeGreaterThan(TRIES_PER_HOUR);
  });

  it("never lock a known device out, although strangers of the same address use up the hour", async () => {
    await useUpTheHour();
    const own = await buildContext({ from: "10.0.0.1", cookies: teacher.cookies });

    expect(await attempt(own, teacher.email, true)).toBe(0);
  });

  it("never lock out who is signed in and types the password again", async () => {
    await useUpTheHour();

    const session = new Map([...teacher.cookies].filter(([name]) => name.endsWith("token")));
    const c = await buildContext({ from: "10.0.0.1", cookies: session });
    const before = pausedMs.length;
    const turn = await tries.begin(c, teacher.email, { sessionId: "this session" });
    await turn.end(true);

    expect(pausedMs).toHaveLength(before);
  });

  it("of 300 teachers behind one address are never slowed nor refused", async () => {
    const emails = Array.from({ length: 300 }, (_, n) => `teacher${n}@school.example`);
    // A slip of the finger, then the right one.
    const outcomes = await Promise.all(
      emails.map(async (email) => [
        await guess("10.0.0.1", email),
        await guess("10.0.0.1", email, true),
      ]),
    );

    expect(new Set(outcomes.flat())).toEqual(new Set([0]));
  });

  it("on a known device are counted as well", async () => {
    const own = await buildContext({ from: "10.0.0.1", cookies: teacher.cookies });
    const outcomes = [];
    for (let n = 0; n < 102; n++) outcomes.push(await attempt(own, teacher.email, false));

    expect(outcomes.findIndex(isRefused)).toBe(TRIES_PER_HOUR);
  });

  it("are counted by the database: another process and a restart know of them", async () => {
    await useUpTheHour();

    tries = buildTries();

    expect(await guess("10.0.0.1")).toMatchObject({ status: 429 });
  });

  it("with the right password do not count", async () => {
    const outcomes = [];
    for (let n = 0; n < 105; n++) {
      outcomes.push(await guess(`203.0.113.${n}`, teacher.email, true));
    }

    expect(outcomes.filter(isRefused)).toEqual([]);
    const kept = await server.database.queries.selectFrom("password_tries").selectAll().execute();
    expect(kept).toEqual([]);
  });

  it("are kept without the address they were for", async () => {
    await guess("203.0.113.1");

    const kept = await server.database.queries.selectFrom("password_tries").selectAll().execute();

    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain("kim");
  });

  it("by a device that another account knows are a stranger's", async () => {
    const other = await buildTeacher(buildServerBrowser(server));
    await useUpTheHour();

    const theirs = await buildContext({ from: "10.0.0.1", cookies: other.cookies });

    expect(await attempt(theirs, teacher.email, false)).toMatchObject({ status: 429 });
  });
});

/** The context of a request, as a route gets it. */
async function buildContext(request: {
  readonly from: string;
  readonly cookies: TestBrowser["cookies"];
}): Promise<Context<AppEnv>> {
  const app = new Hono<AppEnv>();
  const taken: Context<AppEnv>[] = [];
  app.get("/", (c) => {
    c.set("arrival", { type: "this-computer" });
    taken.push(c);
    return c.body(null, 204);
  });
  const cookie = [...request.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const socket = { remoteAddress: request.from };
  await app.request("/", { headers: { cookie } }, { incoming: { socket } });
  const [c] = taken;
  if (!c) throw new Error("the request did not arrive");
  return c;
}
