import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  sayHandoverState,
  type HandoversReply,
  type HandoverWish,
} from "@damim/domain/handover/handover.ts";
import { workingSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createInvitesEndJob } from "../clubs/invites-end-job.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  readJson,
  signIn,
  type TestTeacher,
  readRefusal,
} from "../testing/build-teacher.ts";
import { findTablesWith } from "../testing/find-tables-with.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { findOf, move } from "./handover-moves.ts";

const DAY_MS = 86_400_000;
const INTO = workingSchoolYear(toSeoulDay(Date.now()));
const YEAR = INTO - 1;
const facts = {
  birthday: "2016-04-05",
  sex: "female",
  guardianPhone: "010-1111-2222",
  health: { allergens: [2] },
  note: "비밀 메모",
  tags: ["비밀 태그"],
};

describe.each(DATABASE_KINDS)("pupils are handed over on %s", (kind) => {
  let server: TestServer;
  let giver: TestTeacher;
  let receiver: TestTeacher;
  beforeEach(async () => {
    server = await buildTestServer(kind);
    giver = await buildTeacher(buildServerBrowser(server));
    receiver = await buildTeacher(buildServerBrowser(server));
    await fill(giver, [
      facts,
      {},
      { gone: { day: "2099-01-01", kind: "transferOut", hidden: true } },
    ]);
    await giver.post("api/step-up", { password: giver.password });
  });
  afterEach(() => server.close());

  let stamps = 0;
  const student = (n: number, set: object): Op =>
    buildStudentOp(n, toStamp(Date.now(), ++stamps, "d1"), { ...set });
  async function fill(teacher: TestTeacher, all: readonly object[], year = YEAR): Promise<void> {
    await teacher.push(
      `t/${teacher.uid}/${year}`,
      all.map((set, index) => student(index + 1, set)),
    );
  }
  const give = async (wish: Partial<HandoverWish> = {}, by = giver): Promise<Response> =>
    by.post("api/handovers", {
      year: YEAR,
      to: receiver.email,
      pupils: [{ id: "s1" }, { id: "s2" }, { id: "s3" }],
      items: ["sex"],
      isAgreed: false,
      ...wish,
    });
  const made = async (answer: Promise<Response>): Promise<string> =>
    (await readJson<{ id: string }>(await answer)).id;
  const call = (who: TestTeacher, id: string, act: string, body: object = {}): Promise<Response> =>
    who.post(`api/handovers/${id}/${act}`, body);
  const list = async (who: TestTeacher) =>
    readJson<HandoversReply>(await who.fetch("api/handovers"));
  const roster = async (who: TestTeacher, year = INTO) =>
    (await who.push(`t/${who.uid}/${year}`, [])).rows
      .filter(([name, , data]) => name === "student" && data && data["~dead"] !== true)
      .map(([, , data]) => data);
  const stop = (uid: string) =>
    server.database.queries
      .insertInto("suspensions")
      .values({ user_id: uid, until: Date.now() + DAY_MS, reason: "시험" })
      .execute();
  const accessed = async (who: TestTeacher) => {
    const lines = await server.accessLog.list([who.uid], { from: 0, until: 9e15, limit: 99 });
    return lines
      .filter(({ subject }) => subject.includes("handovers"))
      .map(({ subject, count, people }) => [subject.split("/").at(-1), count, people.length]);
  };

  it("shows a number until it is taken on, then what was ticked, and both logs tell of it", async () => {
    const pupils = [{ id: "s1", care: "창가 자리" }, { id: "s2" }, { id: "s3" }];
    const items = ["sex", "health", "guardians", "care"] as const;
    const id = await made(give({ pupils, items, isAgreed: true }));

    const { received } = await list(receiver);
    expect(received).toEqual([
      {
        id,
        year: YEAR,
        from: giver.email,
        fromClass: "다른 반",
        state: "waiting",
        pupilCount: 2,
        acceptedAt: null,
        expiresAt: expect.any(Number),
      },
    ]);
    expect((await list(giver)).given).toMatchObject([
      {
        to: receiver.email,
        counts: { pupils: 2, items: { sex: 1, health: 1, guardians: 1, care: 1 } },
      },
    ]);
    const told = await server.database.queries.selectFrom("deliveries").selectAll().execute();
    expect(told.map(({ user_id: to, body }) => [to, body])).toEqual([
      [receiver.uid, "넘겨받을 학생이 2명 있어요"],
    ]);
    const preview = await (await call(receiver, id, "accept")).text();
    expect(JSON.parse(preview)).toEqual({
      capsules: [],
      pupils: [
        {
          number: 1,
          name: "학생1",
          sex: "female",
          health: { allergens: [2] },
          guardians: [{ relation: "", phone: "010-1111-2222" }],
          care: "창가 자리",
        },
        { number: 2, name: "학생2" },
      ],
    });
    expect(await readJson(await call(receiver, id, "take", { picked: [0] }))).toEqual({
      added: 1,
      joined: 0,
    });
    expect(await roster(receiver)).toMatchObject([
      {
        number: 1,
        name: "학생1",
        sex: "female",
        guardianPhone: "010-1111-2222",
        note: "창가 자리",
      },
    ]);
    expect(JSON.stringify(await roster(receiver))).not.toMatch(/비밀|2016-04-05/);
    expect(await accessed(giver)).toEqual([["handovers", 2, 2]]);
    expect(await accessed(receiver)).toEqual(
      expect.arrayContaining([
        ["accept", 2, 0],
        ["take", 1, 1],
      ]),
    );
    expect((await list(giver)).given).toMatchObject([{ state: "taken" }]);
  });

  it("gives nothing but number, name and sex without consent", async () => {
    expect(await readRefusal(give({ items: ["health"] }))).toBe("ConsentMissing");
    const id = await made(give());

    expect(await readJson(await call(receiver, id, "accept"))).toEqual({
      capsules: [],
      pupils: [
        { number: 1, name: "학생1", sex: "female" },
        { number: 2, name: "학생2" },
      ],
    });
  });

  it("refuses whoever cannot receive, years that are none, pupils who may not go, and no step-up", async () => {
    const cases: readonly [Partial<HandoverWish>, string][] = [
      [{ to: ` ${giver.email.toUpperCase()}` }, "OwnEmail"],
      [{ year: INTO }, "NotHandable"],
      [{ year: YEAR - 1 }, "NotHandable"],
      // A hidden transfer, and a pupil of somebody else's.
      [{ pupils: [{ id: "s3" }] }, "NobodyToHand"],
      [{ pupils: [{ id: "s9" }] }, "NobodyToHand"],
      [{ pupils: Array.from({ length: 41 }, (_, n) => ({ id: `s${n}` })) }, "TooManyPupils"],
      [{ pupils: [{ id: "s1", care: "가".repeat(301) }] }, "Malformed"],
    ];
    for (const [wish, type] of cases) expect(await readRefusal(give(wish)), type).toBe(type);
    expect(await readRefusal(give({}, receiver))).toBe("StepUpNeeded");
    expect([await list(giver), await list(receiver)]).toEqual(
      Array.from({ length: 2 }, () => ({ given: [], received: [] })),
    );
    expect(await findTablesWith(server, "학생 인계")).toEqual([]);
  });

  it("tells nobody which addresses are registered, and puts no pupil aside for none", async () => {
    const to = "nobody@school.example";
    const [known, unknown] = [await give(), await give({ to })];
    const shape = async (answer: Response) => [answer.status, Object.keys(await readJson(answer))];
    expect(await shape(known)).toEqual(await shape(unknown));
    const { given } = await list(giver);
    const [own, foreign] = given.toSorted((one) => (one.to === to ? 1 : -1));
    const { id, madeAt, expiresAt } = foreign ?? {};
    expect(foreign).toEqual({ ...own, id, madeAt, expiresAt, to });
    const rows = await server.database.queries.selectFrom("handovers").selectAll().execute();
    expect(rows.find((row) => row.receiver_id === to)?.pupils).toBe("[]");
    expect(
      await readRefusal(call(giver, given.find((one) => one.to === to)?.id ?? "", "withdraw")),
    ).toBe(200);
  });

  it("lets ten lie at once", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 10; n++) ids.push(await made(give()));
    expect(await readRefusal(give())).toBe("TooManyHandovers");
    await call(giver, ids[0] ?? "", "withdraw");

    expect(await readRefusal(give())).toBe(200);
  });

  it("is taken once, by one of two devices at once, and withdrawn or taken, never both", async () => {
    const phone = await signIn(buildServerBrowser(server), receiver);
    const id = await made(give());
    expect(await readRefusal(call(receiver, id, "take", { picked: [0] }))).toBe("HandoverMoved");
    await call(receiver, id, "accept");
    const answers = await Promise.all([
      call(receiver, id, "take", { picked: [0, 1] }),
      call(phone, id, "take", { picked: [0, 1] }),
    ]);
    expect(await Promise.all(answers.map(readJson))).toEqual(
      Array.from({ length: 2 }, () => ({ added: 2, joined: 0 })),
    );
    expect(await roster(receiver)).toHaveLength(2);
    expect(await readRefusal(call(giver, id, "withdraw"))).toBe("HandoverTaken");

    const second = await made(give());
    await call(receiver, second, "accept");
    const both = await Promise.all([
      readRefusal(call(receiver, second, "take", { picked: [1] })),
      readRefusal(call(giver, second, "withdraw")),
    ]);
    const [of] = (await list(giver)).given.filter((one) => one.id === second);
    expect(both.filter((one) => one === 200)).toHaveLength(1);
    expect(of?.state).toBe(both[0] === 200 ? "taken" : "withdrawn");
    expect(await roster(receiver)).toHaveLength(both[0] === 200 ? 3 : 2);
  });

  it("moves nothing from a state that it has left meanwhile", async () => {
    const id = await made(give());
    const { queries } = server.database;
    const asked = { id, uid: receiver.uid };
    const stale = await findOf(queries, asked, Date.now());
    await call(giver, id, "withdraw");

    const late = move(queries, stale, { ...asked, act: "accept", now: Date.now() });
    await expect(late).rejects.toMatchObject({ type: "HandoverMoved" });
    expect((await list(giver)).given).toMatchObject([{ state: "withdrawn" }]);
  });

  it("holds nothing any more once it was withdrawn or declined, and is nobody else's", async () => {
    const [first, second] = [await made(give()), await made(give())];
    const other = await buildTeacher(buildServerBrowser(server));
    for (const act of ["accept", "withdraw", "take", "undo"])
      expect(await readRefusal(call(other, first, act, { picked: [0] }))).toBe("HandoverUnknown");
    expect(await readRefusal(call(giver, first, "accept"))).toBe("HandoverMoved");
    await call(receiver, second, "accept");
    await call(receiver, second, "accept");
    await call(receiver, first, "withdraw");
    await call(giver, second, "withdraw");

    // What was looked at is never said to be unseen.
    expect((await list(giver)).given.map(sayHandoverState).toSorted()).toEqual([
      "받아 본 뒤 거뒀어요",
      "받지 않았어요",
    ]);
    expect(await readRefusal(call(receiver, second, "accept"))).toBe("HandoverMoved");
    const rows = await server.database.queries.selectFrom("handovers").select("pupils").execute();
    expect(rows).toEqual([{ pupils: "[]" }, { pupils: "[]" }]);
  });

  it("is one with a pupil of another class, and goes out of the list again as it came", async () => {
    const third = await buildTeacher(buildServerBrowser(server));
    await fill(third, [{ name: "학생1", birthday: facts.birthday }]);
    await third.post("api/step-up", { password: third.password });
    const first = await made(give({ pupils: [{ id: "s2" }] }));
    const second = await made(give({ pupils: [{ id: "s1" }], items: [] }, third));
    const more = await made(give({ pupils: [{ id: "s1" }], items: ["sex"] }));
    for (const id of [first, second, more]) {
      await call(receiver, id, "accept");
      await call(receiver, id, "take", { picked: [0] });
    }
    expect(
      (await roster(receiver)).map((data) => [data?.["number"], data?.["name"], data?.["sex"]]),
    ).toEqual([
      [1, "학생2", undefined],
      [2, "학생1", "female"],
    ]);

    expect(await readRefusal(call(receiver, more, "undo"))).toBe(200);
    expect(await readRefusal(call(receiver, more, "undo"))).toBe("HandoverMoved");
    expect(await roster(receiver)).toMatchObject([{ name: "학생2" }, { name: "학생1" }]);
    expect(JSON.stringify(await roster(receiver))).not.toContain("female");
    await call(receiver, second, "undo");
    expect(await roster(receiver)).toMatchObject([{ name: "학생2" }]);
    // Picked anew.
    await call(receiver, second, "take", { picked: [0] });
    expect(await roster(receiver)).toHaveLength(2);
  });

  it("ends on its day, whatever was done with it: what was taken stays in the list", async () => {
    const [waits, taken] = [await made(give()), await made(give())];
    const pass = (days: number) =>
      server.database.queries
        .updateTable("handovers")
        .set(({ eb }) => ({ expires_at: eb("expires_at", "-", days * DAY_MS) }))
        .execute();
    await call(receiver, taken, "accept");
    await pass(20);
    await call(receiver, taken, "take", { picked: [0] });
    await pass(9);
    expect((await list(receiver)).received.map(({ id }) => id).toSorted()).toEqual(
      [waits, taken].toSorted(),
    );
    await pass(2);
    expect(await readRefusal(call(receiver, waits, "accept"))).toBe("HandoverUnknown");
    expect(await readRefusal(call(receiver, taken, "undo"))).toBe("HandoverUnknown");
    await createInvitesEndJob({ ...server, now: Date.now }).run();
    expect(await server.database.queries.selectFrom("handovers").select("id").execute()).toEqual(
      [],
    );
    expect(await roster(receiver)).toHaveLength(1);
  });

  it("takes no name out of a year of numbers alone, and brings none into one", async () => {
    const setNumbers = (teacher: TestTeacher, year: number) =>
      server.writeScope(`t/${teacher.uid}/profile`, (draft) =>
        draft.write("schoolYear", String(year), { mode: "homeroom", grade: 3, numbersOnly: true }),
      );
    const id = await made(give());
    await call(receiver, id, "accept");
    await setNumbers(receiver, INTO);
    await setNumbers(giver, YEAR);

    expect(await readRefusal(call(receiver, id, "take", { picked: [0] }))).toBe("NumbersOnly");
    expect(await roster(receiver)).toEqual([]);
    expect((await list(receiver)).received[0]?.state).toBe("accepted");
    expect(await readRefusal(give())).toBe("NumbersOnly");
  });

  it("comes from no account that is stopped, and into none", async () => {
    const id = await made(give());
    await stop(giver.uid);
    expect(await readRefusal(call(receiver, id, "accept"))).toBe("HandoverUnknown");
    await server.database.queries.deleteFrom("suspensions").execute();
    await call(receiver, id, "accept");
    await stop(receiver.uid);
    expect(await readRefusal(call(receiver, id, "take", { picked: [0] }))).toBe("Suspended");

    expect(await readRefusal(call(receiver, id, "withdraw"))).toBe(200);
  });
});
