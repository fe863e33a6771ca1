import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { FollowedFeed } from "@damim/domain/schedule/incoming/followed-feed.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { beforeEach, afterEach, describe, expect, it } from "vitest";
import type { CalendarAnswer, CalendarMarks } from "../base/ports/outside.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { createFeedsJob } from "./feeds-job.ts";

const year = recordSchoolYear(toSeoulDay(Date.now()));
const secret = "https://cal.example/private-7f3k9qx2/basic.ics";
const id = createUuidV7(Date.now());
const toText = (titles: readonly string[]) =>
  [
    "BEGIN:VCALENDAR",
    ...titles.flatMap((title, at) => [
      "BEGIN:VEVENT",
      `UID:u${at}`,
      `DTSTART;VALUE=DATE:${year}1124`,
      `SUMMARY:${title}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ].join("\r\n");

describe.each(DATABASE_KINDS)("a calendar that is followed, on %s", (kind) => {
  let server: TestServer;
  let teacher: TestTeacher;
  let answer: CalendarAnswer;
  let asked: { readonly address: string; readonly marks: CalendarMarks }[];
  /** What happens while a calendar comes. */
  let meanwhile: () => Promise<unknown>;
  beforeEach(async () => {
    asked = [];
    meanwhile = async () => undefined;
    answer = { type: "text", text: toText(["학예회", "현장체험학습"]), marks: { etag: '"1"' } };
    server = await buildTestServer(kind, {
      deps: {
        fetchCalendar: async (address, marks) => {
          asked.push({ address, marks });
          await meanwhile();
          return answer;
        },
      },
    });
    teacher = await buildTeacher(buildServerBrowser(server));
  });
  afterEach(() => server.close());

  const follow = (who = teacher, body: object = {}, feedId = id) =>
    who.post(`api/feeds/${feedId}`, { name: "학교", colour: "green", address: secret, ...body });
  const of = (feedId: string) => ({ address: `https://cal.example/${feedId}.ics` });
  let ops = 0;
  const setNumbersOnly = (numbersOnly = true) => {
    const set = {
      [DEAD]: false,
      mode: "homeroom",
      teachesOtherClasses: false,
      school: "한빛초",
      grade: 3,
      classNo: "2",
      numbersOnly,
    };
    const at = toStamp(Date.now(), (ops += 1), "d1");
    const op = { n: ops, kind: "schoolYear", id: String(year), set, at };
    return teacher.push(profileScope(teacher.uid), [op]);
  };
  const list = async (who = teacher) =>
    (await readJson<{ feeds: FollowedFeed[] }>(await who.fetch("api/feeds"))).feeds;
  const end = (who = teacher) => who.fetch(`api/feeds/${id}`, { method: "DELETE" });
  const runJob = () => createFeedsJob(server).run();
  const readScope = async () => {
    const scope = yearScope(teacher.uid, year);
    const { queries } = server.database;
    const found = await queries
      .selectFrom("scopes")
      .select("seq")
      .where("scope", "=", scope)
      .execute();
    const rows = await queries
      .selectFrom("rows")
      .selectAll()
      .where("scope", "=", scope)
      .where("dead_at", "is", null)
      .orderBy("id")
      .execute();
    return {
      seq: Number(found[0]?.seq ?? 0),
      titles: rows.map(({ data }) => (JSON.parse(data) as { title: string }).title).toSorted(),
      rows,
    };
  };

  it("comes as rows of its own, is told without its address, and goes with them", async () => {
    const event = {
      [DEAD]: false,
      title: "내 일정",
      day: `${year}-11-24`,
      colour: "blue",
      source: "me",
    };
    await teacher.push(yearScope(teacher.uid, year), [
      { n: 1, kind: "event", id: "e1", set: event, at: toStamp(Date.now(), 0, "d1") },
    ]);
    const told = await follow(teacher, { address: secret.replace("https", "webcal") });
    expect(told.status).toBe(200);
    expect(asked).toEqual([{ address: secret, marks: {} }]);
    expect(await list()).toMatchObject([
      { id, name: "학교", colour: "green", host: "cal.example", failure: null },
    ]);
    const { rows, titles } = await readScope();
    expect(titles).toEqual(["내 일정", "학예회", "현장체험학습"]);
    const [row] = rows.filter(({ id: each }) => each !== "e1");
    expect(row?.id).toMatch(new RegExp(`^feed~${id}~[0-9a-f]{12}~${year}-11-24$`));
    expect(JSON.parse(row?.data ?? "{}")).toMatchObject({ source: "feed", origin: "학교" });

    // Its name and colour without the address, which no page has.
    expect((await follow(teacher, { name: "행사", address: undefined })).status).toBe(200);
    expect((await readScope()).rows.filter(({ data }) => data.includes("행사"))).toHaveLength(2);
    expect((await end()).status).toBe(200);
    expect([await list(), (await readScope()).titles]).toEqual([[], ["내 일정"]]);
  });

  it("lies sealed, and stands in no line of the log", async () => {
    await follow();
    answer = { type: "failed", failure: "away" };
    await follow(teacher, {}, createUuidV7(Date.now()));
    await runJob();
    const rows = await server.database.queries.selectFrom("feeds").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/cal\.example|private-7f3k9qx2/);
    expect(server.logLines.join("\n")).not.toMatch(/cal\.example|private-7f3k9qx2/);
  });

  it("writes nothing where it is as it was, and keeps what it had where it fails", async () => {
    await follow();
    const { seq } = await readScope();
    const [before] = await list();
    server.moveClock(3 * 3_600_000);
    answer = { type: "same" };
    await runJob();
    expect(asked.at(-1)?.marks).toEqual({ etag: '"1"' });
    answer = { type: "text", text: toText(["학예회", "현장체험학습"]), marks: { etag: '"2"' } };
    await runJob();
    expect((await readScope()).seq).toBe(seq);
    const [fresh] = await list();
    expect(fresh?.goodAt).toBeGreaterThan(before?.goodAt ?? 0);

    server.moveClock(86_400_000);
    for (const text of ["<title>로그인</title>", "BEGIN:VCALENDAR"]) {
      answer = { type: "text", text, marks: {} };
      await runJob();
      expect(await list()).toMatchObject([{ failure: "notCalendar", goodAt: fresh?.goodAt }]);
    }
    answer = { type: "failed", failure: "refused" };
    await runJob();
    expect(await list()).toMatchObject([{ failure: "refused", goodAt: fresh?.goodAt }]);
    expect((await readScope()).seq).toBe(seq);

    answer = { type: "text", text: toText(["학예회 연습"]), marks: {} };
    await runJob();
    expect([(await readScope()).titles, (await list())[0]?.failure]).toEqual([
      ["학예회 연습"],
      null,
    ]);
  });

  it("is kept only where it came: nothing of a wrong one stays, nor of a sixth", async () => {
    answer = { type: "failed", failure: "notPublic" };
    const refused = await follow();
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("인터넷에 공개된 https 주소만");
    for (const address of ["http://cal.example/a.ics", "https://u:p@cal.example/", "캘린더"])
      expect((await follow(teacher, { address })).status).toBe(422);
    expect((await follow(teacher, {}, "not-an-id")).status).toBe(404);
    expect([asked.length, await list(), (await readScope()).seq]).toEqual([1, [], 0]);

    answer = { type: "text", text: toText(["학예회"]), marks: {} };
    const ids = Array.from({ length: 6 }, () => createUuidV7(Date.now()));
    const said = [];
    for (const each of ids) said.push((await follow(teacher, of(each), each)).status);
    expect(said).toEqual([200, 200, 200, 200, 200, 409]);
  });

  it("is nobody else's: another teacher's id is one that is not there", async () => {
    await follow();
    const other = await buildTeacher(buildServerBrowser(server));
    expect(await list(other)).toEqual([]);
    expect((await end(other)).status).toBe(404);
    expect((await follow(other, { address: undefined })).status).toBe(404);
    expect((await follow(other, { address: "https://other.example/a.ics" })).status).toBe(200);
    expect([(await list())[0]?.host, (await list(other))[0]?.host]).toEqual([
      "cal.example",
      "other.example",
    ]);
    await end(other);
    expect((await readScope()).titles).toEqual(["학예회", "현장체험학습"]);
  });

  it("rests while its teacher is stopped, and where names stay on the device", async () => {
    await follow();
    const until = server.now() + 3_600_000;
    const { queries } = server.database;
    const stopped = { user_id: teacher.uid, until, reason: "시험" };
    await queries.insertInto("suspensions").values(stopped).execute();
    await runJob();
    expect((await follow()).status).toBe(403);
    expect(asked).toHaveLength(1);
    await queries.deleteFrom("suspensions").execute();

    await setNumbersOnly();
    await runJob();
    expect((await follow()).status).toBe(409);
    expect(asked).toHaveLength(1);
    expect((await end()).status).toBe(200);
  });

  it("leaves no name where the year has numbers only: not in rows, nor in what they were", async () => {
    await follow();
    answer = { type: "text", text: toText(["김하린 상담"]), marks: {} };
    await runJob();
    await setNumbersOnly();
    await runJob();
    const { rows, titles } = await readScope();
    const history = await server.database.queries.selectFrom("history").selectAll().execute();
    expect([titles, JSON.stringify({ rows, history })]).toEqual([
      [],
      expect.not.stringMatching(/김하린|학예회/),
    ]);
    expect(await list()).toMatchObject([{ failure: "numbersOnly" }]);

    // It comes anew as soon as names may stand there again.
    await setNumbersOnly(false);
    await runJob();
    expect([(await readScope()).titles, (await list())[0]?.failure]).toEqual([
      ["김하린 상담"],
      null,
    ]);
  });

  it.each(["follow", "job"] as const)("asks again what holds once it came: %s", async (way) => {
    const { queries } = server.database;
    const stopped = { user_id: teacher.uid, until: server.now() + 3_600_000, reason: "시험" };
    const changes = [
      [409, () => setNumbersOnly(), () => setNumbersOnly(false)],
      [
        403,
        () => queries.insertInto("suspensions").values(stopped).execute(),
        () => queries.deleteFrom("suspensions").execute(),
      ],
    ] as const;
    if (way === "job") await follow();
    const before = await readScope();
    answer = { type: "text", text: toText(["김하린 상담"]), marks: {} };
    for (const [status, change, undo] of changes) {
      meanwhile = change;
      if (way === "follow") expect((await follow()).status).toBe(status);
      else await runJob();
      expect((await readScope()).titles).toEqual(before.titles);
      await undo();
    }
  });

  it("that was ended while it came does not come back", async () => {
    await follow();
    for (const again of [{ address: undefined, name: "새 이름" }, { name: "새 이름" }]) {
      meanwhile = () => end();
      expect((await follow(teacher, again)).status).toBe(404);
      expect([await list(), (await readScope()).titles]).toEqual([[], []]);
      meanwhile = async () => undefined;
      await follow();
    }
    meanwhile = () => end();
    await runJob();
    expect([await list(), (await readScope()).titles]).toEqual([[], []]);
  });

  it("is one feed however often its address is followed, and five at most at once", async () => {
    const followAtOnce = async (toBody: (each: string, at: number) => object) => {
      const ids = Array.from({ length: 10 }, () => createUuidV7(Date.now()));
      let count = 0;
      let open = (): void => undefined;
      const all = new Promise<void>((resolve) => (open = resolve));
      meanwhile = async () => ((count += 1) === ids.length ? open() : all);
      const said = ids.map((each, at) => follow(teacher, toBody(each, at), each));
      return (await Promise.all(said)).filter(({ ok }) => ok).length;
    };
    const addresses = [secret, secret.replace("cal.example", "CAL.example")];
    expect(await followAtOnce((_, at) => ({ address: addresses[at % 2] }))).toBe(10);
    expect([(await list()).length, (await readScope()).titles]).toEqual([
      1,
      ["학예회", "현장체험학습"],
    ]);
    expect([await followAtOnce(of), (await list()).length]).toEqual([4, 5]);
  });

  it("has a name on one line", async () => {
    expect((await follow(teacher, { name: "학교\0\u202e\n소식" })).status).toBe(200);
    expect(await list()).toMatchObject([{ name: "학교 소식" }]);
    expect((await follow(teacher, { name: "\u202e \0" })).status).toBe(400);
  });

  it("is tried so many times an hour", async () => {
    answer = { type: "failed", failure: "away" };
    for (let n = 0; n < 20; n += 1) await follow();
    expect((await follow()).status).toBe(429);
  });
});
