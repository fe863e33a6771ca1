import { describe, expect, it } from "vitest";
import { runPowerCuts } from "./power-cut.ts";

describe("a power cut during a commit", () => {
  it("loses no acknowledged op and leaves a whole database", { timeout: 60_000 }, async () => {
    const { points, checked, lost, damage } = await runPowerCuts({ points: 120, seed: 1 });

    expect(points).toBe(120);
    expect(checked).toBeGreaterThan(10_000);
    expect({ lost, damage }).toEqual({ lost: [], damage: [] });
  });

  it("is noticed where commits are acknowledged before they are flushed", async () => {
    const { lost } = await runPowerCuts({ points: 40, seed: 1, synchronous: "normal" });

    expect(lost.length).toBeGreaterThan(0);
  });
});
