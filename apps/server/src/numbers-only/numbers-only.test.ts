import { createRow, DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op, OpResult } from "@damim/sync/protocol.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { readJson } from "../testing/build-teacher.ts";
import { keepHandover } from "../testing/keep-handover.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

const MARKER = "표식이름";
const setting = {
  mode: "homeroom",
  teachesOtherClasses: false,
  school: "한빛초",
  grade: 3,
  classNo: "2",
};
const refused = { type: "denied", detail: "numbers-only" };

describe.each(DATABASE_KINDS)("a school year with numbers only on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server);
  const start = Date.now();
  let year: string;
  let minute = 0;
  beforeEach(() => {
    year = `t/${teacher.uid}/2026`;
  });

  async function push(op: Pick<Op, "kind" | "id" | "set">, scope = year) {
    const ops = [{ n: 1, at: toStamp(start, ++minute, "d1"), ...op }];
    return (await teacher.push(scope, ops)).results[0]?.refusal;
  }
  const add = (id: string, set: object, scope = year): Promise<OpResult["refusal"]> =>
    push({ kind: "student", id, set: createRow("", "", { number: 3, ...set }).set }, scope);
  const edit = (id: string, set: Op["set"]) => push({ kind: "student", id, set });
  const turn = (numbersOnly: boolean, gone = {}) =>
    push(
      {
        kind: "schoolYear",
        id: "2026",
        set: createRow("", "", { ...setting, numbersOnly, ...gone }).set,
      },
      `t/${teacher.uid}/profile`,
    );
  const forget = (scope = year) => teacher.post("api/numbers-only/forget-names", { scope });
  const listStored = async () =>
    JSON.stringify([
      await server.database.queries.selectFrom("rows").selectAll().execute(),
      await server.database.queries.selectFrom("history").selectAll().execute(),
    ]);

  it("takes numbers, and no name nor what else leads to a child", async () => {
    await turn(true);
    expect(await add("s1", { name: "3번", sex: "female", note: "안경" })).toBeUndefined();
    for (const set of [
      { name: MARKER },
      { name: "3번", birthday: "2017-03-02" },
      { name: "3번", guardianPhone: "010-0000-0000" },
      { name: "3번", guardians: [{ relation: "어머니", phone: "010-0000-0000" }] },
      { name: "3번", photo: "01900000-0000-7000-8000-000000000001" },
    ])
      expect(await add("s2", set)).toEqual(refused);
    expect(await edit("s1", { name: MARKER })).toEqual(refused);
    expect(await edit("s1", { birthday: null, guardians: null })).toBeUndefined();
    expect(await listStored()).not.toContain(MARKER);
    // Another year of hers is as it was, and this one once it is off.
    expect(await add("s1", { name: "김가온" }, `t/${teacher.uid}/2025`)).toBeUndefined();
    await turn(false);
    expect(await edit("s1", { name: "김가온" })).toBeUndefined();
  });

  it("forgets the names of before once no row has one, those of removed pupils too", async () => {
    expect((await forget()).status).toBe(403);
    await teacher.post("api/step-up", { password: teacher.password });
    expect((await forget()).status).toBe(409);
    await add("s1", { name: MARKER, birthday: "2017-03-02" });
    await add("s2", { number: 4, name: `${MARKER}둘` });
    await push({ kind: "student", id: "s2", set: { [DEAD]: true } });
    await turn(true);
    expect(await readJson(await forget())).toMatchObject({ left: 1 });
    expect(await listStored()).toContain(`${MARKER}둘`);

    await edit("s1", { name: "3번", birthday: null });
    expect((await forget("t/somebody/2026")).status).toBe(403);
    const { queries } = server.database;
    await keepHandover(queries, { giver: teacher.uid, receiver: "r", year: 2026, name: MARKER });
    await keepHandover(queries, { giver: teacher.uid, receiver: "r2", year: 2025, name: "작년" });
    const answer = await readJson<{ left: number; goneOn: string }>(await forget());
    const askBackups = (day: string) => teacher.fetch(`api/numbers-only/backups/${day}`);
    expect((await askBackups("2026-13-01")).status).toBe(400);
    // Its device's row with the day is still on its way.
    const looked = await readJson(await askBackups(answer.goneOn));
    expect(looked).toEqual({ left: 0, until: null, isOthers: false });
    const handed = await queries.selectFrom("handovers").select("year").execute();
    expect(handed).toEqual([{ year: 2025 }]);
    expect(answer.left).toBe(0);
    const stored = await listStored();
    expect(stored).not.toContain(MARKER);
    expect(stored).not.toContain("2017-03-02");
    expect(stored).toContain("3번");
  });
});
