import { existsSync, statfsSync } from "node:fs";
import path from "node:path";
import { NO_JOB_RUNNER } from "@damim/domain/admin/server-words.ts";
import { toSizeWords } from "@damim/domain/files/size-words.ts";
import { findSetJobs } from "../backup/away/set-jobs.ts";
import { findLastBackup } from "../backup/facts/last-backup.ts";
import { fact } from "../base/facts/fact.ts";
import { findOwnVersion } from "../base/own-version.ts";
import type { JobRow } from "../db/schema.ts";
import { hasJobRunner } from "../jobs/job-pulse.ts";

const GB = 1_000_000_000;
const NO_OFFICE = "문서 미리 보기: 내려받아서 열어요. LibreOffice를 설치해요";

/** What this process and its computer say of themselves. */
export const serverFacts = [
  fact("program", "담임", {
    read: async ({ database }) => database.kind,
    say: (kind) =>
      `담임 ${findOwnVersion()}, ${kind === "sqlite" ? "이 컴퓨터에 저장해요" : "PostgreSQL에 저장해요"}`,
  }),
  fact("disk", "디스크", {
    async read({ config: { dataDir } }) {
      const { bavail, blocks, bsize } = statfsSync(
        existsSync(dataDir) ? dataDir : path.dirname(dataDir),
      );
      return { free: bavail * bsize, all: blocks * bsize };
    },
    say({ free, all }) {
      const left = `${toSizeWords(free)} 남았어요(${Math.floor((free / Math.max(1, all)) * 100)}%)`;
      return free < GB ? `${left}. 1 GB는 있어야 해요` : left;
    },
    isWarn: ({ free }) => free < GB,
    figures: {
      damim_disk_free_bytes: ["Free on the disk of the data folder.", ({ free }) => free],
      damim_disk_bytes: ["Size of that disk.", ({ all }) => all],
    },
  }),
  fact("process", "프로세스", {
    read: async ({ loopLagMs }) => loopLagMs?.(),
    figures: {
      damim_loop_lag_seconds: ["How late the process is.", (lagMs) => lagMs / 1000],
      damim_memory_bytes: ["Resident memory.", () => process.memoryUsage.rss()],
    },
  }),
  fact("pool", "데이터베이스 연결", {
    read: async ({ database }) =>
      database.kind === "postgres" ? database.countConnections() : undefined,
    figures: {
      damim_pool_used: ["Connections of requests in use.", ({ used }) => used],
      damim_pool_most: ["Connections of requests at most.", ({ most }) => most],
      damim_pool_waiting: ["Who waits for one.", ({ waiting }) => waiting],
    },
  }),
  fact("epoch", "데이터의 한살이", {
    async read({ database }) {
      const epoch = database.queries
        .selectFrom("facts")
        .select("value")
        .where("name", "=", "epoch");
      return (await epoch.executeTakeFirst())?.value;
    },
    figures: {
      damim_epoch: [
        "A number of this life of the data: another one after a restore.",
        (epoch) => Number.parseInt(epoch.slice(0, 8), 16),
      ],
    },
  }),
  fact("job-runner", "작업", {
    read: async ({ database, now, isOff }) =>
      isOff ? "off" : (await hasJobRunner(database.queries, now())) ? "done" : "left",
    say: (jobs) =>
      ({ off: "서버가 켜져 있을 때 해요", done: "하고 있어요", left: NO_JOB_RUNNER })[jobs],
    isWarn: (jobs) => jobs === "left",
    figures: {
      damim_job_runner_away: ["1: no process does jobs.", (jobs) => (jobs === "left" ? 1 : 0)],
    },
    card: (jobs) => ({ hasJobRunner: jobs === "done" }),
  }),
  fact("jobs", "작업 목록", {
    async read(ground) {
      const { database, config, now } = ground;
      const { at: backupAt } = await findLastBackup(ground);
      return { rows: await findSetJobs(database.queries, config), backupAt, at: now() };
    },
    figures: {
      damim_job_last_run_timestamp_seconds: [
        "Last end of a job.",
        ({ rows }) => labelRun(rows, ({ last_run_at: at }) => Number(at) / 1000),
        16,
      ],
      damim_job_failed: [
        "1: its last run failed.",
        ({ rows }) => labelRun(rows, (job) => (job.last_failure === null ? 0 : 1)),
        16,
      ],
    },
    card: ({ rows, backupAt, at }) => ({
      jobs: rows.map((job) => ({
        name: job.name,
        nextRunAt: job.next_run_at,
        isRunning: job.lease_until > at,
        // A backup that was made by hand is the last one in both places.
        lastRunAt: job.name === "backup" && job.last_failure === null ? backupAt : job.last_run_at,
        lastFailure: job.last_failure,
      })),
    }),
  }),
  fact("off", "꺼진 것", {
    read: async ({ config: { off }, officeProgram }) =>
      officeProgram === undefined ? [...off, NO_OFFICE] : off,
    // What it is called, before what that means.
    say: (off) => off.map((line) => line.replace(/[:.] .*/, "")).join(", ") || "없어요",
    card: (off) => ({ off }),
  }),
];

/** Of those that ran. */
const labelRun = (jobs: readonly JobRow[], of: (job: JobRow) => number) =>
  jobs.flatMap((job) => (job.last_run_at === null ? [] : [[{ job: job.name }, of(job)] as const]));
