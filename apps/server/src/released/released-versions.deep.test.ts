import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { parseAssignScope } from "@damim/domain/class-assignment/assign-scope.ts";
import { recordKinds } from "@damim/domain/registry/record-kinds.ts";
import { sealKind } from "@damim/domain/seal/seal.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { createIndexedDbStorage } from "@damim/sync/client/indexeddb-storage.ts";
import { createRounds } from "@damim/sync/client/rounds.ts";
import { openStore } from "@damim/sync/client/open-store.ts";
import {
  parseSyncReply,
  type ScopeReply,
  type SyncReply,
  type SyncRequest,
} from "@damim/sync/protocol.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { restoreIndexedDb } from "../../../../tools/release/dump.ts";
import type { ImportReport } from "../archive/import-archive.ts";
import type { TrashRecord } from "../history/history-queries.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  signIn,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { hashState } from "../testing/hash-state.ts";
import { loadReleasedDatabase, readRelease, RELEASES } from "../testing/open-released.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";

const cases = RELEASES.flatMap((release) => DATABASE_KINDS.map((kind) => ({ release, kind })));

describe.each(cases)("what $release left, on $kind", ({ release, kind }) => {
  const { facts, wire, client, archive } = readRelease(release);
  const yearScope = `t/${facts.uid}/2026`;
  let server: TestServer;
  let teacher: TestTeacher;
  beforeEach(async () => {
    const fill = loadReleasedDatabase.bind(undefined, release);
    // Its accounts have the hash of the real server.
    server = await buildTestServer(kind, { fill, deps: { passwordHash: undefined } });
    teacher = await signIn(buildServerBrowser(server), facts);
  });
  afterEach(() => server.close());

  it("is the teacher's at today's server: account, every row, history, trash", async () => {
    for (const [scope, rows] of Object.entries(facts.rowsByScope)) {
      expect((await teacher.push(scope, [])).rows).toEqual(rows);
    }
    const [student] = facts.rowsByScope[yearScope]?.filter(([name]) => name === "student") ?? [];
    const history = await teacher.fetch(
      `api/history?scope=${yearScope}&kind=student&id=${student?.[1]}`,
    );
    expect(await history.text()).toContain("땅콩 알레르기");
    const trash = await teacher.fetch(`api/trash?scope=${yearScope}`);
    const { records } = await readJson<{ records: TrashRecord[] }>(trash);
    expect(records.map(({ fields }) => fields["name"])).toContain("전학간아이");
  });

  it("goes on at a device of it: nothing that waited is lost", async () => {
    const factory = new IDBFactory();
    await restoreIndexedDb(factory, client);
    const storage = createIndexedDbStorage({ factory, name: client.name });
    const open = { kinds: recordKinds, storage, deviceId: "today", now: Date.now };
    const store = await openStore({ ...open, scope: yearScope });

    expect(store.pending()).toMatchObject(facts.pending);
    expect(store.refused()).toMatchObject(facts.refused);
    const names = () => [...store.rows(studentKind).values()].map(({ name }) => name);
    expect(names()).toEqual(expect.arrayContaining(["강하늘빛", "새로온아이"]));

    const rounds = createRounds({
      stores: () => [store],
      async send(request) {
        const reply = parseSyncReply(await (await teacher.post("api/sync", request)).json());
        if (!reply.ok) throw new Error(reply.refusal.type);
        return reply.value;
      },
      setTimer: () => () => undefined,
      chance: () => 0,
    });
    rounds.poke();
    await expect.poll(() => rounds.state()).toBe("idle");

    expect(store.pending()).toEqual([]);
    expect(store.refused()).toMatchObject(facts.refused);
    const kept = JSON.stringify((await teacher.push(yearScope, [])).rows);
    for (const word of ["강하늘빛", "새로온아이", "땅콩·호두", "fieldOfTomorrow"]) {
      expect(kept).toContain(word);
    }
  });

  it("is said again by a client of it, and answered as then", async () => {
    const fresh = await buildTeacher(buildServerBrowser(server));
    // Of a saved job the fresh teacher has one of her own.
    const job = Object.keys(facts.rowsByScope).map(parseAssignScope).find(Boolean) ?? "no job";
    const freshJob = "019aa0c4-0000-7000-8000-00000000f5e5";
    await fresh.post("api/assign", { id: freshJob });
    const toFresh = (message: unknown): unknown =>
      JSON.parse(
        JSON.stringify(message).replaceAll(facts.uid, fresh.uid).replaceAll(job, freshJob),
      );

    const [tellThen, tellNow] = [toTold(), toTold()];
    /** Where a scope stood then, and where it does now: the client goes on from what it is told. */
    const sequences = new Map<string, number>();
    for (const { request, reply } of wire) {
      const { protocol, scopes: asked } = toFresh(request) as SyncRequest;
      const answer = await fresh.post("api/sync", {
        protocol,
        scopes: asked.map((one) => ({
          ...one,
          since: sequences.get(`${one.scope} ${one.since}`) ?? one.since,
        })),
      });
      const { scopes } = await readJson<SyncReply>(answer);
      const then = (toFresh(reply) as SyncReply).scopes;
      expect(scopes.map(tellNow)).toEqual(then.map(tellThen));
      for (const [index, { scope, seq, clock }] of then.entries()) {
        const now = scopes[index];
        sequences.set(`${scope} ${seq}`, now?.seq ?? 0);
        const isOfSeal = now !== undefined && now.clock > clock && now.clock.endsWith("server");
        if (!isOfSeal) expect(now?.clock).toBe(clock);
      }
    }
  });

  it("comes out of its archive as it went in", async () => {
    const fresh = await buildTeacher(buildServerBrowser(server));
    await fresh.post("api/step-up", { password: fresh.password });

    const answer = await fresh.post("api/archive/import", archive);

    const { entries } = await readJson<ImportReport>(answer);
    expect(entries.flatMap(({ refused }) => refused)).toEqual([]);
    const { queries } = server.database;
    // What was sealed is sealed anew.
    const hash = (uid: string) => hashState(queries, uid, sealKind.name);
    expect(await hash(fresh.uid)).toBe(await hash(facts.uid));
  });

  it("is understood by today's client when a server of it answers", () => {
    for (const { reply } of wire) expect(parseSyncReply(reply)).toEqual({ ok: true, value: reply });
  });
});

/**
 * What the answers tell a client; whether optional parts came along since does not matter. Seals are the server's own
 * and stamped when they are made: without them, sequences are counted by the other rows.
 */
function toTold() {
  const toldByScope = new Map<string, Set<number>>();
  return ({ scope, results, rows, seq, more, floor }: ScopeReply) => {
    const told = toldByScope.get(scope) ?? new Set();
    toldByScope.set(scope, told);
    const others = rows.filter(([kind]) => kind !== sealKind.name);
    for (const [, , , at] of others) told.add(at);
    const count = (to: number) => [...told].filter((at) => at <= to).length;
    return {
      scope,
      results,
      rows: others.map(([kind, id, data, at, ...rest]) => [kind, id, data, count(at), ...rest]),
      seq: count(seq),
      more,
      floor,
    };
  };
}
