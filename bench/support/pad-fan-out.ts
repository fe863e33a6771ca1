import { openPadRoom } from "./pad-class.ts";
import type { PadPupil } from "./pad-pupil.ts";
import { startPadServer } from "./pad-server.ts";
import { createPadWatch, type Delays, type PadWatch } from "./pad-watch.ts";
import { readCpuMs, readRssMb } from "./process-usage.ts";
import { printFigure, round } from "./report.ts";
import { orLeast } from "./smallest.ts";

const WARM_MS = orLeast(4_000, 300);
const RUN_MS = orLeast(20_000, 1_100);
const BETWEEN_CARDS_MS = 1_000;

export interface FanOut {
  readonly delays: Delays;
  readonly cpuUsPerDelivery: number;
  readonly cpuShare: number;
  readonly pulls: number;
  readonly cards: number;
}

/** 300 and 30 pupils, each with a card a second, in one room of a server on SQLite with FULL durability. */
export async function measureFanOut(): Promise<void> {
  await measureSchool();
  await measureClass();
}

async function measureSchool(): Promise<void> {
  const server = await startPadServer();
  try {
    const watch = createPadWatch();
    const pupils = await openPupils(server.origin, orLeast(300, 4), watch);
    const run = await measureRun(server.pid(), pupils, { watch });
    const { delays, cpuUsPerDelivery, cpuShare, pulls, cards } = run;
    printFigure({
      name: "pad room, 300 pupils × 1 card/s: CPU of the server",
      ours: `${round(cpuShare * 100, 0)} % of a core (${round(cpuUsPerDelivery, 2)} µs a delivery, ${delays.count} of ${cards} cards, ${pulls} pulls)`,
      budget: "≤ 50 %",
      holds: cpuShare <= 0.5,
      peer: "Digipad 5.1–5.6 µs",
    });
    printFigure({
      name: "pad room, 300 pupils: from the tap to every other screen, FULL",
      ours: toText(delays),
      budget: "p99 ≤ 50 ms on a machine of its own",
      holds: delays.percentile(0.99) <= 50,
      peer: "Digipad 1,987–7,847 ms",
    });
    const rss = readRssMb(server.pid());
    printFigure({
      name: "pad room, 300 pupils: memory of the server after the run",
      ours: `${round(rss, 0)} MB`,
      budget: "≤ 120 MB",
      holds: rss <= 120,
    });
    for (const pupil of pupils) pupil.close();
  } finally {
    await server.stop();
  }
}

async function measureClass(): Promise<void> {
  const server = await startPadServer();
  try {
    const watch = createPadWatch();
    const pupils = await openPupils(server.origin, orLeast(30, 3), watch);
    const { delays, cpuUsPerDelivery, cpuShare } = await measureRun(server.pid(), pupils, {
      watch,
    });
    const [p50, p99] = [delays.percentile(0.5), delays.percentile(0.99)];
    printFigure({
      name: "pad room, 30 pupils × 1 card/s: from the tap to every other screen, FULL",
      ours: `${toText(delays)}, server CPU ${round(cpuShare * 100, 0)} % of a core (${round(cpuUsPerDelivery, 2)} µs a delivery)`,
      budget: "p50 ≤ 3, p99 ≤ 8 ms on a machine of its own",
      holds: p50 <= 3 && p99 <= 8,
      peer: "Digipad p50 2.8–4.1, p99 67–178 ms",
    });
    for (const pupil of pupils) pupil.close();
  } finally {
    await server.stop();
  }
}

async function openPupils(
  origin: string,
  count: number,
  watch: PadWatch,
): Promise<readonly PadPupil[]> {
  const { buildPupil } = await openPadRoom(origin, count);
  const pupils = Array.from({ length: count }, (_, index) => buildPupil(index + 1, watch));
  for (const pupil of pupils) await pupil.join();
  for (const pupil of pupils) await pupil.open();
  return pupils;
}

/** Everybody writes a card a second, each at their own moment of it. */
export async function measureRun(
  pid: number,
  pupils: readonly PadPupil[],
  options: { readonly watch: PadWatch; readonly warmMs?: number; readonly runMs?: number },
): Promise<FanOut> {
  const { watch, warmMs = WARM_MS, runMs = RUN_MS } = options;
  let isOver = false;
  let cards = 0;
  const writing = pupils.map(async (pupil, index) => {
    await pause((index / pupils.length) * BETWEEN_CARDS_MS);
    let next = performance.now();
    while (!isOver) {
      await pupil.write();
      cards++;
      next += BETWEEN_CARDS_MS;
      await pause(Math.max(0, next - performance.now()));
    }
  });
  await pause(warmMs);
  watch.takeDelays();
  cards = 0;
  const pullsBefore = countPulls(pupils);
  const [cpuBefore, startedAt] = [readCpuMs(pid), performance.now()];
  await pause(runMs);
  const cpuMs = readCpuMs(pid) - cpuBefore;
  const wallMs = performance.now() - startedAt;
  const delays = watch.takeDelays();
  const made = cards;
  isOver = true;
  await Promise.all(writing);
  if (delays.count === 0) throw new Error("no card came to anybody");
  return {
    delays,
    cpuUsPerDelivery: (cpuMs * 1000) / delays.count,
    cpuShare: cpuMs / wallMs,
    pulls: countPulls(pupils) - pullsBefore,
    cards: made,
  };
}

export function toText(delays: Delays): string {
  const ms = (share: number): string => round(delays.percentile(share));
  return `p50 ${ms(0.5)} · p99 ${ms(0.99)} · max ${ms(1)} ms`;
}

export function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

function countPulls(pupils: readonly PadPupil[]): number {
  return pupils.reduce((sum, pupil) => sum + pupil.pulls(), 0);
}
