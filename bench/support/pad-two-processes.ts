import { startTemporaryPostgres } from "../../apps/server/src/testing/temporary-postgres.ts";
import { openPadRoom } from "./pad-class.ts";
import { measureRun, toText } from "./pad-fan-out.ts";
import { startPadServer } from "./pad-server.ts";
import { createPadWatch } from "./pad-watch.ts";
import { printFigure, round } from "./report.ts";
import { orLeast } from "./smallest.ts";

const PUPILS = orLeast(300, 4);

/** 300 pupils in one room, half of them at each of two server processes on one PostgreSQL. */
export async function measureTwoProcesses(): Promise<void> {
  const postgres = await startTemporaryPostgres().catch(() => undefined);
  if (!postgres) {
    printFigure({ name: "pad room, two processes", ours: "no PostgreSQL on this system" });
    return;
  }
  const env = { DATABASE_URL: postgres.url, DAMIM_BUS: "postgres" };
  const first = await startPadServer(env);
  const servers = [first, await startPadServer(env, first)] as const;
  try {
    const watch = createPadWatch();
    const { buildPupil } = await openPadRoom(servers[0].origin, PUPILS);
    const pupils = Array.from({ length: PUPILS }, (_, n) =>
      buildPupil(n + 1, watch, { origin: servers[n % 2 === 0 ? 0 : 1].origin }),
    );
    for (const pupil of pupils) await pupil.join();
    for (const pupil of pupils) await pupil.open();
    const { delays, cpuUsPerDelivery, pulls } = await measureRun(servers[0].pid(), pupils, {
      watch,
    });
    const p99 = delays.percentile(0.99);
    printFigure({
      name: `pad room, ${PUPILS} pupils × 1 card/s over two processes on one PostgreSQL`,
      ours: `${toText(delays)} (CPU of one of them ${round(cpuUsPerDelivery * 2, 2)} µs a delivery, ${pulls} pulls)`,
      budget: "p99 ≤ 400 ms",
      holds: p99 <= 400,
    });
    for (const pupil of pupils) pupil.close();
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
}
