import { DEAD } from "@damim/sync/change.ts";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { type Op } from "@damim/sync/protocol.ts";
import type { SyncDatabase } from "@damim/sync/server/database.ts";
import { pushOps, type Commit } from "@damim/sync/server/push.ts";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildStudentOp } from "../testing/build-teacher.ts";
import { openTestDatabase, STORE_KINDS, type TestDatabase } from "../testing/open-test-database.ts";
import { createKyselySyncDatabase } from "./kysely-sync-database.ts";
import { toLoneActor } from "../session/find-actor.ts";
import { teacherPolicy } from "../session/policy.ts";

const NOW = Date.UTC(2026, 4, 4);

describe.each(STORE_KINDS)("pushes of one moment on %s", (kind) => {
  let database: TestDatabase;
  let sync: SyncDatabase;
  let failures: unknown[];
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    failures = [];
    const onGroupFailure = (error: unknown): void => void failures.push(error);
    sync = createKyselySyncDatabase(database, {
      ...(kind === "postgres" ? { sender: "test" } : {}),
      onGroupFailure,
    });
  });
  afterEach(() => database.close());

  let counter = 0;
  const push = (teacher: number, id: string, through = sync) => {
    const op = { ...buildStudentOp(1, toStamp(NOW, ++counter, "d1")), id };
    const scope = `t/u${teacher}/2026`;
    const input = { actor: toLoneActor(`u${teacher}`), scope, ops: [op], now: NOW };
    return pushOps(through, teacherPolicy, checkedKinds, input);
  };

  it("keep both of two edits of one row, and each teacher's own row of one name", async () => {
    const pushOne = (teacher: number, set: Op["set"]) => {
      const op = { n: 1, kind: "student", id: "s1", set, at: toStamp(NOW, ++counter, "d1") };
      const scope = `t/u${teacher}/2026`;
      const input = { actor: toLoneActor(`u${teacher}`), scope, ops: [op], now: NOW };
      return pushOps(sync, teacherPolicy, checkedKinds, input);
    };
    const create = (teacher: number) =>
      pushOne(teacher, { [DEAD]: false, number: teacher, name: `학생${teacher}` });
    // The first of them begins a group, the others wait and make the next one.
    await Promise.all([1, 2, 3, 4].map(create));
    await Promise.all([1, 2, 3, 4].map((teacher) => pushOne(teacher, { classKey: "3-1" })));
    await Promise.all([
      pushOne(1, { sex: "female" }),
      pushOne(2, { note: "둘" }),
      pushOne(3, { note: "셋" }),
      pushOne(3, { sex: "male" }),
    ]);

    const told = await Promise.all(
      [1, 2, 3].map((teacher) => sync.readSince(`t/u${teacher}/2026`, 0, 10)),
    );

    expect(told.map(({ rows }) => rows.map(({ data }) => data))).toMatchObject([
      [{ number: 1, name: "학생1", classKey: "3-1", sex: "female" }],
      [{ number: 2, name: "학생2", classKey: "3-1", note: "둘" }],
      [{ number: 3, name: "학생3", classKey: "3-1", note: "셋", sex: "male" }],
    ]);
    expect(told.map(({ state }) => state.seq)).toEqual([3, 3, 4]);
    expect(failures).toEqual([]);
  });

  it("number the changes of each scope without a gap", async () => {
    const rounds = [0, 1, 2];
    const commits: Commit[] = [];
    for (const round of rounds) {
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, (_, n) => push(n % 4, `s${round}-${n % 20}`)),
      );
      for (const { commit } of outcomes) if (commit) commits.push(commit);
    }

    const byScope = Map.groupBy(commits, ({ scope }) => scope);
    for (const [scope, of] of byScope) {
      of.sort((a, b) => a.seq - b.seq);
      expect(of.map(({ from }) => from)).toEqual([0, ...of.slice(0, -1).map(({ seq }) => seq)]);
      const view = await sync.readSince(scope, 0, 1_000);
      expect(view.state.seq).toBe(of.at(-1)?.seq);
      expect(new Set(view.rows.map(({ seq }) => seq)).size).toBe(view.rows.length);
    }
    expect(failures).toEqual([]);
  });

  it("keep the others when one of them throws", async () => {
    await push(1, "s0");

    const outcomes = await Promise.allSettled([
      push(1, "s1"),
      sync.change({ scope: "t/u1/2026", keys: [] }, () => {
        throw new Error("a mistake");
      }),
      push(1, "s2"),
    ]);

    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    const { rows } = await sync.readSince("t/u1/2026", 0, 10);
    expect(rows.map(({ id }) => id)).toEqual(["s0", "s1", "s2"]);
  });

  it("keep the others when the database refuses the rows of one", async () => {
    await push(1, "s0");
    await push(2, "s0");
    const bad = { kind: "student", id: "bad", data: {}, at: {}, seq: Number.NaN, deadAt: null };

    const outcomes = await Promise.allSettled([
      push(1, "s1"),
      sync.change({ scope: "t/u2/2026", keys: [] }, () => {
        return { value: undefined, rows: [bad], history: [] };
      }),
      push(2, "s2"),
    ]);

    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(failures).toHaveLength(1);
  });

  it.runIf(kind !== "sqlite")("do not wait for a scope that another process holds", async () => {
    await Promise.all([push(1, "s0"), push(2, "s0")]);
    const held = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const holding = database.tx(async (queries) => {
      await sql`select 1 from scopes where scope = 't/u1/2026' for update`.execute(queries);
      taken.resolve();
      await held.promise;
    });
    await taken.promise;

    const waiting = push(1, "s1");
    await push(2, "s1");
    held.resolve();
    await Promise.all([holding, waiting]);

    const { rows } = await sync.readSince("t/u1/2026", 0, 10);
    expect(rows.map(({ id }) => id)).toEqual(["s0", "s1"]);
  });

  it.runIf(kind !== "sqlite")("number on with those of another process", async () => {
    const other = createKyselySyncDatabase(database);

    await Promise.all(
      Array.from({ length: 200 }, (_, n) => push(n % 3, `s${n}`, n % 2 ? sync : other)),
    );

    for (const teacher of [0, 1, 2]) {
      const { state, rows } = await sync.readSince(`t/u${teacher}/2026`, 0, 1_000);
      expect(rows.map(({ seq }) => seq)).toEqual(
        Array.from({ length: state.seq }, (_, n) => n + 1),
      );
    }
  });
});
