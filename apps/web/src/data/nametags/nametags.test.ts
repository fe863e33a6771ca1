import { breaksNumbersOnly, NUMBERS_ONLY } from "@damim/domain/numbers-only/numbers-only.ts";
import { recordKinds } from "@damim/domain/registry/record-kinds.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { createRow } from "@damim/sync/change.ts";
import type { WireRow } from "@damim/sync/protocol.ts";
import { openStore } from "@damim/sync/client/open-store.ts";
import { expect, it, onTestFinished, vi } from "vitest";
import { buildTeacherData, TEST_NOW } from "../../testing/build-teacher-data.ts";
import { createRoomyStorage } from "../../testing/create-roomy-storage.ts";
import { digestText } from "../history/text-digest.ts";
import type { Store, TeacherData } from "../teacher-data.ts";
import type { ScopedVeil } from "../vault-slot.ts";
import { joinNametags } from "./join-nametags.ts";
import { openNametags } from "./open-nametags.ts";
import { createNameTurning } from "./turn-names.ts";

const setting = { mode: "homeroom", school: "한빛초", grade: 3, classNo: "2" };
const noVault: ScopedVeil = {
  lift: (_, fields) => fields,
  save: () => undefined,
  listReady: () => undefined,
};

/** A year whose store asks the 이름표, as `open-teacher-data.ts` opens it. */
async function openYear() {
  const plain = await buildTeacherData();
  const { scope } = plain.year;
  const storage = createRoomyStorage();
  let veil = noVault;
  const year = await openStore({
    scope,
    kinds: recordKinds,
    storage,
    now: () => TEST_NOW,
    deviceId: "named",
    veil: {
      lift: (kind, id, fields) => veil.lift({ scope, kind, id }, fields),
      save: (ops) => veil.save(scope, ops),
      listReady: (ops) => veil.listReady(ops),
      isHeld: (op) => veil.isHeld?.(scope, op) === true,
    },
  });
  // What the profile says has reached the server.
  const profile: Store = { ...plain.profile, pending: () => [] };
  const data: TeacherData = {
    ...plain,
    profile,
    stores: [profile, year],
    years: new Map([[2026, year]]),
    rounds: { ...plain.rounds, state: () => "idle" },
  };
  const turn = (numbersOnly: boolean) =>
    profile.write([createRow("schoolYear", "2026", { ...setting, numbersOnly })]);
  async function open() {
    const nametags = await openNametags(data, () => false);
    onTestFinished(() => nametags.close());
    veil = joinNametags(noVault, nametags, () => year);
    return { nametags, goOn: createNameTurning(data, nametags) };
  }
  /** As the server has taken what waits. */
  async function land(): Promise<void> {
    const { cursor } = year;
    const ops = year.pending().map(({ kind, id, set, at }, n) => ({ n, kind, id, set, at }));
    const clock = ops.at(-1)?.at ?? "";
    const rows = [...new Set(ops.map(({ id }) => id))].map((id): WireRow => {
      const { "~dead": _, ...fields } = year.stored("student", id) ?? {};
      return ["student", id, fields, cursor + 1];
    });
    const results = ops.map(({ n }) => ({ n }));
    const reply = { scope, results, rows, seq: cursor + 1, more: false, floor: 0, clock };
    await year.settle({ scope, since: cursor, ops }, reply, { epoch: "e", now: TEST_NOW });
    expect(year.pending()).toEqual([]);
  }
  const readDisk = async () => JSON.stringify(await storage.load(scope));
  return { data, year, turn, open, land, readDisk };
}

const nameOf = (store: Store, id: string) => store.rows(studentKind).get(id)?.name;

it("a name that is typed stands on screen and in the 이름표, and nowhere else", async () => {
  const { year, turn, open, readDisk } = await openYear();
  await turn(true);
  await open();
  const writing = year.write([
    createRow("student", "s1", { number: 3, name: "김표식", birthday: "2017-03-02" }),
    createRow("student", "s2", { number: 4, name: "이표식" }),
  ]);
  // Before the 이름표 is written nothing goes out, and the screen has it.
  expect(year.toRequest({ ops: 100, characters: 1e6 }).ops).toEqual([]);
  expect(nameOf(year, "s1")).toBe("김표식");
  await writing;
  expect(nameOf(year, "s1")).toBe("김표식");
  expect(year.stored("student", "s1")).toMatchObject({ name: "3번", birthday: null });
  expect(JSON.stringify(year.toRequest({ ops: 100, characters: 1e6 }).ops)).toContain("4번");
  expect(await readDisk()).not.toMatch(/표식|2017/);
  // Another number takes the row's name along, and the name on screen stays.
  await year.write([{ kind: "student", id: "s1", set: { number: 5 } }]);
  expect(year.stored("student", "s1")).toMatchObject({ number: 5, name: "5번" });
  expect(nameOf(year, "s1")).toBe("김표식");
});

it("turned on later the rows become numbers; turned off their names come back", async () => {
  const { year, turn, open, land, readDisk } = await openYear();
  const guardians = [{ relation: "어머니", phone: "010-0000-0000" }];
  await year.write([
    createRow("student", "s1", { number: 3, name: "김표식", guardians, photo: "p1" }),
  ]);
  await land();
  await turn(true);
  const { nametags, goOn } = await open();
  goOn();
  await vi.waitFor(() => expect(year.stored("student", "s1")).toMatchObject({ name: "3번" }));
  await land();
  expect(nameOf(year, "s1")).toBe("김표식");
  expect(breaksNumbersOnly(year.stored("student", "s1") ?? {})).toBe(false);
  expect(await readDisk()).not.toMatch(/표식|010/);

  await turn(false);
  expect(nameOf(year, "s1")).toBe("3번");
  goOn();
  await vi.waitFor(() =>
    expect(year.stored("student", "s1")).toMatchObject({ name: "김표식", guardians }),
  );
  // Until the server has it the 이름표 stays.
  goOn();
  expect(nametags.find(year.scope, "s1")?.name).toBe("김표식");
  await land();
  goOn();
  await vi.waitFor(() => expect(nametags.find(year.scope, "s1")).toBeUndefined());
});

it("another device that is quicker with its numbers takes no name from this one", async () => {
  const { year, turn, open, land } = await openYear();
  const rows = [1, 2].map((n) => ({ number: n, name: `김표식${n}`, birthday: "2017-03-02" }));
  await year.write(rows.map((row) => createRow("student", `s${row.number}`, row)));
  await land();
  const { nametags } = await open();
  await turn(true);
  const { cursor } = year;
  const reply = {
    scope: year.scope,
    results: [],
    rows: rows.map(({ number }): WireRow => [
      "student",
      `s${number}`,
      { number, name: `${number}번`, birthday: null },
      cursor + 1,
    ]),
    seq: cursor + 1,
    more: false,
    floor: 0,
    clock: "",
  };
  const asked = { scope: year.scope, since: cursor, ops: [] };
  await year.settle(asked, reply, { epoch: "e", now: TEST_NOW });

  await vi.waitFor(() => expect(nameOf(year, "s1")).toBe("김표식1"));
  expect(nametags.count(year)).toBe(2);
  expect(nametags.find(year.scope, "s2")).toEqual({
    name: "김표식2",
    more: { birthday: "2017-03-02" },
  });
  // A name that is taken away here stays away.
  await nametags.put(year.scope, new Map([["s1", undefined]]));
  expect(nameOf(year, "s1")).toBe("1번");
});

it("what was written before this device heard of it goes out as a number under its own stamp", async () => {
  const { year, turn, open, readDisk } = await openYear();
  await year.write([createRow("student", "s1", { number: 3, name: "김표식" })]);
  const [op] = year.pending();
  await year.refuse(op?.at ?? "", { type: "denied", detail: NUMBERS_ONLY });
  await turn(true);
  const { goOn } = await open();
  goOn();
  await vi.waitFor(() => expect(nameOf(year, "s1")).toBe("김표식"));
  await vi.waitFor(() => expect(year.refused()).toEqual([]));
  expect(year.pending().map(({ at, set }) => [at, set["name"]])).toEqual([[op?.at, "3번"]]);
  expect(await readDisk()).not.toContain("표식");
});

it("a text that names a pupil goes out when the teacher has said how, and what comes behind it in its row waits too", async () => {
  const { year, turn, open } = await openYear();
  await turn(true);
  const { nametags } = await open();
  const { asking } = nametags;
  await year.write([createRow("student", "s1", { number: 3, name: "김표식" })]);
  const outgoing = () =>
    year.toRequest({ ops: 100, characters: 1e6 }).ops.filter(({ kind }) => kind === "memo");
  await year.write([createRow("memo", "m1", { title: "", body: "표식이가 울었어요" })]);
  await year.write([{ kind: "memo", id: "m1", set: { isPinned: true } }]);
  await year.write([createRow("memo", "m2", { title: "우유", body: "" })]);
  expect(outgoing().map(({ id }) => id)).toEqual(["m2"]);
  expect(asking.rows).toMatchObject([{ kind: "memo", id: "m1" }]);
  expect(asking.isAsked).toBe(true);
  asking.putOff();
  expect(asking.isAsked).toBe(false);
  // A text that grew from that one says so by the text that is there then.
  const from = digestText("표식이가 울었어요");
  const set = { body: "표식이가 울었어요. 김표식 어머니께 전화.", from };
  await year.write([{ kind: "memo", id: "m1", set }]);
  await asking.answer(asking.rows, "numbers");
  expect(asking.rows).toEqual([]);
  expect(outgoing().map(({ set: sent }) => sent)).toMatchObject([
    { body: "3번이 울었어요" },
    { isPinned: true },
    { title: "우유" },
    { body: "3번이 울었어요. 3번 어머니께 전화.", from: digestText("3번이 울었어요") },
  ]);

  await year.write([{ kind: "memo", id: "m2", set: { title: "표식이 우유" } }]);
  await asking.answer(asking.rows, "names");
  await year.write([{ kind: "memo", id: "m2", set: { title: "표식이 우유 둘" } }]);
  expect(outgoing().at(-1)?.set).toEqual({ title: "표식이 우유 둘" });
  expect(asking.rows).toEqual([]);
});

it("loses the name of a pupil who was erased, and of no other", async () => {
  const { data, year, turn, open } = await openYear();
  const { nametags } = await open();
  await turn(true);
  for (const [id, number] of [
    ["s1", 1],
    ["s12", 12],
  ] as const)
    await year.write([createRow("student", id, { number, name: `한비밀${number}` })]);
  const line = { requestedAt: 1, dueAt: 1 };
  await data.profile.write([createRow("destruction", "2026~s1", line)]);
  expect(nametags.find(year.scope, "s1")).toEqual({ name: "한비밀1" });

  const number = { kind: "destruction", id: "2026~s1", set: { number: "2026-0001" } };
  await data.profile.write([number]);

  expect(nametags.find(year.scope, "s1")).toBeUndefined();
  expect(nametags.find(year.scope, "s12")).toEqual({ name: "한비밀12" });
});
