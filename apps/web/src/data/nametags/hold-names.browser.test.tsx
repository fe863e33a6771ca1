import { assignScope } from "@damim/domain/class-assignment/assign-scope.ts";
import { padKinds } from "@damim/domain/pad/pad-kinds.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { recordKinds } from "@damim/domain/registry/record-kinds.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { SECRET_KIND } from "@damim/domain/secret/secret-kind.ts";
import { createRow } from "@damim/sync/change.ts";
import { createIndexedDbStorage } from "@damim/sync/client/indexeddb-storage.ts";
import { openStore } from "@damim/sync/client/open-store.ts";
import type { Store } from "@damim/sync/client/store.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildTeacherData, TEST_NOW } from "../../testing/build-teacher-data.ts";
import { createRoomyStorage } from "../../testing/create-roomy-storage.ts";
import { openVaultSlot } from "../opening/open-vault-slot.ts";
import { askServer } from "../server/ask-server.ts";
import { passWords } from "../server/word-gate.ts";
import type { TeacherData } from "../teacher-data.ts";

const ROOM = "a".repeat(22);
const scopes = {
  "the year": yearScope("u-test", 2026),
  "the profile": profileScope("u-test"),
  "a club": profileScope("c_019aa0c4-0000-7000-8000-000000000000"),
  "a club's year": yearScope("c_019aa0c4-0000-7000-8000-000000000000", 2026),
  "a job of 반편성": assignScope("019aa0c4-0000-7000-8000-000000000000"),
};
const own = "김표식이 울었어요";

/** A teacher whose year has numbers only, with a store of each scope as `open-teacher-data.ts` opens it. */
async function openAll() {
  const plain = await buildTeacherData();
  const slot = openVaultSlot(
    "u-test",
    () => data,
    { ...plain.history, goOn: () => undefined } as never,
    () => undefined,
  );
  const open = (scope: string): Promise<Store> =>
    openStore({
      scope,
      kinds: recordKinds,
      storage: createRoomyStorage(),
      now: () => TEST_NOW,
      deviceId: "named",
      veil: slot.toVeil(scope),
    });
  const entries = await Promise.all(
    Object.entries(scopes).map(async ([what, scope]) => [what, await open(scope)] as const),
  );
  const stores = new Map(entries);
  const [[, year], [, profile]] = entries as [(typeof entries)[0], (typeof entries)[0]];
  const data: TeacherData = {
    ...plain,
    profile,
    years: new Map([[2026, year]]),
    stores: [...stores.values()],
    vault: slot,
  };
  await profile.write([
    createRow("schoolYear", "2026", {
      mode: "homeroom",
      school: "한빛초",
      grade: 3,
      classNo: "2",
      numbersOnly: true,
    }),
  ]);
  const { nametags, ...vault } = await slot.load();
  onTestFinished(() => vault.close());
  await year.write([createRow("student", "s1", { number: 3, name: "김표식" })]);
  return { slot, stores, year, nametags };
}

const listGoing = (store: Store): readonly string[] =>
  store.toRequest({ ops: 1_000, characters: 1e7 }).ops.map(({ kind, id }) => `${kind} ${id}`);

describe("a name leaves by no row", () => {
  it.each(Object.keys(scopes))("of whatever kind, in %s", async (what) => {
    const { stores, nametags } = await openAll();
    const store = stores.get(what) ?? expect.fail();
    const kinds = recordKinds.map(({ name }) => name);
    for (const kind of kinds)
      await store.write([createRow(kind, "r1", { words: own, deep: [{ title: "표식아" }] })]);

    expect(listGoing(store).filter((row) => row.endsWith(" r1"))).toEqual([]);
    expect(nametags.asking.rows.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());

    await nametags.asking.answer(nametags.asking.rows, "numbers");

    // Words that may be locked wait for the server besides.
    const going = listGoing(store).filter((row) => row.endsWith(" r1"));
    expect([...new Set([...going, `${SECRET_KIND} r1`])]).toHaveLength(kinds.length);
    expect(JSON.stringify(store.pending())).not.toContain("표식");
  });

  it("of a pupil: 건강 and tags wait, the name itself goes to the 이름표", async () => {
    const { year, nametags } = await openAll();
    await year.write([
      createRow("student", "s2", { number: 4, name: "이나무", tags: ["표식 짝"] }),
    ]);
    await year.write([{ kind: "student", id: "s1", set: { health: "표식이는 땅콩" } }]);

    expect(listGoing(year)).toEqual(["student s1"]);
    await nametags.asking.answer(nametags.asking.rows, "numbers");

    expect(listGoing(year)).toHaveLength(3);
    expect(JSON.stringify(year.pending())).not.toMatch(/표식|나무/u);
    expect(year.find("student", "s2")).toMatchObject({ name: "이나무", tags: ["3번 짝"] });
  });

  it("of two scopes at once, and each look finds the same", async () => {
    const { slot, year, stores, nametags } = await openAll();
    const profile = [...stores.values()][1] ?? expect.fail();
    await year.write([createRow("task", "t1", { title: own })]);
    await profile.write([createRow("postDraft", "p1", { title: own })]);
    let told = 0;
    onTestFinished(nametags.subscribe(() => told++));
    const before = nametags.asking.rows;
    // Whoever hears of a text looks again: of an answer that turns with each look the page never comes back.
    for (const store of [year, profile, year, profile]) slot.now?.asking.look(store);

    expect(before).toHaveLength(2);
    expect(nametags.asking.rows).toBe(before);
    expect(told).toBe(0);
  });

  it("of a room that is open beside the others, and waits there once more when it is opened again", async () => {
    const { slot, nametags } = await openAll();
    let store: Store | undefined;
    const open = async () => {
      const opened = await openStore({
        scope: padScope(ROOM),
        kinds: padKinds,
        storage: createIndexedDbStorage({
          factory: indexedDB,
          name: "damim-test-room",
          mayRecreate: () => true,
        }),
        now: () => TEST_NOW,
        deviceId: "room",
        veil: slot.hold(() => store),
      });
      store = opened;
      return [opened, slot.watch(opened, () => undefined)] as const;
    };
    const [first, stop] = await open();
    await first.write([createRow("padRoom", "room", { title: own })]);
    expect(listGoing(first)).toEqual([]);
    expect(nametags.asking.rows).toHaveLength(1);
    stop();
    first.close();
    expect(nametags.asking.rows).toEqual([]);

    const [again] = await open();
    expect(nametags.asking.rows).toHaveLength(1);
    await nametags.asking.answer(nametags.asking.rows, "names");
    expect(listGoing(again)).toEqual(["padRoom room"]);
  });
});

describe("a name leaves by no request", () => {
  it.each([
    ["numbers", { roomName: "3번 생일", members: [{ number: 3 }] }],
    ["names", { roomName: "김표식 생일", members: [{ number: 3 }] }],
    [undefined, undefined],
  ] as const)("before it was asked about: %s", async (answer, sent) => {
    const { nametags } = await openAll();
    const asked: unknown[] = [];
    nametags.askBy((act, texts) => {
      asked.push(
        act,
        texts?.map(({ text }) => text),
      );
      return Promise.resolve(answer);
    });
    const body = { roomName: "김표식 생일", members: [{ number: 3 }] };

    expect(await passWords(body)).toEqual(sent);
    expect(asked).toEqual(["보내기", ["김표식 생일"]]);
    expect(await passWords({ roomName: "봄" })).toEqual({ roomName: "봄" });
    if (!answer)
      expect(await askServer("POST", "clubs", body)).toMatchObject({
        refusal: { type: "Refused", code: "HeldBack" },
      });
  });
});
