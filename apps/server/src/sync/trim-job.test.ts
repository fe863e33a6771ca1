import { DEAD } from "@damim/sync/change.ts";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { type Op, PROTOCOL_VERSION, type ScopeReply } from "@damim/sync/protocol.ts";
import { answerSync } from "@damim/sync/server/answer-sync.ts";
import { TOMBSTONE_DAYS } from "@damim/sync/server/compact.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createKyselySyncDatabase } from "./kysely-sync-database.ts";
import { toLoneActor } from "../session/find-actor.ts";
import { teacherPolicy } from "../session/policy.ts";
import { buildStudentOp } from "../testing/build-teacher.ts";
import {
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from "../testing/open-test-database.ts";
import { listTrash } from "../history/history-queries.ts";
import { createTrimJob, HISTORY_DAYS } from "./trim-job.ts";

const START = Date.UTC(2026, 2, 2);
const DAY_MS = 86_400_000;
const SCOPE = "t/u1/2026";

describe.each(DATABASE_KINDS)("the trimming job on %s", (kind) => {
  let database: TestDatabase;
  let now: number;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    now = START;
  });
  afterEach(() => database.close());

  const trim = () => createTrimJob({ database, now: () => now }).run();
  const stamp = (): string => toStamp(now, 0, "d1");
  const edit = (id: string, set: Op["set"]): Op => ({
    n: 1,
    kind: "student",
    id,
    set,
    at: stamp(),
  });

  async function sync(ops: readonly Op[], since = 0): Promise<ScopeReply> {
    const server = {
      database: createKyselySyncDatabase(database),
      policy: teacherPolicy,
      kinds: checkedKinds,
      epoch: "e1",
    };
    const request = {
      protocol: PROTOCOL_VERSION,
      scopes: [{ scope: SCOPE, since, ops: [...ops] }],
    };
    const { reply } = await answerSync(server, { actor: toLoneActor("u1"), request, now });
    const [scope] = reply.scopes;
    if (!scope) throw new Error("no reply");
    return scope;
  }

  async function listNotes(): Promise<unknown[]> {
    const query = database.queries.selectFrom("history").select("value");
    const rows = await query.where("field", "=", "note").orderBy("at").execute();
    return rows.map(({ value }) => JSON.parse(value) as unknown);
  }

  it("forgets values older than the history reaches, and no younger ones", async () => {
    await sync([buildStudentOp(1, stamp(), { note: "first" })]);
    now += DAY_MS;
    await sync([edit("s1", { note: "second" })]);
    now += DAY_MS;
    await sync([edit("s1", { note: "third" })]);

    now += (HISTORY_DAYS - 1) * DAY_MS;
    await trim();
    expect(await listNotes()).toEqual(["first", "second"]);
    now += 1;
    await trim();

    expect(await listNotes()).toEqual(["second"]);
    expect((await sync([])).rows).toMatchObject([["student", "s1", { note: "third" }, 3, {}]]);
  });

  it("leaves everything in the trash for 30 days, however old it was", async () => {
    await sync([buildStudentOp(1, stamp(), { note: "old words" })]);
    now += 3 * HISTORY_DAYS * DAY_MS;
    await sync([edit("s1", { [DEAD]: true })]);

    now += 30 * DAY_MS;
    await trim();

    expect(await listTrash(database.queries, SCOPE, now - 30 * DAY_MS)).toMatchObject([
      { id: "s1", fields: { name: "학생1", number: 1, note: "old words" } },
    ]);
  });

  it("lets a device that was away for longer start over, and tells it what is gone", async () => {
    await sync([1, 2, 3].map((n) => buildStudentOp(n, stamp())));
    const away = await sync([]);
    now += DAY_MS;
    await sync([edit("s1", { [DEAD]: true })]);
    now += (TOMBSTONE_DAYS + 1) * DAY_MS;
    await trim();

    const back = await sync([edit("s1", { note: "a" }), edit("s2", { note: "b" })], away.seq);

    expect(back.results).toEqual([{ n: 1, refusal: { type: "gone" } }, { n: 1 }]);
    expect(back.reset).toBe(true);
    expect(back.rows.map(([, id, data]) => [id, data?.["note"]])).toEqual([
      ["s3", undefined],
      ["s2", "b"],
    ]);
  });

  it("says nothing new to a device that had seen the deletion", async () => {
    await sync([1, 2].map((n) => buildStudentOp(n, stamp())));
    const seen = await sync([edit("s1", { [DEAD]: true })]);
    now += (TOMBSTONE_DAYS + 1) * DAY_MS;
    await trim();

    const back = await sync([], seen.seq);

    expect(back.reset).toBeUndefined();
    expect(back.rows).toEqual([]);
  });
});
