/**
 * What figures cost, in CPU of the process and not by the clock: others share the cores. Three servers get the same marks
 * in turns: one with `DAMIM_METRICS`, two without, for two processes of one sort differ as well. Then what a mark counts
 * and what a scrape takes, each alone, many times over.
 */
import { createFigures } from "../apps/server/src/metrics/figures.ts";
import { findFreePort } from "../apps/server/src/testing/temporary-postgres.ts";
import { type RunningDamim, startDamim } from "../e2e/support/start-damim.ts";
import { readCpuMs } from "./support/process-usage.ts";
import { findPercentile, printFigure, round } from "./support/report.ts";
import { openWriter } from "./support/write-load.ts";
import { orLeast } from "./support/smallest.ts";

const TEACHERS = orLeast(10);
const ROUNDS = orLeast(15);
/** Of each teacher in a round, one mark a request. */
const MARKS = orLeast(100, 5);
const SCRAPES = orLeast(200, 3);
const SCRAPE_SECONDS = 15;
const COUNTED = 200_000;
const STATEMENTS_A_MARK = 4;
const MOST = 1.02;

const metrics = `127.0.0.1:${await findFreePort()}`;
const servers = {
  off: await startDamim(),
  again: await startDamim(),
  on: await startDamim({ env: { DAMIM_METRICS: metrics } }),
};
const scrape = async (): Promise<unknown> => (await fetch(`http://${metrics}/metrics`)).text();
try {
  const off = await printRounds();
  await printParts(off);
} finally {
  for (const server of Object.values(servers)) await server.stop();
}

/** Answers the CPU of a mark without figures, µs. */
async function printRounds(): Promise<number> {
  const runs = [];
  for (const server of Object.values(servers)) {
    const run = await openRounds(server);
    await run();
    runs.push({ run, costs: [] as number[] });
  }
  for (let turn = 0; turn < ROUNDS; turn++) {
    // Who comes next finds the caches of the one before: they take turns at that too.
    for (let n = 0; n < runs.length; n++) {
      const next = runs[(turn + n) % runs.length];
      next?.costs.push(await next.run());
    }
    await scrape();
  }
  const [off = [], again = [], on = []] = runs.map(({ costs }) => costs);
  for (const [name, costs] of [
    ["with figures", on],
    ["of another process without", again],
  ] as const) {
    const ratios = costs.map((cost, turn) => cost / (off[turn] ?? Number.NaN));
    const [low = 0, middle = 0, high = 0] = [0.25, 0.5, 0.75].map((share) =>
      findPercentile(ratios, share),
    );
    printFigure({
      name: `CPU of a mark ${name}, of one without (${ROUNDS} rounds)`,
      ours: `${round(middle, 3)} × (half of them ${round(low, 3)} to ${round(high, 3)}), ${round(findPercentile(costs, 0.5), 0)} of ${round(findPercentile(off, 0.5), 0)} µs`,
    });
  }
  return findPercentile(off, 0.5);
}

/** What is added to a mark, and to a server that does nothing else. */
async function printParts(markUs: number): Promise<void> {
  const figures = createFigures([]);
  const state = { rows: [], seq: 1, more: false, floor: 0, clock: "" };
  const reply = { ...state, scope: "t/u1/2026", results: [{ n: 1 }] };
  const before = process.cpuUsage();
  for (let mark = 0; mark < COUNTED; mark++) {
    figures.answered("POST api/sync", 200);
    figures.synced([reply], 2);
    figures.grouped(1);
    for (let n = 0; n < STATEMENTS_A_MARK; n++)
      figures.metrics.time("damim_statement_seconds", 0.001);
  }
  const { user, system } = process.cpuUsage(before);
  const countUs = (user + system) / COUNTED;
  const pid = servers.on.pid();
  const cpuBefore = readCpuMs(pid);
  for (let n = 0; n < SCRAPES; n++) await scrape();
  const scrapeMs = (readCpuMs(pid) - cpuBefore) / SCRAPES;
  const share = 1 + countUs / markUs;
  printFigure({
    name: "what a mark counts, beside the mark",
    ours: `${round(countUs, 2)} µs, ${round(share, 4)} ×`,
    budget: `≤ ${MOST} ×`,
    holds: share <= MOST,
  });
  printFigure({
    name: `a scrape, of a core where one comes every ${SCRAPE_SECONDS} s`,
    ours: `${round(scrapeMs, 2)} ms, ${round((scrapeMs / SCRAPE_SECONDS) * 0.1, 3)} %`,
  });
}

/** Answers how many µs of CPU a mark took in one round. */
async function openRounds(damim: RunningDamim): Promise<() => Promise<number>> {
  const writers = await Promise.all(
    Array.from({ length: TEACHERS }, (_, number) => openWriter(damim, number)),
  );
  return async () => {
    const before = readCpuMs(damim.pid());
    await Promise.all(
      writers.map(async ({ write }) => {
        for (let mark = 0; mark < MARKS; mark++) await write(1);
      }),
    );
    return ((readCpuMs(damim.pid()) - before) * 1_000) / (TEACHERS * MARKS);
  };
}
