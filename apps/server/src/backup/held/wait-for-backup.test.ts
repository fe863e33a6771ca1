import { describe, expect, it } from "vitest";
import { DATABASE_KINDS, openTestDatabase } from "../../testing/open-test-database.ts";
import { HOLD_MS, waitForBackup } from "./wait-for-backup.ts";

const NOW = Date.UTC(2026, 10, 20);

describe.each(DATABASE_KINDS)("waiting for a backup on %s", (kind) => {
  it.each([
    ["lasts as long as a lease", HOLD_MS, HOLD_MS],
    ["is not for a lease by a clock that ran a day ahead", 86_400_000, 0],
  ])("%s", async (_title, leaseMs, waitedMs) => {
    const database = await openTestDatabase(kind);
    const lease = { name: "backup", next_run_at: NOW, lease_until: NOW + leaseMs };
    await database.queries.insertInto("jobs").values(lease).execute();
    let now = NOW;

    await waitForBackup(database.queries, {
      now: () => now,
      pause: async (ms) => void (now += ms),
    });
    await database.close();

    expect(now - NOW).toBe(waitedMs);
  });
});
