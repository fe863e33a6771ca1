import { openPadRoom } from "./pad-class.ts";
import { startPadServer } from "./pad-server.ts";
import { createPadWatch } from "./pad-watch.ts";
import { readCpuMs } from "./process-usage.ts";
import { printFigure, round, toSpreadText } from "./report.ts";
import { orLeast } from "./smallest.ts";

const PUPILS = orLeast(300, 4);
const CARDS = orLeast(300, 5);
const WRITERS = orLeast(30);

/** 300 pupils open the link at once: enter, take a number, open the stream, see a board of 300 cards. */
export async function measureJoin(): Promise<void> {
  const server = await startPadServer();
  try {
    const { buildPupil } = await openPadRoom(server.origin, PUPILS + WRITERS);
    const watch = createPadWatch();
    await fillBoard(buildPupil, watch);
    const pupils = Array.from({ length: PUPILS }, (_, n) => buildPupil(n + 1, watch));
    const [cpuBefore, startedAt] = [readCpuMs(server.pid()), performance.now()];
    const waits = await Promise.all(
      pupils.map(async (pupil) => {
        await pupil.join();
        await pupil.open();
        return performance.now() - startedAt;
      }),
    );
    const wallMs = performance.now() - startedAt;
    const cpuMs = readCpuMs(server.pid()) - cpuBefore;
    printFigure({
      name: `pad room, ${PUPILS} pupils join at once and see the board of ${CARDS} cards: server CPU`,
      ours: `${round(cpuMs, 0)} ms (${round(cpuMs / PUPILS, 2)} ms a pupil), all there after ${round(wallMs, 0)} ms`,
      budget: "≤ 500 ms of server time",
      holds: cpuMs <= 500,
      peer: "Digipad 6–33 s",
    });
    printFigure({ name: "pad room, from the link to the board", ours: toSpreadText(waits) });
    for (const pupil of pupils) pupil.close();
  } finally {
    await server.stop();
  }
}

async function fillBoard(
  buildPupil: Awaited<ReturnType<typeof openPadRoom>>["buildPupil"],
  watch: ReturnType<typeof createPadWatch>,
): Promise<void> {
  for (let writer = 0; writer < WRITERS; writer++) {
    const pupil = buildPupil(PUPILS + writer + 1, watch);
    await pupil.join();
    for (let card = 0; card < CARDS / WRITERS; card++) await pupil.write();
    pupil.close();
  }
}
