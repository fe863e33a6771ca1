import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { openPadRoom } from "./pad-class.ts";
import { type FanOut, measureRun } from "./pad-fan-out.ts";
import { startPadServer } from "./pad-server.ts";
import { createPadWatch, poolDelays } from "./pad-watch.ts";
import { printFigure, round } from "./report.ts";
import { orLeast } from "./smallest.ts";

const FLOODER = path.join(import.meta.dirname, "pad-flooder.ts");
const PUPILS = orLeast(30, 3);
const HANDS = 8;
const TURNS = orLeast(3);
const RUN_MS = orLeast(10_000, 1_100);

/**
 * One device sends cards as fast as it is answered, over eight connections; the others go on with a card a second.
 * Without the flood and with it in turn: of one run's 300 cards the slowest three decide, and they differ by the hour.
 */
export async function measureFlood(): Promise<void> {
  const server = await startPadServer();
  try {
    const { buildPupil, room, key } = await openPadRoom(server.origin, PUPILS + 1);
    const watch = createPadWatch();
    const pupils = Array.from({ length: PUPILS }, (_, n) => buildPupil(n + 1, watch));
    const { origin } = server;
    const flooder = new Worker(FLOODER, {
      workerData: { origin, roomId: room.roomId, key, number: PUPILS + 1, hands: HANDS },
    });
    await once(flooder, "message");
    for (const pupil of pupils) await pupil.join();
    for (const pupil of pupils) await pupil.open();
    const measure = () =>
      measureRun(server.pid(), pupils, { watch, warmMs: orLeast(2_000, 300), runMs: RUN_MS });

    const [calms, storms]: [FanOut[], FanOut[]] = [[], []];
    let [taken, refused] = [0, 0];
    for (let turn = 0; turn < TURNS; turn++) {
      calms.push(await measure());
      flooder.postMessage("flood");
      storms.push(await measure());
      const ended = once(flooder, "message");
      flooder.postMessage("enough");
      const [sums] = (await ended) as [{ readonly taken: number; readonly refused: number }];
      taken += sums.taken;
      refused += sums.refused;
    }
    const [calm, stormy] = [p99Of(calms), p99Of(storms)];
    printFigure({
      name: `pad room, one of ${PUPILS + 1} floods (${taken} cards taken, ${refused} requests refused): p99 of the others`,
      ours: `× ${round(stormy / calm, 2)} (${round(calm)} → ${round(stormy)} ms, server CPU ${toShareText(calms)} → ${toShareText(storms)} % of a core)`,
      budget: "≤ × 1.5",
      holds: stormy / calm <= 1.5,
    });
    for (const pupil of pupils) pupil.close();
    flooder.postMessage("leave");
    await once(flooder, "exit");
  } finally {
    await server.stop();
  }
}

function p99Of(runs: readonly FanOut[]): number {
  return poolDelays(runs.map(({ delays }) => delays)).percentile(0.99);
}

function toShareText(runs: readonly FanOut[]): string {
  return round((runs.reduce((sum, { cpuShare }) => sum + cpuShare, 0) / runs.length) * 100, 0);
}
