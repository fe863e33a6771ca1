import type { Queries } from "../db/schema.ts";
import { claimJob, endRun, giveBack, registerJob, renewLease } from "./claim-job.ts";
import type { Job } from "./job.ts";

const LEASE_MS = 60_000;
const RENEW_MS = 20_000;
const LOOK_MS = 15_000;
/** After a failure; a full disk may have room again before the next regular run. */
const RETRY_MS = 15 * 60_000;
/** A process that ends waits for its job so long. */
const LAST_JOB_MS = 10_000;

export interface JobRunner {
  /** Looks for due jobs now and every 15 seconds; never rejects. */
  start(): Promise<void>;
  /** Looks once and resolves when what was due has run. */
  runDue(): Promise<void>;
  /**
   * Starts nothing any more and resolves when what is running has ended. What runs for longer than ten seconds is given
   * back, due as it was: another process, or the next start, runs it anew.
   */
  stop(): Promise<void>;
}

export interface JobRunnerOptions {
  readonly queries: Queries;
  readonly jobs: readonly Job<string>[];
  /** Epoch ms. */
  readonly now: () => number;
  /** This process, unlike all others. */
  readonly holder: string;
  /** Runs the work after so many ms; returns the way to call it off. */
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
  readonly onFailure: (error: unknown, jobName?: string) => void;
}

/**
 * Runs each due job once across all processes: a lease in the database says who runs it. A process
 * that dies lets its lease run out, and another one runs the job again.
 */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { queries, jobs, now, holder, setTimer, onFailure } = options;
  const ends = new AbortController();
  let isStopped = false;
  let cancelTimer = (): void => {};
  let running: Promise<void> = Promise.resolve();
  let held: string | undefined;

  async function runJob(job: Job<string>): Promise<void> {
    const { name } = job;
    // The run after the next: what another process wrote down, whose clock is a moment ahead, is none of the future.
    const latestRunAt = job.nextRun(job.nextRun(now()));
    const claim = { name, holder, now: now(), leaseMs: LEASE_MS, latestRunAt };
    if (!(await claimJob(queries, claim))) return;
    held = name;
    const stopRenewing = keepRenewing(name);
    const failure = await job.run(ends.signal).then(
      () => undefined,
      (error: unknown) => {
        onFailure(error, name);
        return error instanceof Error ? error.message : String(error);
      },
    );
    stopRenewing();
    held = undefined;
    const endedAt = now();
    const regular = job.nextRun(endedAt);
    const nextRunAt = failure === undefined ? regular : Math.min(regular, endedAt + RETRY_MS);
    const ended = { name, holder, nextRunAt, now: endedAt };
    await endRun(queries, failure === undefined ? ended : { ...ended, failure });
  }

  function keepRenewing(name: string): () => void {
    let cancel = setTimer(renew, RENEW_MS);
    function renew(): void {
      cancel = setTimer(renew, RENEW_MS);
      renewLease(queries, { name, holder, now: now(), leaseMs: LEASE_MS }).catch(onFailure);
    }
    return () => cancel();
  }

  let isWrittenDown = false;
  async function writeDown(): Promise<void> {
    if (isWrittenDown) return;
    for (const job of jobs) await registerJob(queries, job, now());
    isWrittenDown = true;
  }

  async function lookForDue(): Promise<void> {
    await writeDown();
    for (const job of jobs) if (!isStopped) await runJob(job);
  }

  function runDue(): Promise<void> {
    // A database that is away now is asked again with the next look.
    running = running.then(lookForDue).catch(onFailure);
    return running;
  }

  async function look(): Promise<void> {
    await runDue();
    if (!isStopped) cancelTimer = setTimer(() => void look(), LOOK_MS);
  }

  return {
    async start() {
      // Teachers are served already: a disk that is full now must not end the server.
      await writeDown().catch(onFailure);
      void look();
    },
    runDue,
    async stop() {
      isStopped = true;
      ends.abort();
      cancelTimer();
      await new Promise<void>((resolve) => {
        const giveUp = setTimer(resolve, LAST_JOB_MS);
        void running.then(() => {
          giveUp();
          resolve();
        });
      });
      if (held !== undefined) await giveBack(queries, { name: held, holder });
    },
  };
}
