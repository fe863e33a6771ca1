import { DEAD } from "../change.ts";
import { expect, it } from "vitest";
import { toStamp } from "../clock.ts";
import type { Op } from "../protocol.ts";
import { markKind, NOON, SCOPE } from "../testing/rig.ts";
import { answerSync } from "./answer-sync.ts";
import { createMemoryDatabase } from "./memory-database.testing.ts";
import type { Policy } from "./policy.ts";

const ownOnly: Policy<string> = {
  canRead: (actor, scope) => scope.startsWith(`t/${actor}/`),
  canWrite: (actor, { scope }) =>
    scope.startsWith(`t/${actor}/`) ? undefined : { type: "denied", detail: "not-yours" },
};

it("a scope that may not be read is denied, with no row and no word of where it stands", async () => {
  const server = {
    database: createMemoryDatabase(),
    policy: ownOnly,
    kinds: [markKind],
    epoch: "e1",
  };
  const ask = (actor: string, ops: readonly Op[]) => {
    const request = { protocol: 1, scopes: [{ scope: SCOPE, since: 0, ops }] };
    return answerSync(server, { actor, request, now: NOON });
  };
  const op = (n: number, id: string): Op => {
    const set = { [DEAD]: false, status: "late" };
    return { n, kind: "mark", id, set, at: toStamp(NOON, n, "d1") };
  };
  await ask("u1", [op(1, "m1")]);

  const foreign = await ask("u2", [op(2, "m2")]);
  const own = await ask("u1", []);

  expect(foreign.commits).toEqual([]);
  expect(foreign.reply.scopes).toEqual([
    {
      scope: SCOPE,
      results: [{ n: 2, refusal: { type: "denied", detail: "not-yours" } }],
      rows: [],
      seq: 0,
      more: false,
      floor: 0,
      clock: "",
      denied: true,
    },
  ]);
  expect(own.reply.scopes[0]?.rows.map(([, id]) => id)).toEqual(["m1"]);
});

it("however many scopes are asked for share one page, and each comes to its end", async () => {
  const server = {
    database: createMemoryDatabase(),
    policy: ownOnly,
    kinds: [markKind],
    epoch: "e1",
    pullLimit: 4,
  };
  const scopes = ["t/u1/2024", "t/u1/2025", "t/u1/2026"];
  const ops = Array.from({ length: 5 }, (_, n): Op => {
    const set = { [DEAD]: false, status: "late" };
    return { n, kind: "mark", id: `m${n}`, set, at: toStamp(NOON, n, "d1") };
  });
  const ask = async (asked: readonly { scope: string; since: number; ops: readonly Op[] }[]) =>
    (await answerSync(server, { actor: "u1", request: { protocol: 1, scopes: asked }, now: NOON }))
      .reply.scopes;
  for (const scope of scopes) await ask([{ scope, since: 1_000, ops }]);

  const seen = new Map(scopes.map((scope) => [scope, 0]));
  const sizes: number[] = [];
  for (let isMore = true; isMore;) {
    const replies = await ask([...seen].map(([scope, since]) => ({ scope, since, ops: [] })));
    for (const { scope, seq } of replies) seen.set(scope, seq);
    sizes.push(replies.reduce((count, { rows }) => count + rows.length, 0));
    isMore = replies.some(({ more }) => more);
  }

  // A page, and one row of each scope that came too late for it.
  expect(Math.max(...sizes)).toBeLessThanOrEqual(6);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(15);
});

it("reads no row for a device that had all before its push, and all for one that lacks some", async () => {
  const memory = createMemoryDatabase();
  const reads: number[] = [];
  const server = {
    database: {
      ...memory,
      readSince: (...asked: Parameters<typeof memory.readSince>) => {
        reads.push(asked[1]);
        return memory.readSince(...asked);
      },
    },
    policy: ownOnly,
    kinds: [markKind],
    epoch: "e1",
    pullLimit: 2,
  };
  const tell = async (since: number, ...ids: readonly string[]) => {
    const ops = ids.map((id, n): Op => {
      const set = { [DEAD]: false, status: "late" };
      return { n, kind: "mark", id, set, at: toStamp(NOON, n, "d1") };
    });
    const request = { protocol: 1, scopes: [{ scope: SCOPE, since, ops }] };
    const { reply } = await answerSync(server, { actor: "u1", request, now: NOON });
    const [{ rows, seq, more } = { rows: [], seq: 0, more: false }] = reply.scopes;
    return { ids: rows.map(([, id]) => id), seq, more };
  };

  expect(await tell(0, "m1", "m2")).toEqual({ ids: ["m1", "m2"], seq: 2, more: false });
  expect(await tell(2, "m3")).toEqual({ ids: ["m3"], seq: 3, more: false });
  expect(reads).toEqual([]);
  // One that another device wrote, more than a page, and nothing that is new.
  expect(await tell(2, "m4")).toEqual({ ids: ["m3", "m4"], seq: 4, more: false });
  expect(await tell(4, "m5", "m6", "m7")).toEqual({ ids: ["m5", "m6"], seq: 6, more: true });
  expect(await tell(7, "m7")).toEqual({ ids: [], seq: 7, more: false });
  expect(reads).toEqual([2, 4, 7]);
});
