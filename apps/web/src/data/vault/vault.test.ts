import { consultKind } from "@damim/domain/consult/consult.ts";
import { isBox, type Box } from "@damim/domain/secret/box.ts";
import { createRow } from "@damim/sync/change.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { expect, it, vi } from "vitest";
import { createDataKey, sealBox } from "../../platform/secrets/boxes.ts";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { openActs } from "../history/open-acts.ts";
import { digestText } from "../history/text-digest.ts";
import type { VaultSlot } from "../vault-slot.ts";
import { createVeil } from "./create-veil.ts";
import { createFormerKeys, type FormerKeys } from "./former-keys.ts";
import { forgetPlain, hasToForget } from "./forget-plain.ts";
import { settleForks } from "./settle-forks.ts";
import { createVaultDrafts } from "./vault-drafts.ts";

const id = "2026-11-20~s1~c1";
const { name: kind } = consultKind;
const plain = { day: "2026-11-20", studentIds: ["s1"], who: "guardian", way: "phone" };

/** A year with one record, and the key that its boxes are of. */
async function openLocked({ isOn = true } = {}) {
  const data = await buildTeacherData();
  const { data: key } = await createDataKey("k1", [{ passphrase: "봄바람 부는 교실 창가" }]);
  const veil = createVeil({
    findKey: () => key,
    waitForKey: () => Promise.resolve(key),
    isOn: () => isOn,
    findStore: () => data.year,
  });
  const { scope } = data.year;
  const place = `${scope.slice(scope.lastIndexOf("/") + 1)}|${kind}|${id}|body`;
  const seal = (text: string): Promise<Box> => sealBox(key, place, text);
  return { data, store: data.year, veil, seal };
}

/** What the history of the record says: its texts, oldest first, each written from the one that is named. */
function tell(acts: readonly { readonly body: unknown; readonly from: string }[]) {
  const changes = acts
    .map(({ body, from }, at) => ({
      id,
      at: `${at}`,
      type: "changed",
      fields: [
        { field: "body", to: body },
        { field: "from", to: digestText(from) },
      ],
      writtenAt: at,
      writer: null,
    }))
    .toReversed();
  return answerRequests({ history: { changes, next: null } });
}

it("settles a row that was locked twice without a question, and writes the same box again", async () => {
  const { store, veil, seal } = await openLocked();
  const [first, second] = [await seal("같은 글"), await seal("같은 글")];
  const from = digestText("같은 글");
  await store.write([createRow(kind, id, { ...plain, body: second, from, forked: true })]);
  tell([
    { body: first, from: "같은 글" },
    { body: second, from: "같은 글" },
  ]);
  await settleForks(store, veil.read, new Set());

  expect(store.stored(kind, id)).toMatchObject({
    body: second,
    from: digestText(second.c),
    forked: null,
  });
});

it("leaves it where any text says something else, locked or not, and asks once", async () => {
  const { store, veil, seal } = await openLocked();
  const [other, first, second] = [await seal("다른 글"), await seal("글"), await seal("글")];
  const from = digestText("글");
  await store.write([createRow(kind, id, { ...plain, body: second, from, forked: true })]);
  const looked = new Set<string>();
  for (const lost of [other, "다른 글"]) {
    const calls = tell([
      { body: lost, from: "글" },
      { body: first, from: "글" },
      { body: second, from: "글" },
    ]);
    looked.clear();
    await settleForks(store, veil.read, looked);
    await settleForks(store, veil.read, looked);
    expect(calls).toHaveLength(1);
  }
  expect(store.stored(kind, id)).toMatchObject({ body: second, forked: true });
});

it("writes from the box that stands, also after an older one with the same words was read", async () => {
  const { store, veil, seal } = await openLocked();
  const [old, today] = [await seal("글"), await seal("글")];
  const of = { scope: store.scope, kind, id };
  await veil.read(of, { body: today });
  veil.lift(of, { ...plain, body: today });
  await veil.read(of, { body: old });
  const replace = vi.spyOn(store, "replace");
  const from = digestText("글");
  const next = { kind, id, at: "2", set: { body: "다음 글", from } };
  const last = { kind, id, at: "3", set: { body: "끝 글", from: digestText("다음 글") } };
  await veil.save(store.scope, [next, last]);

  const sealed: readonly Fields[] = replace.mock.calls[0]?.[0].map(({ set }) => set) ?? [];
  expect(sealed.map(({ body }) => isBox(body))).toEqual([true, true]);
  const before = Object(sealed[0]).body.c;
  expect(sealed.map((set) => set["from"])).toEqual([digestText(today.c), digestText(before)]);
});

it("notes what the server has forgotten in the lock's row, and not where it kept some", async () => {
  const { data, seal, store } = await openLocked();
  const row = { keyId: "k1", wrapped: {}, recovery: {} };
  await data.profile.write([createRow("vault", "vault", row)]);
  await store.write([createRow(kind, id, { ...plain, body: await seal("글") })]);
  const findRow = () => data.profile.find("vault", "vault");
  const path = "vault/forget-plain";

  answerRequests({ [path]: { kept: [id] } });
  expect(await forgetPlain(data)).toBe(false);
  expect(findRow()).toEqual({ ...row, id: "vault" });
  const calls = answerRequests({ [path]: { kept: [] } });
  expect(await forgetPlain(data)).toBe(true);
  expect(calls).toEqual([`POST ${path}`]);
  expect(findRow()).toMatchObject({ isForgotten: true });
  expect(hasToForget(data)).toBe(false);
});

it.each([true, false])(
  "what a shut device wrote goes out once it is open, or the lock off: %s",
  async (isOn) => {
    const { store, veil } = await openLocked({ isOn });
    await store.write([
      createRow(kind, id, { ...plain, body: "버스에서" }),
      createRow("memo", "m1", {}),
    ]);
    const [op, other] = store.pending();
    if (isOn) await veil.giveBack(store);
    else await store.refuse(op?.at ?? "", { type: "denied", detail: "locked" });
    expect(store.pending()).toEqual([other]);

    await veil.reseal(store);
    expect(store.refused()).toEqual([]);
    expect(isBox(store.stored(kind, id)?.["body"])).toBe(isOn);
    expect(store.pending().map(({ at }) => at)).toEqual([op?.at, other?.at]);
  },
);

it("tells the locking of a text from an edit, which has a text to go back to", async () => {
  const { store, veil, seal } = await openLocked();
  const [before, after] = [await seal("앞 글"), await seal("글")];
  const act = (from: unknown, to: unknown, type: "changed" | "created" = "changed") => ({
    id,
    at: "1",
    type,
    writtenAt: 1,
    writer: null,
    fields: [{ field: "body", from, to }],
  });
  const vault = { now: { read: veil.read } } as unknown as VaultSlot;
  const changes = [act(null, after), act(before, after), act(null, after, "created")];
  const told = await openActs(vault, { scope: store.scope, kind }, { changes, next: null });
  expect(told.changes.map(({ isSealing }) => isSealing)).toEqual([true, false, false]);
  expect(told.changes[1]?.fields).toEqual([{ field: "body", from: "앞 글", to: "글" }]);
});

it.each([true, false])("says that words typed while shut stand in the page alone: %s", (isKept) => {
  const drafts = createVaultDrafts({ isKept, findKey: () => undefined, isThere: () => true });
  expect(drafts.areAlone).toBe(false);
  drafts.write("draft:u1:capture", "12 상담 (말)");
  expect(drafts.areAlone).toBe(isKept);
});

it("opens what a key of before has locked: by its words once, then by the key of today", async () => {
  const { store, data } = await openLocked();
  const words = { passphrase: "봄바람 부는 교실 창가" };
  const { data: old, wrapped } = await createDataKey("k0", [words, { code: "0".repeat(28) }]);
  const { data: today } = await createDataKey("k1", [{ passphrase: "가을 하늘 아래 운동장" }]);
  const row = { keyId: "k1", wrapped: {}, recovery: {} };
  const former = [{ keyId: "k0", wrapped: wrapped[0], recovery: wrapped[1] }];
  await data.profile.write([createRow("vault", "vault", { ...row, former })]);
  const keys = createFormerKeys(data.profile, () => undefined);
  const of = { scope: store.scope, kind, id };
  const place = `${store.scope.slice(store.scope.lastIndexOf("/") + 1)}|${kind}|${id}|body`;
  const body = await sealBox(old, place, "옛 열쇠로 쓴 글");
  const openVeil = (found: FormerKeys) =>
    createVeil({
      findKey: () => today,
      findFormer: found.find,
      waitForKey: () => Promise.resolve(today),
      isOn: () => true,
      findStore: () => store,
    });
  expect(await openVeil(keys).read(of, { body })).toEqual({ body });

  expect(await keys.adopt(today, { passphrase: "다른 말" })).toBe(false);
  expect(await keys.adopt(today, words)).toBe(true);
  expect(await openVeil(keys).read(of, { body })).toEqual({ body: "옛 열쇠로 쓴 글" });

  // Another device, which has the words of today alone.
  const elsewhere = createFormerKeys(data.profile, () => undefined);
  await elsewhere.open(today);
  const veil = openVeil(elsewhere);
  expect(await veil.read(of, { body })).toEqual({ body: "옛 열쇠로 쓴 글" });
});
