import { lookup } from "node:dns/promises";
import { performance } from "node:perf_hooks";
import { createCalendarFetcher } from "../adapters/calendar/fetch-calendar.ts";
import { createLinkReader } from "../adapters/link-preview/read-link-page.ts";
import { createMailSender } from "../adapters/mail/create-mail-sender.ts";
import type { Config } from "../base/settings/config.ts";
import { openLog } from "../base/open-log.ts";
import { toStepSentence, watchClock } from "../base/watch-clock.ts";
import { findOffice } from "../documents/convert-office.ts";
import { guardHosts } from "../outside/guard-hosts.ts";
import { openCertificates } from "../tls/certificates.ts";
import { buildWebIfMissing, requireWebRoot } from "../web/build-web.ts";
import { compressWebFiles } from "../web/compress-web-files.ts";
import { type Command, type CommandRun, withSettings } from "./command.ts";
import { createServer } from "./create-server.ts";
import { listen } from "./listen.ts";
import { openData } from "./open-data.ts";
import { openJobs } from "./open-jobs.ts";
import { openReporter } from "./open-reporter.ts";
import { openWatch } from "./open-watch.ts";
import { sayStart } from "./say-start.ts";
import { setTimer } from "./set-timer.ts";

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
  { env, call, print: printLine }: CommandRun,
): Promise<void> {
  const { log, print } = openLog(config, printLine);
  const { webApp } = options;
  const isApiOnly = options.isApiOnly === true || config.role === "jobs";
  const { webRoot = options.webRoot } = config;
  if (config.webRoot || !webApp) requireWebRoot(webRoot);
  else if (!isApiOnly) await buildWebIfMissing({ webApp, webRoot, print });
  const watch = openWatch(config, { setTimer, log });
  const data = await openData(config, {
    log,
    print,
    watch: watch.database,
    searchPath: env["PATH"],
    call,
  });
  const { secrets, database, patientDatabase, files, close: closeData } = data;
  const mail = createMailSender(config, { log, print, now: Date.now });
  const certificates = await openCertificates(config);
  const reporter = openReporter({ config, database, log, webRoot });
  const deps = {
    config,
    ...watch.deps,
    now: Date.now,
    database,
    patientDatabase,
    mail,
    files,
    secrets,
    log,
    reporter,
    network: certificates.network,
    fetchOutside: guardHosts(fetch, config, (host) => lookup(host, { all: true })),
    officeProgram: findOffice(env["PATH"]),
    searchPath: env["PATH"],
    readLinkPage: createLinkReader(),
    fetchCalendar: createCalendarFetcher(),
    webRoot,
    pause,
  };
  const server = await createServer(deps);
  for (const { prepare } of server.modules)
    await prepare?.({ ...server, database: patientDatabase });
  await watch.listen(server);
  const { certificate } = certificates.network();
  const listening = await listen(server, {
    addresses: config.listenOn,
    port: config.port,
    isAlone: config.bus === "local",
    ...(certificate ? { certificate } : {}),
  });
  certificates.follow((next) => listening.renew(next));
  // It is open: what it cannot say or write down now, with a disk that is full, must not end it.
  await sayStart(deps, print).catch((error: unknown) =>
    log.warn({ err: error }, "not all was said of the start"),
  );
  const jobs = openJobs(server);
  const engines = server.modules.flatMap(({ engine }) => engine?.(server) ?? []);
  const isForJobs = config.role !== "web";
  if (isForJobs) await jobs.start();
  const stopWatch = watchClock({
    now: Date.now,
    elapsed: () => performance.now(),
    setTimer,
    onStep: (ms) => print(toStepSentence(ms)),
  });
  if (isForJobs) for (const engine of engines) engine.start();

  whenTold(async () => {
    server.beginEnd();
    certificates.close();
    stopWatch();
    watch.close();
    const stopped = [jobs, ...engines].map((each) => each.stop());
    await Promise.all([listening.close(), ...stopped]);
    // A mail that was promised is on its way for a moment; one whose server is away would hold us up.
    await Promise.race([Promise.all([mail.settled(), reporter.settled()]), pause(LAST_MAILS_MS)]);
    mail.close();
    await server.closeGround();
    await closeData();
    process.exit(0);
  });
  // After the address is printed: pages are already served, only larger.
  if (isApiOnly) return;
  compressWebFiles(webRoot).catch((error: unknown) =>
    log.warn({ err: error }, "web files were not compressed"),
  );
}

/** Once, however often it is told to end. */
function whenTold(end: () => Promise<void>): void {
  let isEnding = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      void end();
    });
  }
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
