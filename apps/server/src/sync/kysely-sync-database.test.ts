import { DEAD } from "@damim/sync/change.ts";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { type Op } from "@damim/sync/protocol.ts";
import type { SyncDatabase } from "@damim/sync/server/database.ts";
import { pushOps } from "@damim/sync/server/push.ts";
import { runFuzz } from "@damim/sync/testing/fuzz.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildStudentOp } from "../testing/build-teacher.ts";
import { openTestDatabase, STORE_KINDS, type TestDatabase } from "../testing/open-test-database.ts";
import { createKyselySyncDatabase } from "./kysely-sync-database.ts";
import { toLoneActor } from "../session/find-actor.ts";
import { teacherPolicy } from "../session/policy.ts";

const OPS = { sqlite: 6000, postgres: 3000, cluster: 1500 };
const SCOPE = "t/u1/2026";
const NOON = Date.UTC(2026, 4, 4, 3);

describe.each(STORE_KINDS)("the sync database on %s", (kind) => {
  let database: TestDatabase;
  let sync: SyncDatabase;
  /** Its pushes go alone then, which is slow, and nothing else shows it. */
  let failures: unknown[];
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    failures = [];
    const onGroupFailure = (error: unknown): void => void failures.push(error);
    sync = createKyselySyncDatabase(database, { onGroupFailure });
  });
  afterEach(async () => {
    await database.close();
    expect(failures).toEqual([]);
  });

  const push = (now: number, ops: readonly Op[]) =>
    pushOps(sync, teacherPolicy, checkedKinds, {
      actor: toLoneActor("u1"),
      scope: SCOPE,
      ops,
      now,
    });

  it("brings devices with every kind of trouble to one state", { timeout: 60_000 }, async () => {
    const report = await runFuzz({ seed: 2026, devices: 4, ops: OPS[kind], database: () => sync });

    expect(report.ops).toBe(OPS[kind]);
    expect(report.livingRows).toBeGreaterThan(0);
  });

  it("hands out pages in the order of the changes, whatever the ids", async () => {
    const ids = ["z", "m", "a", "y", "b"];
    const ops = ids.map((id, n) => ({ ...buildStudentOp(n + 1, toStamp(NOON, n, "d1")), id }));
    await push(NOON, ops);

    const first = await sync.readSince(SCOPE, 0, 2);
    const next = await sync.readSince(SCOPE, 2, 2);

    expect([...first.rows, ...next.rows].map(({ id, seq }) => [id, seq])).toEqual([
      ["z", 1],
      ["m", 2],
      ["a", 3],
      ["y", 4],
    ]);
  });

  it("remembers when a row was deleted first, and the stamps of its values", async () => {
    const dayLater = NOON + 24 * 3_600_000;
    const remove = (at: string): Op => ({ ...buildStudentOp(1, at), set: { [DEAD]: true } });
    await push(NOON, [buildStudentOp(1, toStamp(NOON, 1, "d1"))]);
    await push(NOON, [remove(toStamp(NOON, 5, "d1"))]);
    await push(dayLater, [remove(toStamp(NOON, 9, "d1"))]);
    await push(dayLater, [remove(toStamp(NOON, 7, "d1"))]);

    const { rows } = await sync.readSince(SCOPE, 0, 10);

    const at = toStamp(NOON, 9, "d1");
    expect(rows).toMatchObject([{ deadAt: NOON, seq: 3, at: { [DEAD]: at, "~killed": at } }]);
  });
});
