import { expect, it } from "vitest";
import { runServerKills } from "./kill-server.ts";

const KILLS = 8;

it(
  `the server process loses no acknowledged op over ${KILLS} kills in the middle of pushes`,
  { timeout: 120_000 },
  async () => {
    const { acknowledged, lost } = await runServerKills({ kills: KILLS, seed: 1 });

    expect(acknowledged).toBeGreaterThan(KILLS);
    expect(lost).toEqual([]);
  },
);
