import { openPadRoom } from "./pad-class.ts";
import { measureRun, pause } from "./pad-fan-out.ts";
import type { PadPupil } from "./pad-pupil.ts";
import { startPadServer } from "./pad-server.ts";
import { createPadWatch } from "./pad-watch.ts";
import { printFigure, round } from "./report.ts";

const PUPILS = 30;
const HANDS = 8;
const RUN_MS = 10_000;

/** One device sends cards as fast as it is answered, over eight connections; the others go on with a card a second. */
export async function measureFlood(): Promise<void> {
  const server = await startPadServer();
  try {
    const { buildPupil } = await openPadRoom(server.origin, PUPILS + 1);
    const [watch, ignored] = [createPadWatch(), createPadWatch()];
    const pupils = Array.from({ length: PUPILS }, (_, n) => buildPupil(n + 1, watch));
    const flooder = buildPupil(PUPILS + 1, ignored);
    for (const pupil of [...pupils, flooder]) await pupil.join();
    for (const pupil of pupils) await pupil.open();
    const measure = () => measureRun(server.pid(), pupils, { watch, warmMs: 2_000, runMs: RUN_MS });

    const calm = await measure();
    let isOver = false;
    const flood = flooder.flood(HANDS, () => isOver);
    const stormy = await measure();
    isOver = true;
    const { taken, refused } = await flood;
    const ratio = stormy.delays.percentile(0.99) / calm.delays.percentile(0.99);
    printFigure({
      name: `pad room, one of ${PUPILS + 1} floods (${taken} cards taken, ${refused} requests refused): p99 of the others`,
      ours: `× ${round(ratio, 2)} (${round(calm.delays.percentile(0.99))} → ${round(stormy.delays.percentile(0.99))} ms, server CPU ${round(calm.cpuShare * 100, 0)} → ${round(stormy.cpuShare * 100, 0)} % of a core)`,
      budget: "≤ × 1.5",
      holds: ratio <= 1.5,
    });
    closeAll([...pupils, flooder]);
    await pause(0);
  } finally {
    await server.stop();
  }
}

function closeAll(pupils: readonly PadPupil[]): void {
  for (const pupil of pupils) pupil.close();
}
