import { DEAD } from "../change.ts";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { toStamp } from "../clock.ts";
import type { CheckedKind, Fields } from "../kind.ts";
import { KILLED } from "../merge.ts";
import type { FieldStamps, OpResult } from "../protocol.ts";
import { NOON, SCOPE } from "../testing/rig.ts";
import { answerSync } from "./answer-sync.ts";
import { createMemoryDatabase } from "./memory-database.testing.ts";
import type { Policy } from "./policy.ts";

const noteKind: CheckedKind = {
  name: "note",
  version: 1,
  schema: v.object({ by: v.string(), text: v.string(), seenAs: v.optional(v.string()) }),
};
const houseKind: CheckedKind = {
  name: "house",
  version: 1,
  schema: v.object({ isOpen: v.boolean(), sign: v.optional(v.string()) }),
};

/** Many write notes into one house: `by` is the server's to say, and what stands on the house's sign, on each note. */
const housePolicy: Policy<string> = {
  canRead: () => true,
  canWrite: (actor, op, before, _after, { find, grave }) => {
    if (op.kind === "house") return undefined;
    if (find("house", "h")?.["isOpen"] !== true) return { type: "denied", detail: "closed" };
    const owner = before?.["by"] ?? grave?.["by"] ?? actor;
    return owner === actor ? undefined : { type: "denied", detail: "not-yours" };
  },
  listContext: (_actor, op) => ({
    keys: [{ kind: "house", id: "h" }],
    ...(op.kind === "house" ? { kinds: ["note"] } : {}),
  }),
  complete(actor, op, { before, grave }) {
    if (op.id === "deaf") return {};
    if (op.kind === "house" || op.set[DEAD] === undefined) return op.set;
    return { ...op.set, by: before?.["by"] ?? grave?.["by"] ?? actor };
  },
  follow: (op, { after }, { list }) =>
    op.kind === "house" && typeof after?.["sign"] === "string"
      ? list("note").map(([id]) => ({ kind: "note", id, set: { seenAs: after["sign"] } }))
      : [],
  view: (actor, row) => {
    const [kind, id, data, seq] = row;
    return kind === "note" && data?.["by"] !== actor ? [kind, id, null, seq] : row;
  },
};

function buildHouse() {
  const database = createMemoryDatabase();
  const server = { database, policy: housePolicy, kinds: [noteKind, houseKind], epoch: "e1" };
  let tick = 0;
  const stamp = (): string => toStamp(NOON, ++tick, "d1");
  async function push(
    actor: string,
    kind: string,
    id: string,
    set: Fields,
    at = stamp(),
    stamps?: FieldStamps,
  ): Promise<OpResult | undefined> {
    const op = { n: 0, kind, id, set, at, ...(stamps && { stamps }) };
    const scopes = [{ scope: SCOPE, since: 0, ops: [op] }];
    const request = { protocol: 1, scopes };
    const { reply } = await answerSync(server, { actor, request, now: NOON });
    return reply.scopes[0]?.results[0];
  }
  async function pull(actor: string, since = 0) {
    const request = { protocol: 1, scopes: [{ scope: SCOPE, since, ops: [] }] };
    const { reply } = await answerSync(server, { actor, request, now: NOON });
    return Object.fromEntries(
      (reply.scopes[0]?.rows ?? []).map(([kind, id, data]) => [`${kind} ${id}`, data]),
    );
  }
  return { database, push, pull, stamp };
}

const made = { [DEAD]: false };

describe("a scope that several people share", () => {
  it("decides by other rows of the scope, as they stand in the same transaction", async () => {
    const { push } = buildHouse();
    const note = { ...made, text: "안녕" };

    expect(await push("hana", "note", "n1", note)).toMatchObject({ refusal: { detail: "closed" } });
    await push("owner", "house", "h", { ...made, isOpen: true });
    expect(await push("hana", "note", "n1", note)).toEqual({ n: 0 });
  });

  it("says itself who wrote, and takes the same op twice as one", async () => {
    const { push, pull, stamp, database } = buildHouse();
    await push("owner", "house", "h", { ...made, isOpen: true });
    const [at, later] = [stamp(), stamp()];
    const note = { ...made, text: "안녕", by: "duri" };

    await push("hana", "note", "n1", note, at);
    await push("hana", "note", "n1", { text: "잘 가" }, later);
    await push("owner", "house", "h", { isOpen: false });
    const again = await push("hana", "note", "n1", note, at);

    expect(again).toEqual({ n: 0 });
    expect(await pull("hana")).toMatchObject({ "note n1": { by: "hana", text: "잘 가" } });
    expect(database.listHistory(SCOPE).map(({ field }) => field)).toEqual(["text", "isOpen"]);
  });

  it("hears an op that is left without fields, and keeps nothing of it", async () => {
    const { push, pull, stamp } = buildHouse();
    await push("owner", "house", "h", { ...made, isOpen: true });
    const before = await pull("owner");
    const at = stamp();

    expect(await push("hana", "note", "deaf", { ...made, text: "안녕" })).toEqual({ n: 0 });
    const killing = { isOpen: at, [KILLED]: at };
    expect(await push("owner", "house", "deaf", { ...made, isOpen: true }, at, killing)).toEqual({
      n: 0,
    });
    expect(await pull("owner")).toEqual(before);
    await push("owner", "house", "h", { isOpen: false });
    expect(await push("hana", "note", "deaf", { ...made, text: "안녕" })).toMatchObject({
      refusal: { detail: "closed" },
    });
  });

  it("knows of a deleted row whose it was", async () => {
    const { push } = buildHouse();
    await push("owner", "house", "h", { ...made, isOpen: true });
    await push("hana", "note", "n1", { ...made, text: "안녕" });
    await push("hana", "note", "n1", { [DEAD]: true });

    expect(await push("duri", "note", "n1", { ...made, text: "내 것" })).toMatchObject({
      refusal: { detail: "not-yours" },
    });
    expect(await push("hana", "note", "n1", { ...made, text: "다시" })).toEqual({ n: 0 });
  });

  it("writes rows along that follow from another, later than every stamp", async () => {
    const { push, pull, database } = buildHouse();
    await push("owner", "house", "h", { ...made, isOpen: true });
    for (const id of ["n1", "n2"]) await push("hana", "note", id, { ...made, text: id });
    const ahead = toStamp(NOON + 50_000, 0, "d2");

    await push("owner", "house", "h", { sign: "나비" }, ahead);

    expect(await pull("hana")).toMatchObject({
      "note n1": { seenAs: "나비" },
      "note n2": { seenAs: "나비" },
    });
    const stamps = database.listRows(SCOPE).map(({ at }) => at["seenAs"] ?? "");
    expect(stamps.filter((at) => at > ahead)).toHaveLength(2);
    const seqs = database.listRows(SCOPE).map(({ seq }) => seq);
    expect(new Set(seqs).size).toBe(seqs.length);
  });

  it("gives each reader a view of the rows", async () => {
    const { push, pull } = buildHouse();
    await push("owner", "house", "h", { ...made, isOpen: true });
    await push("hana", "note", "n1", { ...made, text: "비밀" });

    expect(await pull("duri")).toMatchObject({ "note n1": null, "house h": { isOpen: true } });
  });
});
