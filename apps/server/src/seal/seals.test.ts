import { createRow, DEAD, removeRow } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { KILLED } from "@damim/sync/merge.ts";
import type { Op, OpResult } from "@damim/sync/protocol.ts";
import { pushOps } from "@damim/sync/server/push.ts";
import { createRandom } from "@damim/sync/testing/random.ts";
import { toHex, toUtf8 } from "@damim/domain/hash/bytes.ts";
import { computeSha256 } from "@damim/domain/hash/compute-sha256.ts";
import { toTextDigest } from "@damim/domain/record/long-text.ts";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { findBrokenSeal, listVersionSeals } from "@damim/domain/seal/check-seals.ts";
import { hashParts, hashSeal, NO_SEAL } from "@damim/domain/seal/hash-seal.ts";
import type { KeptSeal, Seal } from "@damim/domain/seal/seal.ts";
import { hashWords } from "@damim/domain/seal/sealed-words.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sampleRow } from "../../../../tools/release/sample-row.ts";
import { toSecrets } from "../base/data-folder.ts";
import { toLoneActor } from "../session/find-actor.ts";
import { teacherPolicy } from "../session/policy.ts";
import { createKyselySyncDatabase } from "../sync/kysely-sync-database.ts";
import { STORE_KINDS, openTestDatabase, type TestDatabase } from "../testing/open-test-database.ts";
import { withSeals } from "./seal-policy.ts";

const START = Date.parse("2026-11-18T16:20:00+09:00");
const id = "2026-11-18~s5~c1";
const call = { day: "2026-11-18", studentIds: ["s5"], who: "guardian", way: "phone" };
const policy = withSeals(teacherPolicy, toSecrets(new Uint8Array(32)).seals);
const elsewhere = withSeals(teacherPolicy, toSecrets(new Uint8Array(32).fill(7)).seals);

describe.each(STORE_KINDS)("seals on %s", (database) => {
  let test: TestDatabase;
  let sync: ReturnType<typeof createKyselySyncDatabase>;
  let run = 0;
  let minute = 0;
  beforeAll(async () => {
    test = await openTestDatabase(database);
    sync = createKyselySyncDatabase(test);
  });
  afterAll(() => test.close());
  beforeEach(() => {
    run += 1;
    minute = 0;
  });

  const scopeOf = (uid: string) => `t/${uid}/2026`;
  const stamp = (at = ++minute, device = "d1"): string => toStamp(START + at * 60_000, 0, device);

  async function push(
    ops: readonly (Partial<Op> & Pick<Op, "set">)[],
    { uid = `u${run}`, by = policy, scope = scopeOf(uid) } = {},
  ): Promise<readonly OpResult[]> {
    const { results } = await pushOps(sync, by, checkedKinds, {
      actor: toLoneActor(uid),
      scope,
      ops: ops.map((op, n) => ({ kind: "consult", id, at: stamp(), ...op, n })),
      now: START + ++minute * 60_000,
    });
    return results;
  }
  async function read(uid = `u${run}`) {
    const { rows, state } = await sync.readSince(scopeOf(uid), 0, 10_000);
    const seals = rows
      .filter(({ kind, id: rowId }) => kind === "seal" && rowId !== "head")
      .map((row): { readonly seal: KeptSeal; readonly at: typeof row.at } => {
        const { prev, leaf, rowId, act, at, mac } = row.data as unknown as Seal;
        return { seal: { id: row.id, prev, leaf, rowId, act, at, mac }, at: row.at };
      });
    const find = (kind: string, rowId: string) =>
      rows.find((row) => row.kind === kind && row.id === rowId);
    return {
      seq: state.seq,
      seals: seals.map(({ seal }) => seal),
      stamped: seals,
      byId: new Map(seals.map(({ seal }) => [seal.id, seal])),
      head: find("seal", "head"),
      consult: find("consult", id),
    };
  }
  const write = (body: string, more: object = {}) => ({ set: { body, ...more } });
  const create = (body: string, more: object = {}) => ({
    set: { ...createRow("consult", id, { ...call, body, ...more }).set },
  });

  it("tell of every version in the order of arrival, also of several in one push", async () => {
    await push([create("처음")]);
    await push([{ set: { followUp: "둘째" } }, { set: { followUp: "셋째" } }]);
    await push([{ set: removeRow("consult", id).set }]);
    const { seals, byId, head } = await read();
    const inOrder = seals.toSorted((a, b) => a.at - b.at);

    expect(findBrokenSeal(byId, hashParts)).toBeUndefined();
    expect(listVersionSeals(byId, id).map(({ act }) => act)).toEqual([
      "write",
      "write",
      "write",
      "remove",
    ]);
    expect(listVersionSeals(byId, id).map(({ leaf }) => leaf)).toEqual([
      ...[{}, { followUp: "둘째" }, { followUp: "셋째" }].map((more) =>
        hashWords({ kind: "consult", id, fields: { ...call, body: "처음", ...more } }, hashParts),
      ),
      hashWords({ kind: "consult", id, fields: {} }, hashParts),
    ]);
    expect(inOrder[0]?.prev).toBe(NO_SEAL);
    expect(
      listVersionSeals(byId, id)
        .slice(-1)
        .map((seal) => hashSeal(seal, hashParts)),
    ).toEqual([head?.data["prev"]]);
  });

  it("tell apart what left the words, and what only turned the lock", async () => {
    await push([create("처음", { followUp: "약속" })]);
    await push([{ set: { doneOn: "2026-12-01" } }]);
    const k = "01900000-0000-7000-8000-000000000001";
    const box = (c: string) => ({ k, iv: "A".repeat(16), c });
    await push([{ set: { body: box("AAAA"), followUp: box("BBBB"), from: "0a0a0a0a" } }]);
    await push([{ set: { body: box("CCCC"), from: "0b0b0b0b" } }]);
    const { byId } = await read();

    expect(listVersionSeals(byId, id).map(({ act }) => act)).toEqual([
      "write",
      "keep",
      "lock",
      "write",
    ]);
  });

  it("leave drafts alone until they are records", async () => {
    await push([create("쓰다 만", { isDraft: true }), write("쓰다 만 글")]);
    expect((await read()).seals).toEqual([]);

    await push([write("다 쓴 글", { isDraft: null })]);
    expect((await read()).seals).toHaveLength(1);
  });

  it("tell of the removal of a record that was made a draft before", async () => {
    await push([create("처음")]);
    await push([{ set: { isDraft: true } }]);
    await push([write("조용히"), { set: removeRow("consult", id).set }]);
    const { byId } = await read();

    expect(listVersionSeals(byId, id).map(({ act }) => act)).toEqual(["write", "keep", "remove"]);
    expect(findBrokenSeal(byId, hashParts)).toBeUndefined();
  });

  it("tell nothing of a draft that is thrown away", async () => {
    await push([create("쓰다 만", { isDraft: true }), { set: removeRow("consult", id).set }]);

    expect((await read()).seals).toEqual([]);
  });

  it("are of one year", async () => {
    await push([create("처음")]);
    const [own] = (await read()).stamped;
    if (!own) throw new Error("sealed");
    const { id: sealId, ...fields } = own.seal;
    const at = `${String(own.at["leaf"])}.r`;
    const told = [
      { kind: "seal", id: sealId, set: { ...fields, [DEAD]: false }, stamps: own.at, at },
    ];
    const uid = `u${run}`;

    const [other] = await push(told, { uid, scope: `t/${uid}/2025` });
    expect(other?.refusal?.detail).toBe("no-seal-of-ours");
    // An archive comes back into another account of the same school.
    const [same] = await push(told, { uid: `new${run}` });
    expect(same?.refusal).toBeUndefined();
    // As news of a device, which was nowhere before.
    const news = told.map(({ kind: ofSeal, set }) => ({ kind: ofSeal, id: sealId, set }));
    const [written] = await push(news, { uid: `news${run}` });
    expect(written?.refusal?.detail).toBe("server-only");
  });

  it("tell of a text that came too late, and of the fork that it made", async () => {
    await push([create("처음", { from: "e3b0c442" })]);
    const late = stamp();
    const from = toTextDigest(toHex(computeSha256(toUtf8("처음"))));
    await push([write("이긴 글", { from })]);
    await push([{ ...write("늦은 글", { from }), at: late }]);
    const { seals, byId, consult } = await read();
    const { [DEAD]: _, ...stands } = consult?.data ?? {};

    expect(seals.map(({ act }) => act).sort()).toEqual(["keep", "lose", "write", "write"]);
    expect(stands["forked"]).toBe(true);
    expect(listVersionSeals(byId, id).at(-1)?.leaf).toBe(
      hashWords({ kind: "consult", id, fields: stands }, hashParts),
    );
    expect(seals.find(({ act }) => act === "lose")?.leaf).toBe(
      hashWords(
        { kind: "consult", id, fields: { ...stands, forked: null, body: "늦은 글" } },
        hashParts,
      ),
    );
  });

  it("are nobody's to write: not a seal, not the head, not a deletion", async () => {
    await push([create("처음")]);
    const before = await read();
    const [own] = before.stamped;
    if (!own) throw new Error("sealed");
    const { id: sealId, ...fields } = own.seal;
    const forged = { ...fields, leaf: "f".repeat(64) };
    const forgedId = hashSeal(forged, hashParts).slice(0, 32);
    const late = stamp(minute + 1);
    const stampsOf = (set: object) =>
      Object.fromEntries(Object.keys(set).map((key) => [key, late]));
    const tell = (rowId: string, set: Op["set"], stamps: Op["stamps"] = stampsOf(set)) => ({
      kind: "seal",
      id: rowId,
      set,
      ...(stamps && { stamps, at: `${late}.r` }),
    });
    const made = { ...forged, [DEAD]: false };
    const ops = [
      { kind: "seal", id: forgedId, set: made },
      tell(forgedId, made),
      tell(sealId, { leaf: "f".repeat(64) }),
      tell(sealId, { [DEAD]: true }),
      { kind: "seal", id: sealId, set: { [DEAD]: true } },
      tell(sealId, { act: "write" }, { act: late, [KILLED]: late }),
    ];
    expect((await push(ops)).map(({ refusal }) => refusal?.type)).toEqual(ops.map(() => "denied"));

    const ofHead = [
      { kind: "seal", id: "head", set: { prev: "f".repeat(64) } },
      tell("head", { prev: "f".repeat(64), [DEAD]: false }),
      tell("head", { prev: "0".repeat(64) }, { prev: late, [KILLED]: late }),
      { kind: "seal", id: "head", set: { [DEAD]: true } },
    ];
    expect(await push(ofHead)).toEqual(ofHead.map((_, n) => ({ n })));
    const after = await read();
    expect(after).toEqual(before);

    await push([write("둘째")]);
    expect((await read()).byId.get(sealId)).toEqual(own.seal);
    expect((await read()).seals.map(({ prev }) => prev)).toContain(hashSeal(own.seal, hashParts));
  });

  it("come back to a restored server from a device, beside the chain", async () => {
    const [lost, restored] = [`lost${run}`, `restored${run}`];
    await push([create("처음")], { uid: lost });
    await push([create("처음")], { uid: restored });
    await push([write("둘째")], { uid: lost });
    await push([write("셋째")], { uid: lost });
    const before = await read(lost);
    const known = (await read(restored)).byId;

    const told = before.stamped
      .filter(({ seal }) => !known.has(seal.id))
      // In any order.
      .toReversed()
      .map(({ seal: { id: sealId, ...fields }, at }) => ({
        kind: "seal",
        id: sealId,
        set: { ...fields, [DEAD]: false },
        stamps: { ...at },
        at: `${String(at["leaf"])}.r`,
      }));
    const body = {
      set: { body: "셋째" },
      stamps: { body: String(before.consult?.at["body"]) },
      at: `${String(before.consult?.at["body"])}.r`,
    };
    const heard = await push([...told, body], { uid: restored });
    const again = await push([...told, body], { uid: restored });
    const after = await read(restored);

    expect(heard.every(({ refusal }) => refusal === undefined)).toBe(true);
    expect(again).toEqual(heard);
    expect([...before.byId.keys()].filter((sealId) => !after.byId.has(sealId))).toEqual([]);
    expect(findBrokenSeal(after.byId, hashParts)).toBeUndefined();
    // The text that came back is sealed here too, behind the seals of the backup.
    expect(after.seals).toHaveLength(1 + told.length + 1);
    expect(listVersionSeals(after.byId, id).at(-1)?.leaf).toBe(
      hashWords({ kind: "consult", id, fields: { ...call, body: "셋째" } }, hashParts),
    );

    const other = await push(told, { uid: `other${run}`, by: elsewhere });
    expect(other.map(({ refusal }) => refusal?.detail)).toEqual(told.map(() => "no-seal-of-ours"));
    expect((await read(`other${run}`)).seals).toEqual([]);
  });

  it("a write that is sent twice is sealed once", async () => {
    const first = { ...create("처음"), at: stamp() };
    await push([first]);
    await push([first]);
    await push([write("둘째", { dueOn: "2026-12-02" })]);
    await push([first]);

    expect((await read()).seals).toHaveLength(2);
  });

  it("a creation of any kind that is sent again after an edit changes nothing", async () => {
    const random = createRandom(7);
    for (const { name, scope, schema } of checkedKinds) {
      if (scope !== "year" || name === "seal") continue;
      const sample = trySample(() => sampleRow(random, schema));
      if (!sample) continue;
      const uid = `again${run}${name}`;
      const made = { kind: name, id: "a", set: { ...Object(sample), [DEAD]: false }, at: stamp() };
      const [taken] = await push([made], { uid });
      if (taken?.refusal) continue;
      const [field] = Object.keys(Object(sample));
      if (field) await push([{ kind: name, id: "a", set: { [field]: made.set[field] } }], { uid });
      const before = await read(uid);

      expect(await push([made], { uid })).toEqual([{ n: 0 }]);
      expect((await read(uid)).seq).toBe(before.seq);
    }
  });
});

function trySample<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}
