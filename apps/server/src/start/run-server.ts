import { randomBytes, randomUUID } from "node:crypto";
import { lookup } from "node:dns/promises";
import { statfsSync } from "node:fs";
import { describeTrouble } from "@damim/domain/report/trouble-report.ts";
import { createAccessLogJob } from "../access-log/access-log-job.ts";
import { findOffice } from "../documents/convert-office.ts";
import { createDeletionJob } from "../accounts/change/deletion-job.ts";
import { createBackupJob } from "../backup/backup-job.ts";
import { backupSqlite } from "../backup/backup-sqlite.ts";
import { claimSecret } from "../backup/secret-facts.ts";
import { toLeadSentence, toStepSentence, watchClock } from "../base/watch-clock.ts";
import type { Config } from "../base/config.ts";
import { openLog } from "../base/open-log.ts";
import { type Command, type CommandRun, withSettings } from "./command.ts";
import { createServer } from "./create-server.ts";
import { openDataFolder } from "../base/data-folder.ts";
import { lockDataFolder } from "../db/lock-data-folder.ts";
import { migrate } from "../db/migrations/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { createInvitesEndJob } from "../clubs/invites-end-job.ts";
import { makeAdminCode } from "../admin/admin-code.ts";
import { createNoticeJob } from "../notices/notice-job.ts";
import { findClockLead } from "../sync/clock-lead.ts";
import { createTrimJob } from "../sync/trim-job.ts";
import { claimFilesPlace } from "../files/files-place.ts";
import { createFileSweepJob } from "../files/sweep-files.ts";
import { createJobRunner } from "../jobs/job-runner.ts";
import { openWatch } from "./open-watch.ts";
import { listen } from "./listen.ts";
import { checkStart } from "./check-start.ts";
import { openCertificates } from "../tls/certificates.ts";
import { toLanOrigins } from "../tls/lan-origins.ts";
import { openFileStorage } from "../adapters/files/open-file-storage.ts";
import { createLinkReader } from "../adapters/link-preview/read-link-page.ts";
import { createMailSender } from "../adapters/mail/create-mail-sender.ts";
import { createOwnReports, createReportsJob } from "../report/own-reports.ts";
import { createReporter } from "../report/reporter.ts";
import { guardHosts } from "../outside/guard-hosts.ts";
import { createPadEndJob } from "../pad/room/pad-end-job.ts";
import { createWeatherJob } from "../weather/weather-job.ts";
import { findBuild } from "../web/find-build.ts";
import { buildWebIfMissing, requireWebRoot } from "../web/build-web.ts";
import { compressWebFiles } from "../web/compress-web-files.ts";

const LAST_MAILS_MS = 5_000;

export interface RunOptions {
  /** Where `index.html` lies when no setting says it, and the app that it can be built of where there is one. */
  readonly webRoot: string;
  readonly webApp?: string;
  /** `npm run dev`: Vite serves the pages, this process the rest. */
  readonly isApiOnly?: boolean;
}

/** Runs the server until it is told to end. What keeps it from starting is said, with the exit code for it. */
export const runServer =
  (options: RunOptions): Command =>
  (run) =>
    withSettings(run, async (config) => {
      await start(config, options, run);
      return new Promise(() => undefined);
    });

async function start(
  config: Config,
  options: RunOptions,
  { env, print: printLine }: CommandRun,
): Promise<void> {
  const { log, print } = openLog(config.logFormat, printLine);
  const secrets = openDataFolder(config.dataDir);
  const { isApiOnly = false, webApp } = options;
  const { webRoot = options.webRoot } = config;
  if (config.webRoot || !webApp) requireWebRoot(webRoot);
  else if (!isApiOnly) await buildWebIfMissing({ webApp, webRoot, print });
  // SQLite makes its files with the process's mask: student data is for the owner's eyes only.
  process.umask(0o077);
  const unlock = config.databaseUrl ? () => undefined : lockDataFolder(config.dataDir);
  const database = openDatabase({
    ...config,
    onLostConnection: (error) => log.warn({ err: error }, "a database connection was lost"),
  });
  const { dataDir, backupKeep: keep } = config;
  await checkStart({ config, database, now: Date.now, findFreeBytes });
  await migrate(database, {
    now: Date.now,
    onWait: () =>
      print("다른 서버가 데이터를 준비하고 있거나, 준비하다 멈췄어요. 15초까지 기다려요."),
    async backUp() {
      if (database.kind !== "sqlite") return;
      const { file } = await backupSqlite({ dataDir, keep, now: Date.now() });
      print(`새 버전으로 바꾸기 전에 데이터를 백업했어요: ${file}`);
    },
  });
  await claimSecret(database.queries, secrets.mark);
  const files = openFileStorage(config);
  // A second process does not open the same SQLite, and its files lie beside it.
  if (database.kind === "postgres") await claimFilesPlace(database, files);
  const mail = createMailSender(config, { log, print, now: Date.now });
  const certificates = await openCertificates(config);
  const reporter = createReporter({
    ...config,
    own: createOwnReports({
      ...config,
      database,
      now: Date.now,
      version: findBuild(webRoot),
    }),
    now: Date.now,
    chance: Math.random,
    randomHex: (digits) => randomBytes(digits / 2).toString("hex"),
    fetch,
    onFailure: (error) => log.warn({ err: error }, "a report was not taken"),
  });
  const watch = openWatch(config, setTimer);
  const server = await createServer({
    config,
    ...watch.deps,
    now: Date.now,
    database,
    mail,
    files,
    secrets,
    log,
    reporter,
    network: certificates.network,
    fetchOutside: guardHosts(fetch, config, (host) => lookup(host, { all: true })),
    officeProgram: findOffice(env["PATH"]),
    readLinkPage: createLinkReader(),
    webRoot,
    pause,
  });
  await watch.listen({ ...server, database });
  const { certificate, lanAddresses } = certificates.network();
  const listening = await listen(server, {
    addresses: config.listenOn,
    port: config.port,
    isAlone: config.bus === "local",
    ...(certificate ? { certificate } : {}),
  });
  certificates.follow((next) => listening.renew(next));
  print(`담임이 열렸어요: ${config.origin}${config.basePath}`);
  for (const origin of certificate ? toLanOrigins(lanAddresses, config) : []) {
    print(`같은 네트워크의 다른 기기에서: ${origin}${config.basePath}`);
  }

  const adminCode = await makeAdminCode({ database, now: Date.now });
  if (adminCode) {
    print(
      `관리자 코드: ${adminCode} (로그인하고 ${config.origin}${config.basePath}admin 에 하루 안에 넣으면 첫 관리자가 돼요)`,
    );
  }

  const jobs = createJobRunner({
    queries: database.queries,
    jobs: [
      ...(database.kind === "sqlite" ? [createBackupJob({ dataDir, keep, now: Date.now })] : []),
      createTrimJob({ database, now: Date.now }),
      createReportsJob({ database, now: Date.now }),
      createAccessLogJob({ database, now: Date.now }),
      createFileSweepJob({ database, files, now: Date.now }),
      createInvitesEndJob({ database, now: Date.now }),
      createPadEndJob({ database, files, now: Date.now, bus: server.bus }),
      createNoticeJob(server.notices),
      server.lastDayJob,
      createWeatherJob({ database, now: Date.now }, server.services.weather),
      createDeletionJob({ database, files, mail, config, now: Date.now, bus: server.bus }),
    ],
    now: Date.now,
    holder: randomUUID(),
    setTimer,
    onFailure(error, job) {
      log.error({ err: error, job }, "a job failed");
      reporter.reportTrouble(
        { ...describeTrouble(error, { path: "/" }), route: `job ${job}` },
        "server",
      );
    },
  });
  await jobs.start();
  const leadMs = await findClockLead(database.queries, Date.now());
  if (leadMs > 0) print(toLeadSentence(leadMs));
  const stopWatch = watchClock({
    now: Date.now,
    elapsed: () => performance.now(),
    setTimer,
    onStep: (ms) => print(toStepSentence(ms)),
  });
  server.deliveries.start();

  const end = async (): Promise<void> => {
    server.beginEnd();
    certificates.close();
    stopWatch();
    watch.close();
    await Promise.all([listening.close(), jobs.stop(), server.deliveries.stop()]);
    // A mail that was promised is on its way for a moment; one whose server is away would hold us up.
    await Promise.race([Promise.all([mail.settled(), reporter.settled()]), pause(LAST_MAILS_MS)]);
    mail.close();
    await server.bus.close();
    await server.accessLog.close();
    await database.close();
    unlock();
    process.exit(0);
  };
  whenTold(() => void end());
  // After the address is printed: pages are already served, only larger.
  if (isApiOnly) return;
  compressWebFiles(webRoot).catch((error: unknown) =>
    log.warn({ err: error }, "web files were not compressed"),
  );
}

/** Once, however often it is told to end. */
function whenTold(end: () => void): void {
  let isEnding = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      end();
    });
  }
}

function setTimer(work: () => void, delayMs: number): () => void {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

function findFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
