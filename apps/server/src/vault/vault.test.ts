import { createHash } from "node:crypto";
import { toTextDigest } from "@damim/domain/record/long-text.ts";
import { createRow, DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op, OpResult } from "@damim/sync/protocol.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { findBrokenSeal } from "@damim/domain/seal/check-seals.ts";
import { hashParts } from "@damim/domain/seal/hash-seal.ts";
import type { KeptSeal } from "@damim/domain/seal/seal.ts";
import { hashWords } from "@damim/domain/seal/sealed-words.ts";
import { buildServerBrowser, buildTeacher, readJson } from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

const id = "2026-11-18~s5~c1";
const call = { day: "2026-11-18", studentIds: ["s5"], who: "guardian", way: "phone" };
const keyId = "01900000-0000-7000-8000-000000000001";
const other = "01900000-0000-7000-8000-000000000002";
const wrapped = { kdf: "pbkdf2-sha256", salt: "AA", rounds: 600_000, iv: "AA", key: "AA" };
const boxOf = (c: string, k = keyId) => ({ k, iv: "A".repeat(16), c });
const locked = { type: "denied", detail: "locked" };

describe.each(DATABASE_KINDS)("locked records on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server);
  const start = Date.now();
  let year: string;
  let minute = 0;
  beforeEach(() => {
    year = `t/${teacher.uid}/2026`;
  });

  const stamp = (device = "d1"): string => toStamp(start, ++minute, device);
  async function push(
    set: Op["set"],
    of: Partial<Op> & { readonly scope?: string } = {},
  ): Promise<OpResult["refusal"]> {
    const { scope = year, ...op } = of;
    const ops = [{ n: 1, kind: "consult", id, at: stamp(), ...op, set }];
    return (await teacher.push(scope, ops)).results[0]?.refusal;
  }
  const pushVault = (set: Op["set"], at = stamp()) =>
    push(set, { scope: `t/${teacher.uid}/profile`, kind: "vault", id: "vault", at });
  const lock = (key = keyId, at?: string) =>
    pushVault({ ...createRow("", "", { keyId: key, wrapped, recovery: wrapped }).set }, at);
  const create = (fields: object) => push(createRow("", "", { ...call, ...fields }).set);
  const stepUp = () => teacher.post("api/step-up", { password: teacher.password });
  const forget = (ids = [id], scope = year) =>
    teacher.post("api/vault/forget-plain", { scope, kind: "consult", ids });
  const listStored = async () =>
    JSON.stringify([
      await server.database.queries.selectFrom("rows").selectAll().execute(),
      await server.database.queries.selectFrom("history").selectAll().execute(),
    ]);

  it("leave no key behind that an old passphrase opens", async () => {
    await lock();
    expect(await pushVault({ wrapped: { ...wrapped, salt: "BB" } })).toBeUndefined();
    const kept = await server.database.queries
      .selectFrom("history")
      .select("field")
      .where("kind", "=", "vault")
      .execute();
    expect(kept).toEqual([]);
  });

  it("have one key: a second one is refused, however its clock goes, and the first stays", async () => {
    const early = stamp();
    expect(await lock()).toBeUndefined();
    expect(await lock(other)).toEqual({ type: "denied", detail: "closed-already" });
    expect(await lock(other, early)).toEqual({ type: "denied", detail: "closed-already" });
    expect(await pushVault({ [DEAD]: true })).toMatchObject({ type: "denied" });
    // Another passphrase for the same key.
    expect(await pushVault({ wrapped: { ...wrapped, salt: "BB" } })).toBeUndefined();
    // One that is quick to guess is none.
    expect(await pushVault({ wrapped: { ...wrapped, rounds: 1 } })).toMatchObject({
      type: "invalid",
    });
    // Once it is off, another may come.
    expect(await pushVault({ isOff: true })).toBeUndefined();
    expect(await pushVault({ keyId: other, isOff: null })).toBeUndefined();
  });

  it("lose no key: one of before stays behind the one of today, and takes what comes late", async () => {
    const findLock = async () => {
      const { rows } = await teacher.push(`t/${teacher.uid}/profile`, []);
      return rows.find(([name]) => name === "vault")?.[2];
    };
    await lock();
    await pushVault({ isOff: true });
    await pushVault({ keyId: other, wrapped, recovery: wrapped, isOff: null });
    const former = [{ keyId, wrapped, recovery: wrapped }];
    expect(await findLock()).toMatchObject({ keyId: other, former });

    // A device that was away all the time.
    expect(await create({ body: boxOf("AAAA", keyId) })).toBeUndefined();
    expect(await pushVault({ former: [] })).toMatchObject({ detail: "closed-already" });

    // Both words are lost.
    const renewed = { keyId: "01900000-0000-7000-8000-000000000003", wrapped, recovery: wrapped };
    expect((await teacher.post("api/vault/renew", renewed)).status).toBe(403);
    await stepUp();
    expect((await teacher.post("api/vault/renew", renewed)).status).toBe(200);
    const ids = [keyId, other];
    expect(await findLock()).toMatchObject({
      keyId: renewed.keyId,
      former: ids.map((each) => ({ keyId: each })),
    });
    expect(await push({ body: boxOf("BBBB", renewed.keyId) })).toBeUndefined();
  });

  it("of an archive with a lock of its own come with its key, which its words open", async () => {
    await lock();
    await create({ body: boxOf("AAAA") });
    await stepUp();
    const zip = new Uint8Array(await (await teacher.post("api/archive", {})).arrayBuffer());
    const colleague = await buildTeacher(buildServerBrowser(server));
    const theirs = createRow("", "", { keyId: other, wrapped, recovery: wrapped }).set;
    await colleague.push(`t/${colleague.uid}/profile`, [
      { n: 1, kind: "vault", id: "vault", set: theirs, at: stamp() },
    ]);
    await colleague.post("api/step-up", { password: colleague.password });
    for (let times = 0; times < 2; times++)
      expect((await colleague.post("api/archive/import", zip)).status).toBe(200);

    const { rows } = await colleague.push(`t/${colleague.uid}/profile`, []);
    const vault = rows.find(([name]) => name === "vault")?.[2];
    expect(vault).toMatchObject({ keyId: other, former: [{ keyId }] });
    const came = (await colleague.push(`t/${colleague.uid}/2026`, [])).rows;
    expect(JSON.stringify(came)).toContain("AAAA");
  });

  it("take no plain word, and no box that nobody could open", async () => {
    expect(await create({ body: boxOf("AAAA") })).toMatchObject({ detail: "no-such-key" });
    expect(await create({ body: "전에 적은 글" })).toBeUndefined();
    await lock();

    for (const plain of [
      { body: "표식말" },
      { topics: ["표식말"] },
      { followUp: "표식말" },
      { whoNote: "표식말" },
      { archived: { reason: "표식말이에요", at: 1 } },
      { body: boxOf("AAAA"), followUp: "표식말" },
    ])
      expect(await push(plain)).toEqual(locked);
    expect(await push({ body: boxOf("AAAA", other) })).toMatchObject({ detail: "no-such-key" });
    expect(await push({ body: boxOf("a b") })).toMatchObject({ type: "invalid" });
    expect(await push({ archived: { reason: boxOf("AAAA"), at: 1 } })).toBeUndefined();
    expect(await push({ day: "2026-11-19", body: boxOf("BBBB") })).toBeUndefined();
    expect(await listStored()).not.toContain("표식말");
  });

  it("fork on their boxes, and seal them", async () => {
    await lock();
    await create({ body: boxOf("AAAA"), from: "e3b0c442" });
    const from = hashOf("AAAA");
    expect(await push({ body: boxOf("BBBB"), from })).toBeUndefined();
    const rowOf = async () => {
      const rows = await server.database.queries.selectFrom("rows").selectAll().execute();
      const parsed = rows.map((row) => ({ ...row, fields: JSON.parse(row.data) }));
      return {
        row: parsed.find((row) => row.kind === "consult")?.fields,
        seals: parsed.flatMap((row): KeptSeal[] =>
          row.kind === "seal" && row.id !== "head" ? [{ ...row.fields, id: row.id }] : [],
        ),
      };
    };
    expect((await rowOf()).row.forked).toBeUndefined();
    // From the same text, by a device that was away.
    await push({ body: boxOf("CCCC"), from });

    const { row, seals } = await rowOf();
    expect(row.forked).toBe(true);
    const leaf = hashWords({ kind: "consult", id, fields: row }, hashParts);
    expect(seals.map((seal) => seal.leaf)).toContain(leaf);
    expect(
      findBrokenSeal(new Map(seals.map((seal) => [seal.id, seal])), hashParts),
    ).toBeUndefined();
  });

  it("forget what they were, but nothing that nobody has locked", async () => {
    expect((await forget()).status).toBe(403);
    await stepUp();
    await create({ body: "처음 표식말", whoNote: "표식말" });
    await push({ body: "둘째 표식말", from: hashOf("처음 표식말") });
    await lock();
    // Not locked yet.
    expect(await readJson(await forget())).toEqual({ kept: [id] });
    expect(await listStored()).toContain("처음 표식말");
    await push({ body: boxOf("AAAA"), whoNote: boxOf("CCCC"), from: hashOf("둘째 표식말") });

    expect(await listStored()).toContain("표식말");
    expect((await forget([id], "t/somebody/2026")).status).toBe(403);
    expect(await readJson(await forget())).toEqual({ kept: [] });
    for (const told of ["표식말", hashOf("처음 표식말"), hashOf("둘째 표식말")])
      expect(await listStored()).not.toContain(told);
    await push({ body: boxOf("DDDD"), from: hashOf("AAAA") });
    await forget();
    // The history of boxes stays.
    expect(await listStored()).toContain("AAAA");
  });

  it("keep the plain text of a device that wrote meanwhile until the teacher has chosen", async () => {
    await stepUp();
    await create({ body: "처음" });
    await push({ body: "다른 기기의 표식말", from: hashOf("처음") });
    await lock();
    // Locked by a device that had not seen it.
    await push({ body: boxOf("AAAA"), from: hashOf("처음") });

    expect(await readJson(await forget())).toEqual({ kept: [id] });
    expect(await listStored()).toContain("다른 기기의 표식말");
  });
});

function hashOf(text: string): string {
  return toTextDigest(createHash("sha256").update(text).digest("hex"));
}
