import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lookAtBackups } from "./look-at-backups.ts";

const day = (text: string): number => Date.parse(`${text}T12:00:00+09:00`);
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-look-"));
  mkdirSync(path.join(dataDir, "backups"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function look(names: readonly string[], today: string) {
  for (const name of names) writeFileSync(path.join(dataDir, "backups", name), "");
  const config = { dataDir, backupKeep: 3 };
  const now = () => day(today);
  return lookAtBackups({ config, away: undefined, now }, day("2026-11-20"));
}
const night = (text: string): string => `damim-2026-11-${text}-031000.sqlite`;

it.each([
  ["none lies there", [], { left: 0, until: null }],
  [
    "each night pushes one out",
    [night("19"), night("20"), night("21")],
    { left: 2, until: "2026-11-23" },
  ],
  [
    "of a server that was off it is the number of files that counts",
    [night("18"), night("20")],
    { left: 2, until: "2026-11-24" },
  ],
  [
    "what a restore put aside stays its days",
    ["before-restore-2026-11-20-100000", night("21"), night("22"), night("23")],
    { left: 1, until: "2026-11-24" },
  ],
  ["all are from after it", [night("21"), `${night("21")}.json`], { left: 0, until: null }],
])("%s", async (_, names, seen) => {
  expect(await look(names, "2026-11-21")).toEqual(seen);
});
