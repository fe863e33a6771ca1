import { openPadRoom } from "./pad-class.ts";
import { pause, toText } from "./pad-fan-out.ts";
import { startPadServer } from "./pad-server.ts";
import { createPadWatch } from "./pad-watch.ts";
import { readCpuMs } from "./process-usage.ts";
import { printFigure, round } from "./report.ts";
import { orLeast } from "./smallest.ts";

const PENS = orLeast(30, 3);
const BETWEEN_PARTS_MS = 40;
const WARM_MS = orLeast(2_000, 300);
const RUN_MS = orLeast(10_000, 1_100);

/** Thirty pens on one whiteboard, each telling its points every 40 ms to the 29 others. */
export async function measureStrokes(): Promise<void> {
  const server = await startPadServer();
  try {
    const { buildPupil } = await openPadRoom(server.origin, PENS, { board: "whiteboard" });
    const watch = createPadWatch();
    const pupils = Array.from({ length: PENS }, (_, n) => buildPupil(n + 1, watch));
    for (const pupil of pupils) await pupil.join();
    for (const pupil of pupils) await pupil.open();
    let isOver = false;
    const drawing = pupils.map(async (pupil, index) => {
      await pause((index / PENS) * BETWEEN_PARTS_MS);
      let next = performance.now();
      for (let from = 0; !isOver; from = (from + 5) % 2_000) {
        await pupil.draw(from);
        next += BETWEEN_PARTS_MS;
        await pause(Math.max(0, next - performance.now()));
      }
    });
    await pause(WARM_MS);
    watch.takeDelays();
    const cpuBefore = readCpuMs(server.pid());
    await pause(RUN_MS);
    const cpuMs = readCpuMs(server.pid()) - cpuBefore;
    const delays = watch.takeDelays();
    isOver = true;
    await Promise.all(drawing);
    if (delays.count === 0) throw new Error("no point came to anybody");
    const p99 = delays.percentile(0.99);
    printFigure({
      name: `pad room, ${PENS} strokes at once on the whiteboard: points on the other screens`,
      ours: `${toText(delays)} (${delays.count} deliveries, server CPU ${round((cpuMs * 1000) / delays.count, 1)} µs each)`,
      budget: "p99 ≤ 100 ms",
      holds: p99 <= 100,
    });
    for (const pupil of pupils) pupil.close();
  } finally {
    await server.stop();
  }
}
