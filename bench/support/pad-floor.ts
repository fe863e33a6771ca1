import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createPadPupil } from "./pad-pupil.ts";
import { measureRun, toText } from "./pad-fan-out.ts";
import { createPadWatch } from "./pad-watch.ts";
import { readCpuMs, readRssMb } from "./process-usage.ts";
import { printFigure, round } from "./report.ts";
import { orLeast } from "./smallest.ts";

const SERVER = path.join(import.meta.dirname, "pad-floor-server.ts");
const ROOM = "00000000-0000-7000-8000-000000000000";

/** The same load on eighty lines of Node: what this machine takes for HTTP, streams and the disk alone. */
export async function measureFloor(): Promise<void> {
  await measureHall({ pupilCount: orLeast(300, 4), beatMs: 180 });
  await measureHall({ pupilCount: orLeast(30, 3), beatMs: 0 });
}

async function measureHall(about: {
  readonly pupilCount: number;
  readonly beatMs: number;
}): Promise<void> {
  const { pupilCount, beatMs } = about;
  const folder = mkdtempSync(path.join(os.tmpdir(), "damim-bench-"));
  const child = spawn(
    process.execPath,
    ["--max-semi-space-size=16", SERVER, path.join(folder, "floor.db"), String(beatMs)],
    { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, MALLOC_ARENA_MAX: "2" } },
  );
  try {
    const [port] = (await once(child.stdout, "data")) as [Buffer];
    const origin = `http://localhost:${Number(port.toString())}`;
    const pid = child.pid ?? 0;
    const watch = createPadWatch();
    const about = { origin, roomId: ROOM, key: "", watch };
    const pupils = Array.from({ length: pupilCount }, (_, index) =>
      createPadPupil({ ...about, number: index + 1 }),
    );
    const cpuBefore = readCpuMs(pid);
    await Promise.all(pupils.map((pupil) => pupil.join().then(() => pupil.open())));
    const joinMs = readCpuMs(pid) - cpuBefore;
    const { delays, cpuUsPerDelivery } = await measureRun(pid, pupils, { watch });
    const figures = [
      `server CPU ${round(cpuUsPerDelivery, 2)} µs a delivery`,
      toText(delays),
      `join ${round(joinMs, 0)} ms of CPU`,
      `memory ${round(readRssMb(pid), 0)} MB`,
    ];
    printFigure({
      name: `pad room, ${pupilCount} pupils, without us: eighty lines of Node and SQLite`,
      ours: figures.join(", "),
    });
    for (const pupil of pupils) pupil.close();
  } finally {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}
