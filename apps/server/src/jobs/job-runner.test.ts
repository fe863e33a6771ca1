import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import {
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from "../testing/open-test-database.ts";
import { claimJob } from "./claim-job.ts";
import { createSchedule, type Job } from "./job.ts";
import { createJobRunner, type JobRunner } from "./job-runner.ts";

const MORNING = Date.UTC(2026, 10, 20, 0, 0);
const HOUR_MS = 3_600_000;

describe.each(DATABASE_KINDS)("the job runner on %s", (kind) => {
  let database: TestDatabase;
  let now: number;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    now = MORNING;
  });
  afterEach(() => database.close());

  function buildRunner(
    run: Job["run"],
    holder: string,
    queries = database.queries,
    setTimer: (work: () => void, delayMs: number) => () => void = () => () => {},
  ): JobRunner {
    const job = { name: "count", nextRun: (after: number) => after + HOUR_MS, run };
    const onFailure = (): void => {};
    return createJobRunner({ queries, jobs: [job], now: () => now, holder, setTimer, onFailure });
  }

  const findJob = () => database.queries.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();

  it("runs a due job once although two processes look for it", async () => {
    const { databaseUrl, dataDir } = database;
    const second = openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
    const runs: string[] = [];
    const runners = [
      buildRunner(async () => void runs.push("a"), "a"),
      buildRunner(async () => void runs.push("b"), "b", second.queries),
    ];
    for (const runner of runners) await runner.start();

    for (let hour = 1; hour <= 5; hour++) {
      now = MORNING + hour * HOUR_MS;
      await Promise.all(runners.map((runner) => runner.runDue()));
      expect(runs).toHaveLength(hour);
    }

    await Promise.all(runners.map((runner) => runner.stop()));
    await second.close();
  });

  it("starts where nothing can be written, and writes its jobs down with a later look", async () => {
    let runs = 0;
    let isFull = true;
    const queries = new Proxy(database.queries, {
      get(target, name) {
        if (isFull && name === "insertInto") throw new Error("database or disk is full");
        const part: unknown = Reflect.get(target, name, target);
        return typeof part === "function" ? (part.bind(target) as unknown) : part;
      },
    });
    const runner = buildRunner(async () => void runs++, "a", queries);
    await runner.start();
    await runner.runDue();

    isFull = false;
    await runner.runDue();
    now += HOUR_MS;
    await runner.runDue();

    expect(runs).toBe(1);
    await runner.stop();
  });

  it("takes over from a process that died, and not before its lease has run out", async () => {
    let runs = 0;
    const runner = buildRunner(async () => void runs++, "living");
    await runner.start();
    now += HOUR_MS;
    const claim = { name: "count", holder: "dead", now, leaseMs: 60_000 };
    await claimJob(database.queries, { ...claim, latestRunAt: now + HOUR_MS });

    now += 59_000;
    await runner.runDue();
    expect(runs).toBe(0);
    now += 2_000;
    await runner.runDue();

    expect(runs).toBe(1);
    expect(await findJob()).toMatchObject({ holder: null, last_run_at: now });
  });

  it("runs what was due while the clock ran ahead as soon as it is right again, once", async () => {
    let runs = 0;
    const runner = buildRunner(async () => void runs++, "a");
    now += 400 * 24 * HOUR_MS;
    await runner.start();
    now = MORNING;
    await runner.runDue();
    await runner.runDue();

    expect(runs).toBe(1);
    expect(await findJob()).toMatchObject({ next_run_at: MORNING + HOUR_MS });
    await runner.stop();
  });

  it("waits for what is running when it is stopped, and starts nothing after", async () => {
    let finish = (): void => {};
    let runs = 0;
    const runner = buildRunner(() => {
      runs++;
      return new Promise((resolve) => (finish = resolve));
    }, "a");
    await runner.start();
    now += HOUR_MS;
    void runner.runDue();
    await expect.poll(() => runs).toBe(1);

    let isStopped = false;
    const stopped = runner.stop().then(() => (isStopped = true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isStopped).toBe(false);
    finish();
    await stopped;
    now += HOUR_MS;
    await runner.runDue();

    expect(runs).toBe(1);
    expect(await findJob()).toMatchObject({ holder: null, last_failure: null });
  });

  it("gives back what takes too long for a process that ends: another one runs it at once", async () => {
    const timers = new Map<number, () => void>();
    const endless = buildRunner(
      () => new Promise(() => {}),
      "ending",
      database.queries,
      (work, delayMs) => {
        timers.set(delayMs, work);
        return () => {};
      },
    );
    await endless.start();
    now += HOUR_MS;
    void endless.runDue();
    await expect.poll(async () => (await findJob()).holder).toBe("ending");

    const stopped = endless.stop();
    timers.get(10_000)?.();
    await stopped;
    let runs = 0;
    await buildRunner(async () => void runs++, "staying").runDue();

    expect(runs).toBe(1);
  });

  it("tells what takes minutes that the server ends, and does it anew after the next start", async () => {
    const runner = buildRunner(
      (ends) =>
        new Promise((_resolve, reject) =>
          ends?.addEventListener("abort", () => reject(new Error("given up"))),
        ),
      "a",
    );
    await runner.start();
    now += HOUR_MS;
    void runner.runDue();
    await expect.poll(async () => (await findJob()).holder).toBe("a");

    await runner.stop();

    expect(await findJob()).toMatchObject({ holder: null, next_run_at: now + 15 * 60_000 });
  });

  it("writes a failure down and tries again a quarter of an hour later", async () => {
    const runner = buildRunner(() => Promise.reject(new Error("disk full")), "a");
    await runner.start();
    now += HOUR_MS;

    await runner.runDue();

    expect(await findJob()).toMatchObject({
      last_failure: "disk full",
      next_run_at: now + 15 * 60_000,
      holder: null,
    });
  });
});

describe("createSchedule", () => {
  it("is in the time of schools", () => {
    const nextRun = createSchedule("10 3 * * *");

    expect(nextRun(Date.UTC(2026, 10, 20, 18, 0))).toBe(Date.UTC(2026, 10, 20, 18, 10));
    expect(nextRun(Date.UTC(2026, 10, 20, 18, 10))).toBe(Date.UTC(2026, 10, 21, 18, 10));
  });
});
