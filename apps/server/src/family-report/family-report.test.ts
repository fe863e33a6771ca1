import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight } from "@damim/domain/calendar-day/korean-instant.ts";
import { findNextOpenDay } from "@damim/domain/attendance/open-days.ts";
import type { OwnReport, OwnReports } from "@damim/domain/family-report/report-reply.ts";
import { plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { recordSchoolYear, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { hashGuestKey } from "../links/guest-key.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { createEmptyWordsJob } from "../sync/empty-words-job.ts";
import { openLiveReader } from "../testing/open-live-reader.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfAll } from "../testing/server-of-tests.ts";
import { createReportTelling } from "./tell-reports.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const NAMES = ["김하린", "남지호", "백현우"];
const NOTE = "밤부터 열이 나요";
const keyOf = (word: string): string => `key-of-${word}`.padEnd(22, "x");

describe.each(DATABASE_KINDS)("families tell by the code of a class, on %s", (kind) => {
  const server = serverOfAll(kind, {
    isClockStill: true,
    env: { DAMIM_ORIGIN: "https://damim.school.example" },
  });
  const day = findNextOpenDay(plainCalendar, toSeoulDay(Date.now()));
  const next = findNextOpenDay(plainCalendar, day);
  const year = recordSchoolYear(day);
  let clock = Date.now();
  const moveTo = (at: number): void => {
    server.moveClock(at - clock);
    clock = at;
  };
  beforeAll(() => {
    clock = server.now();
    moveTo(toSeoulMidnight(day) + 8.2 * HOUR_MS);
  });
  let [stamps, addresses] = [0, 0];
  const op = (ofKind: string, id: string, set: object) => {
    stamps += 1;
    const at = toStamp(server.now(), stamps, "d1");
    return { n: stamps, kind: ofKind, id, set: { [DEAD]: false, ...set }, at };
  };
  const comeAnew = () => buildServerBrowser(server, `198.51.100.${(addresses += 1)}`);

  async function openClass(more: object = {}) {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const scope = `t/${teacher.uid}/${year}`;
    const setting = {
      mode: "homeroom",
      teachesOtherClasses: false,
      school: "한빛초",
      grade: 3,
      classNo: "2",
    };
    await teacher.push(`t/${teacher.uid}/profile`, [op("schoolYear", String(year), setting)]);
    const card = (key: string) => ({ studentId: "s1", keyHash: hashGuestKey(key) });
    const page = { since: day, endsOn: toSchoolYearSpan(year).to, ...more };
    const { results } = await teacher.push(scope, [
      op("familyPage", "one", page),
      op("familyCard", "s1", card(keyOf("card"))),
      ...NAMES.map((name, at) => op("student", `s${at + 1}`, { number: at + 1, name })),
    ]);
    expect(results.filter(({ refusal }) => refusal)).toEqual([]);
    const made = await teacher.post("api/links", { kind: "class", target: String(year) });
    const { links } = await readJson<{ links: { id: string; code: string }[] }>(made);
    const [link] = links;
    const path = `api/class/${link?.code}/reports`;
    return {
      teacher,
      scope,
      path,
      link,
      setting,
      renewCard: (key: string) => op("familyCard", "s1", card(key)),
    };
  }
  const tellingOf = (pupil: number, more: object = {}) => ({
    key: keyOf(String(pupil)),
    day,
    type: "absent",
    reason: "sick",
    note: NOTE,
    relation: "어머니",
    number: pupil,
    name: NAMES[pupil - 1],
    ...more,
  });
  const byCard = (more: object = {}) => ({
    ...tellingOf(1),
    number: undefined,
    name: undefined,
    cardKey: keyOf("card"),
    ...more,
  });
  const listRows = async (teacher: TestTeacher, scope: string, ofKind = "familyReport") =>
    (await teacher.push(scope, [])).rows.filter(
      ([name, , data]) => name === ofKind && (ofKind !== "familyReport" || data?.["keyHash"]),
    );
  const say = async (answer: Promise<Response>) => {
    const { status } = await answer;
    const { error, state } = (await (await answer).json()) as {
      error?: { type: string };
      state?: string;
    };
    return `${status} ${error?.type ?? state ?? ""}`;
  };

  it("is told once, by whom and for whom, and writes no mark; the answer that got lost comes again", async () => {
    const { teacher, scope, path } = await openClass();
    const reader = await openLiveReader(teacher, scope);
    const phone = comeAnew();
    const told = await readJson<OwnReport>(await phone.post(path, tellingOf(1)));
    expect(told).toEqual({ day, type: "absent", state: "told", at: server.now() });
    await expect.poll(() => JSON.stringify(reader.frames)).toContain(NOTE);
    await reader.close();
    moveTo(server.now() + 60_000);
    expect(await readJson(await phone.post(path, tellingOf(1)))).toEqual(told);

    const rows = await listRows(teacher, scope);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.[1]).toMatch(new RegExp(`^${day}~s1~[0-9a-f-]{36}$`));
    const kept = { note: NOTE, relation: "어머니", state: "new", door: "name" };
    expect(rows[0]?.[2]).toMatchObject(kept);
    expect(await listRows(teacher, scope, "attendanceMark")).toEqual([]);
    const log = await teacher.fetch(`api/access-log?month=${day.slice(0, 7)}`);
    expect((await log.text()).match(/api\/class\/:code\/reports"/g)).toHaveLength(1);
    expect(server.logLines.join("")).not.toMatch(new RegExp(`${NOTE}|${path.split("/")[2]}`));
  });

  it("tells the phone what became of it, never of whom; dismissed is seen like taken", async () => {
    const { teacher, scope, path } = await openClass();
    const phone = comeAnew();
    const mine = async () =>
      readJson<OwnReports>(await phone.post(`${path}/mine`, { key: keyOf("1") }));
    await phone.post(path, tellingOf(1));
    await phone.post(path, tellingOf(1, { type: "late", day: next }));
    moveTo(server.now() + 60_000);
    for (const [rowId, state] of (await listRows(teacher, scope)).map(
      ([, id], at) => [id, ["taken", "dismissed"][at]] as const,
    )) {
      const set = { state };
      const { results } = await teacher.push(scope, [{ ...op("familyReport", rowId, {}), set }]);
      expect(results[0]?.refusal).toBeUndefined();
    }
    const { reports } = await mine();
    expect(reports.map((one) => [one.day, one.type, one.state])).toEqual([
      [day, "absent", "seen"],
      [next, "late", "seen"],
    ]);
    expect(JSON.stringify(reports)).not.toMatch(/하린|s1|열이|taken|dismissed/);
    expect(await say(phone.post(`${path}/take-back`, tellingOf(1)))).toBe("409 seen");
    expect(await say(comeAnew().post(`${path}/mine`, { key: keyOf("none") }))).toBe(
      "404 LinkEnded",
    );
  });

  it("is told anew and taken back by its own phone; what another said stays", async () => {
    const { teacher, scope, path } = await openClass();
    const [mother, father] = [comeAnew(), comeAnew()];
    await mother.post(path, tellingOf(1));
    await father.post(path, tellingOf(1, { key: keyOf("f"), relation: "아버지" }));
    await father.post(path, tellingOf(1, { key: keyOf("f"), note: "병원에 가요" }));
    const listNotes = async () =>
      (await listRows(teacher, scope)).map(([, , data]) => String(data?.["note"])).toSorted();
    expect(await listNotes()).toEqual([NOTE, "병원에 가요"].toSorted());

    const back = { key: keyOf("f"), day, type: "absent" };
    expect(await readJson(await father.post(`${path}/take-back`, back))).toEqual({ reports: [] });
    expect(await listNotes()).toEqual([NOTE]);
    expect(await say(father.post(`${path}/take-back`, back))).toBe("404 LinkEnded");
    expect(await say(mother.post(path, tellingOf(2, { key: keyOf("1") })))).toBe("409 other-pupil");
  });

  it("is changed in one go: what it replaces goes with it, also of another type or child, and of another key", async () => {
    const { teacher, scope, path } = await openClass();
    const phone = comeAnew();
    await phone.post(path, tellingOf(1));
    const first = { key: keyOf("1"), day, type: "absent" };
    const later = { key: keyOf("1b"), day, type: "late" };
    expect(await say(phone.post(path, tellingOf(1, { ...later, replaces: [first] })))).toBe(
      "200 told",
    );
    const listTold = async () =>
      (await listRows(teacher, scope)).map(([, id, data]) => [id.split("~")[1], data?.["type"]]);
    expect(await listTold()).toEqual([["s1", "late"]]);
    // The answer that got lost comes again, and the wrong child was meant.
    expect(await say(phone.post(path, tellingOf(1, { ...later, replaces: [first] })))).toBe(
      "200 told",
    );
    expect(await say(phone.post(path, tellingOf(2, { replaces: [later] })))).toBe("200 told");
    expect(await listTold()).toEqual([["s2", "absent"]]);
    // What the teacher has taken stays; of a key that told nothing nothing goes.
    expect(await say(phone.post(path, tellingOf(3, { replaces: [first] })))).toBe("200 told");
    expect(await listTold()).toHaveLength(2);
  });

  it("tells the teacher at once by day and in the morning by night, without a name", async () => {
    const { teacher, path } = await openClass();
    await comeAnew().post(path, tellingOf(1));
    const morning = server.now();
    moveTo(toSeoulMidnight(addDays(day, 1)) + 3 * HOUR_MS);
    expect(await say(comeAnew().post(path, tellingOf(2, { day: next })))).toBe("200 told");
    expect(await say(comeAnew().post(path, tellingOf(2)))).toBe("422 day");
    moveTo(morning);
    const told = await server.database.queries
      .selectFrom("deliveries")
      .selectAll()
      .where("user_id", "=", teacher.uid)
      .orderBy("due_at")
      .execute();
    expect(told.map((one) => [one.class, one.body.slice(0, -6)])).toEqual([
      ["urgent", "가정에서 알린 것이 하나 있어요."],
      ["digest", "가정에서 알린 것이 하나 있어요."],
    ]);
    expect(JSON.stringify(told)).not.toMatch(/하린|지호|열이|어머니/);
  });

  it("three times a pupil and day of one address, which shuts out nobody who is right elsewhere", async () => {
    const { path } = await openClass();
    const liar = comeAnew();
    const again = (n: number) => liar.post(path, tellingOf(1, { note: `거짓말 ${n}` }));
    for (const n of [1, 2, 3]) expect(await say(again(n))).toBe("200 told");
    // What is there already takes no turn.
    expect(await say(again(3))).toBe("200 told");
    expect(await say(again(4))).toBe("429 too-many-reports");
    expect(await say(liar.post(path, tellingOf(2)))).toBe("200 told");
    expect(await say(comeAnew().post(path, byCard({ key: keyOf("card2") })))).toBe("200 told");
  });

  it("60 times an hour of one address", async () => {
    const { teacher, scope, path } = await openClass();
    const pupils = Array.from({ length: 61 }, (_, at) => ({ number: at + 100, name: `학생${at}` }));
    await teacher.push(
      scope,
      pupils.map((pupil) => op("student", `m${pupil.number}`, pupil)),
    );
    const school = comeAnew();
    const said: string[] = [];
    for (const pupil of pupils)
      said.push(
        await say(school.post(path, tellingOf(1, { key: keyOf(`m${pupil.number}`), ...pupil }))),
      );
    expect(new Set(said.slice(0, 60))).toEqual(new Set(["200 told"]));
    expect(said[60]).toBe("429 too-many-reports");
    expect(await say(comeAnew().post(path, tellingOf(2)))).toBe("200 told");
  });

  it("of whom nobody is: two of one number and name, one who left, a wrong name; one who came is told of as any", async () => {
    const { teacher, scope, path } = await openClass();
    await teacher.push(scope, [
      op("student", "twin", { number: 3, name: NAMES[2] }),
      op("student", "s2", {
        number: 2,
        name: NAMES[1],
        gone: { day: addDays(day, -1), kind: "transferOut" },
      }),
      op("checkIn", `${day}~s1`, { day, studentId: "s1", state: "arrived" }),
    ]);
    for (const wrong of [tellingOf(3), tellingOf(2), tellingOf(1, { name: "아무개" })])
      expect(await say(comeAnew().post(path, wrong))).toBe("422 who");
    expect(await say(comeAnew().post(path, tellingOf(1)))).toBe("200 told");
  });

  it("by a card of the class alone, where the teacher says so or there are numbers only; a newer card ends the older", async () => {
    const { teacher, scope, path, setting, renewCard } = await openClass({ cardsOnly: true });
    expect(await say(comeAnew().post(path, tellingOf(1)))).toBe("422 cards-only");
    expect(await say(comeAnew().post(path, byCard()))).toBe("200 told");
    expect((await listRows(teacher, scope))[0]?.[2]).toMatchObject({ door: "card" });
    await teacher.push(scope, [renewCard(keyOf("new"))]);
    expect(await say(comeAnew().post(path, byCard({ key: keyOf("a") })))).toBe("422 who");

    const numbers = await openClass();
    await numbers.teacher.push(`t/${numbers.teacher.uid}/profile`, [
      op("schoolYear", String(year), { ...setting, numbersOnly: true }),
    ]);
    expect(await say(comeAnew().post(numbers.path, tellingOf(1, { name: "1번" })))).toBe(
      "422 cards-only",
    );
  });

  it("refuses days that are over, too far or closed, words that are too long, and 15 MB", async () => {
    const { path } = await openClass();
    const [far, sunday] = [addDays(day, 12), addDays(day, 7 - new Date(day).getUTCDay())];
    for (const wrong of [addDays(day, -7), far, sunday])
      expect(await say(comeAnew().post(path, tellingOf(1, { day: wrong })))).toBe("422 day");
    const long = [{ note: "가".repeat(101) }, { relation: "가".repeat(21) }, { reason: undefined }];
    for (const wrong of long)
      expect(await say(comeAnew().post(path, tellingOf(1, wrong)))).toBe("400 Malformed");
    expect(
      await say(comeAnew().post(path, tellingOf(1, { type: "fieldTrip", reason: undefined }))),
    ).toBe("200 told");
    const big = tellingOf(1, { note: "가".repeat(5_000_000) });
    expect((await comeAnew().post(path, big)).status).toBe(413);
  });

  it("takes nothing where the part is off, behind the page's last day, and once the code was changed, also in between", async () => {
    const off = await openClass({ hidesReports: true });
    expect(await say(comeAnew().post(off.path, tellingOf(1)))).toBe("409 reports-off");
    const over = await openClass({ endsOn: addDays(day, -1) });
    expect(await say(comeAnew().post(over.path, tellingOf(1)))).toBe("404 LinkEnded");

    const { teacher, scope, path, link } = await openClass();
    const place = { uid: teacher.uid, year, codeHash: link?.id ?? "" };
    await teacher.fetch(`api/links/${link?.id}`, { method: "DELETE" });
    const telling = createReportTelling({ ...server, wakePush: () => undefined });
    const { number: _, name: __, key, ...said } = tellingOf(1);
    const wish = { ...said, keyHash: hashGuestKey(key), studentId: "s1", door: "name" } as never;
    await expect(
      telling.tell(place, plainCalendar, { telling: wish, replaces: [] }),
    ).rejects.toThrow("끝났거나 바뀌었어요");
    expect(await say(comeAnew().post(path, tellingOf(1)))).toBe("404 LinkEnded");
    expect(await listRows(teacher, scope)).toEqual([]);
  });

  it("takes and tells nothing of a year that is over, by whatever key; what was told in it stays", async () => {
    const { teacher, scope, path } = await openClass();
    const phone = comeAnew();
    await phone.post(path, tellingOf(1));
    const morning = server.now();
    moveTo(toSeoulMidnight(addDays(toSchoolYearSpan(year).to, 1)) + 8 * HOUR_MS);
    const page = path.replace(/^api\/|\/reports$/gu, "");
    const back = { key: keyOf("1"), day, type: "absent" };
    const said = [
      await say(phone.post(path, tellingOf(1, { note: "또 아파요" }))),
      await say(phone.post(path, tellingOf(2, { day: toSeoulDay(server.now()) }))),
      await say(phone.post(`${path}/mine`, { key: keyOf("1") })),
      await say(phone.post(`${path}/take-back`, back)),
    ];
    const { status } = await phone.fetch(page);
    moveTo(morning);
    expect([...said, status]).toEqual([...said.map(() => "404 LinkEnded"), 404]);
    expect((await listRows(teacher, scope)).map(([, , data]) => data?.["note"])).toEqual([NOTE]);
  });

  it("a teacher's device writes the state and nothing that a family said, also of what was taken back meanwhile", async () => {
    const { teacher, scope, path } = await openClass();
    const phone = comeAnew();
    await phone.post(path, tellingOf(1));
    const id = (await listRows(teacher, scope))[0]?.[1] ?? "";
    const write = async (set: object) =>
      (await teacher.push(scope, [{ ...op("familyReport", id, {}), set: { ...set } }])).results[0];
    for (const set of [{ note: "고침" }, { state: "taken", at: 1 }, { [DEAD]: true }])
      expect((await write(set))?.refusal).toMatchObject({ type: "denied", detail: "report-fixed" });
    await phone.post(`${path}/take-back`, { key: keyOf("1"), day, type: "absent" });
    expect((await write({ state: "taken" }))?.refusal).toBeUndefined();
    expect(await listRows(teacher, scope)).toEqual([]);
  });

  it.each([60_000, 180_000])(
    "what a teacher took %i ms after it was told is known to be taken, though its family took it back after 120,000 ms",
    async (after) => {
      const { teacher, scope, path } = await openClass();
      const phone = comeAnew();
      await phone.post(path, tellingOf(1));
      const id = (await listRows(teacher, scope))[0]?.[1] ?? "";
      stamps += 1;
      const at = toStamp(server.now() + after, stamps, "d1");
      moveTo(server.now() + 120_000);
      await phone.post(`${path}/take-back`, { key: keyOf("1"), day, type: "absent" });
      const taken = { n: stamps, kind: "familyReport", id, set: { state: "taken" }, at };
      const { rows, results } = await teacher.push(scope, [taken]);
      expect(results[0]?.refusal).toBeUndefined();
      const row = rows.findLast(([name, rowId]) => name === "familyReport" && rowId === id)?.[2];
      expect(row).toMatchObject({ type: "absent", state: "taken" });
      expect(row).not.toHaveProperty("keyHash");
    },
  );

  it("leaves nothing that a family wrote 30 days after its day, also in the history; that it was told stays", async () => {
    const { scope, path } = await openClass();
    await comeAnew().post(path, tellingOf(1));
    await comeAnew().post(path, tellingOf(2));
    await comeAnew().post(`${path}/take-back`, { key: keyOf("2"), day, type: "absent" });
    const run = (days: number) =>
      createEmptyWordsJob({ ...server, now: () => server.now() + days * DAY_MS }).run();
    const read = async () => {
      const { queries } = server.database;
      const found = [];
      for (const table of ["rows", "history"] as const)
        found.push(
          await queries
            .selectFrom(table)
            .selectAll()
            .where("scope", "=", scope)
            .where("kind", "=", "familyReport")
            .execute(),
        );
      return JSON.stringify(found);
    };
    await run(30);
    expect(await read()).toContain(NOTE);
    await run(31);
    expect(await read()).not.toMatch(new RegExp(`${NOTE}|어머니|${hashGuestKey(keyOf("1"))}`));
    expect(await read()).toMatch(/\\"type\\":\\"absent\\"/);
  });
});
