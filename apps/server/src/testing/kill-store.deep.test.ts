import { describe, expect, it } from "vitest";
import { runStoreKills } from "./kill-store.ts";

describe("a process with only the store", () => {
  it("loses no acknowledged op over 12 kills", { timeout: 120_000 }, async () => {
    const { acknowledged, lost, damage } = await runStoreKills({ kills: 12, seed: 1 });

    expect(acknowledged).toBeGreaterThan(12);
    expect({ lost, damage }).toEqual({ lost: [], damage: [] });
  });
});
