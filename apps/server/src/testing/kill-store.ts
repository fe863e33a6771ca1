import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { createRandom, type Random } from "@damim/sync/testing/random.ts";
import { openDatabase } from "../db/open-database.ts";
import { PROMISES_FILE, type WriterLine } from "./store-writer.ts";
import { type AcknowledgedOp, findLostOps, listDamage } from "./student-workload.ts";

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: readonly AcknowledgedOp[];
  readonly damage: readonly string[];
}

const WRITER = path.join(import.meta.dirname, "store-writer.ts");
/** Some die while they open the file, which then holds what the life before left in the WAL. */
const EARLY_DEATHS = 0.15;
const EARLY_DEATH_MS_MAX = 400;
const LIFE_MS_MAX = 25;

/**
 * Kills a process that holds only the SQLite store, over and over on one folder, at random instants.
 * The next life has to find every op that was acknowledged, and so has a last look at the whole
 * folder. What was acknowledged counts from the moment the process has said so.
 */
export async function runStoreKills(options: {
  readonly kills: number;
  readonly seed: number;
}): Promise<KillReport> {
  const { kills, seed } = options;
  const random = createRandom(seed);
  const home = mkdtempSync(path.join(os.tmpdir(), "damim-kills-"));
  const dataDir = path.join(home, "data");
  // Starting is most of a short life, and most of starting is compiling.
  const compiled = path.join(home, "compiled");
  mkdirSync(dataDir);
  try {
    const acknowledged: AcknowledgedOp[] = [];
    const lost: AcknowledgedOp[] = [];
    let unchecked: readonly AcknowledgedOp[] = [];
    for (let life = 0; life < kills; life++) {
      writeFileSync(path.join(dataDir, PROMISES_FILE), JSON.stringify(unchecked));
      const lines = await liveAndDie({ dataDir, compiled, life, random });
      const checked = lines.find((line) => line.type === "checked");
      if (checked) {
        if (checked.count !== unchecked.length)
          throw new Error("the writer checked something else");
        lost.push(...checked.lost);
        unchecked = [];
      }
      const fresh = lines.flatMap((line) => (line.type === "acknowledged" ? line.ops : []));
      unchecked = [...unchecked, ...fresh];
      for (const op of fresh) acknowledged.push(op);
    }
    const database = openDatabase({ dataDir });
    if (database.kind !== "sqlite") throw new Error("the killed store is SQLite");
    lost.push(...findLostOps(database, acknowledged));
    const damage = listDamage(database);
    await database.close();
    return { kills, acknowledged: acknowledged.length, lost, damage };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** One life: resolves with everything that it said before it was killed. */
function liveAndDie(options: {
  readonly dataDir: string;
  readonly compiled: string;
  readonly life: number;
  readonly random: Random;
}): Promise<readonly WriterLine[]> {
  const { dataDir, compiled, life, random } = options;
  const isEarly = random.isLucky(EARLY_DEATHS);
  const deathMs = random.below(isEarly ? EARLY_DEATH_MS_MAX : LIFE_MS_MAX);
  const child = spawn(process.execPath, [WRITER, dataDir, String(life)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env["PATH"] ?? "", NODE_COMPILE_CACHE: compiled },
  });
  const die = (): void => void setTimeout(() => child.kill("SIGKILL"), deathMs);
  if (isEarly) die();
  const lines: WriterLine[] = [];
  createInterface({ input: child.stdout }).on("line", (text) => {
    // The kill may cut the last line: nobody has heard of what it says.
    const line = parseLine(text);
    if (!line) return;
    const isFirst = lines.length === 0 || (lines.length === 1 && line.type === "acknowledged");
    lines.push(line);
    // Every life that lives on acknowledges something, however busy the machine is.
    if (!isEarly && isFirst && line.type === "acknowledged") die();
  });
  return new Promise((resolve, reject) => {
    child.once("close", (code, signal) => {
      if (signal === "SIGKILL") resolve(lines);
      else reject(new Error(`the writer ended by itself with ${code}`));
    });
  });
}

function parseLine(text: string): WriterLine | undefined {
  try {
    return JSON.parse(text) as WriterLine;
  } catch {
    return undefined;
  }
}
