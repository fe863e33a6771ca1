import { openPadRoom } from "./pad-class.ts";
import { pause } from "./pad-fan-out.ts";
import type { PadPupil } from "./pad-pupil.ts";
import { startPadServer } from "./pad-server.ts";
import { createPadWatch } from "./pad-watch.ts";
import { findPercentile, printFigure, round } from "./report.ts";
import { orLeast } from "./smallest.ts";

const PUPILS = orLeast(300, 4);
const LIVE_AGAIN_MS = 2_000;
/** As the page does it: a first try after half a second at most, each of 300 at its own moment. */
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 1_000;
const LOOK_MS = 20;
const BETWEEN_CARDS_MS = 2_000;

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly equalKeys: number;
  /** From the moment the server listens again until the last pupil is live, ms, one for each kill. */
  readonly liveAgainMs: readonly number[];
}

/** `kill -9` at any moment while 300 pupils write, so many times: what was acknowledged is there, and all come back. */
export async function measureKills(kills: number): Promise<void> {
  const report = await killRoom(kills);
  const { acknowledged, lost, equalKeys, liveAgainMs } = report;
  const slowest = Math.max(...liveAgainMs);
  printFigure({
    name: `pad room, ${kills} × kill -9 while ${PUPILS} pupils write: acknowledged cards lost`,
    ours: `${lost} of ${acknowledged}, ${equalKeys} equal order keys`,
    budget: "0",
    holds: lost === 0 && equalKeys === 0,
    must: true,
  });
  printFigure({
    name: `pad room, all ${PUPILS} live again after the restart`,
    ours: `p50 ${round(findPercentile(liveAgainMs, 0.5), 0)} · max ${round(slowest, 0)} ms`,
    budget: `≤ ${LIVE_AGAIN_MS} ms`,
    holds: slowest <= LIVE_AGAIN_MS,
  });
}

export async function killRoom(kills: number): Promise<KillReport> {
  const server = await startPadServer();
  const watch = createPadWatch();
  const liveAgainMs: number[] = [];
  try {
    const { buildPupil } = await openPadRoom(server.origin, PUPILS + 1);
    const pupils = Array.from({ length: PUPILS }, (_, n) => buildPupil(n + 1, watch));
    for (const pupil of pupils) await pupil.join();
    let isOver = false;
    const lives = pupils.map((pupil) => stayInRoom(pupil, () => isOver));
    await untilAllLive(pupils);
    for (let kill = 0; kill < kills; kill++) {
      await pause(300 + Math.random() * 700);
      await server.killAndRestart();
      const startedAt = performance.now();
      await untilAllLive(pupils);
      liveAgainMs.push(performance.now() - startedAt);
    }
    isOver = true;
    await Promise.all(lives);
    for (const pupil of pupils) pupil.close();
    const reader = buildPupil(PUPILS + 1, createPadWatch(), { keepsCards: true });
    await reader.join();
    await reader.open();
    await reader.readAll();
    const lost = [...watch.acknowledgedCards].filter((card) => !reader.cards.has(card)).length;
    const equalKeys = watch.orderKeys.length - new Set(watch.orderKeys).size;
    reader.close();
    return { kills, acknowledged: watch.acknowledgedCards.size, lost, equalKeys, liveAgainMs };
  } finally {
    await server.stop();
  }
}

/** A pupil who comes back as soon as the stream is gone, and writes a card now and then. */
async function stayInRoom(pupil: PadPupil, isOver: () => boolean): Promise<void> {
  const staying = (async () => {
    let retryMs = FIRST_RETRY_MS;
    while (!isOver()) {
      if (pupil.isLive()) {
        retryMs = FIRST_RETRY_MS;
        await pause(LOOK_MS);
        continue;
      }
      await pause(retryMs * Math.random());
      retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
      await pupil.open().catch(() => undefined);
    }
  })();
  while (!isOver()) {
    await pause(Math.random() * BETWEEN_CARDS_MS);
    if (pupil.isLive() && !isOver()) await pupil.write().catch(() => undefined);
  }
  await staying;
}

async function untilAllLive(pupils: readonly PadPupil[]): Promise<void> {
  while (!pupils.every((pupil) => pupil.isLive())) await pause(5);
}
