import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight } from "@damim/domain/calendar-day/korean-instant.ts";
import { familyKinds } from "@damim/domain/family-page/family-news.ts";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { recordSchoolYear, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { openPushStandIn, type PushStandIn } from "../testing/open-push-stand-in.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { familyPush } from "./module.ts";
import { openFamilyPushes, type FamilyPushes } from "./family-pushes.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MARKER = "표식학생";

describe.each(DATABASE_KINDS)("what families hear by push on %s", (kind) => {
  let service: PushStandIn;
  let server: TestServer;
  let pushes: FamilyPushes;
  let teacher: TestTeacher;
  let scope: string;
  let code: string;
  let clock: number;
  let count = 0;
  const today = toSeoulDay(Date.now());
  const tomorrow = addDays(today, 1);
  const year = recordSchoolYear(today);
  const at = (day: typeof today, hour: number): number => toSeoulMidnight(day) + hour * HOUR_MS;

  beforeEach(async () => {
    clock = at(today, 10);
    service = await openPushStandIn();
    server = await buildTestServer(kind, {
      env: { DAMIM_PUSH_HOSTS: service.host, DAMIM_SUPPORT_EMAIL: "help@school.example" },
      deps: { fetchOutside: fetch, now: () => clock },
    });
    pushes = openFamilyPushes(server);
    teacher = await buildTeacher(buildServerBrowser(server));
    scope = yearScope(teacher.uid, year);
    await write("familyPage/one", { since: today, endsOn: toSchoolYearSpan(year).to });
    code = await link("class", String(year));
  });
  afterEach(async () => {
    await server.close();
    await service.close();
  });

  async function write(row: string, set: object): Promise<void> {
    const [of = "", id = ""] = row.split("/");
    count += 1;
    const op = { n: count, kind: of, id, set: { [DEAD]: false, ...set } };
    const reply = await teacher.push(scope, [{ ...op, at: toStamp(clock, count, "d1") }]);
    expect(JSON.stringify(reply)).not.toContain("refusal");
  }
  async function link(of: string, target: string): Promise<string> {
    const made = await teacher.post("api/links", { kind: of, target });
    const { links } = await readJson<{ links: { kind: string; code: string }[] }>(made);
    return links.find((one) => one.kind === of)?.code ?? "";
  }
  const tell = (lines: string, day = today) =>
    write(`dayNotice/${day}`, { day, lines, told: lines, doneAt: clock, toldAt: clock });
  const open = (until = addDays(today, 5)) => {
    const hours = [{ day: until, from: "14:40", to: "15:40", isOpen: true }];
    const more = { minutes: 20, gap: 0, closesHoursBefore: 2, confirm: "teacher" };
    const plan = { title: "2학기 상담", ways: ["face"], hours, state: "open", ...more };
    return write("bookingPlan/p", plan);
  };
  const post = (path: string, body: object) =>
    buildServerBrowser(server).post(`api/class/${code}/${path}`, body);
  async function hear(name = "phone") {
    const phone = service.subscribe(name);
    expect((await post("push", phone)).status).toBe(200);
    return phone;
  }
  async function turn(): Promise<void> {
    await server.deliveries.turn();
    await pushes.turn();
  }
  const listBodies = () =>
    service.taken.map((taken) => (JSON.parse(service.read(taken)) as { body: string }).body);
  const listRows = () => server.database.queries.selectFrom("family_push").selectAll().execute();

  it("is one message for what was told, which leads to the page; the same told again is none, and three are the most of a day", async () => {
    await tell("그 앞에 있던 것");
    await hear();
    await turn();
    expect(listBodies()).toEqual([]);
    clock += MINUTE_MS;
    await tell("독서록 내기");
    await turn();
    await turn();
    clock += MINUTE_MS;
    await tell("독서록 내기");
    await turn();

    const [taken] = service.taken;
    expect(taken && JSON.parse(service.read(taken))).toEqual({
      tag: expect.stringMatching(/^[\w-]+$/),
      title: "우리 반 소식",
      body: "오늘 알림장이 왔어요",
      path: `/class/${code}`,
    });
    expect(taken?.headers).toMatchObject({ ttl: String(10 * 3_600 - 60), urgency: "normal" });
    for (const line of ["우산", "물감", "공책"]) {
      clock += MINUTE_MS;
      await tell(line);
      await turn();
    }
    expect(listBodies()).toHaveLength(3);
    clock = at(tomorrow, 9);
    await tell("붓", tomorrow);
    await turn();
    expect(listBodies()).toHaveLength(4);
  });

  it("waits from evening to morning, and then says the newest of each sort once", async () => {
    await hear();
    await open();
    clock = at(today, 20.5);
    await tell("독서록 내기");
    await link("book", `${year}~p`);
    await turn();
    clock = at(tomorrow, 6.9);
    await tell("물감", tomorrow);
    await turn();
    expect(listBodies()).toEqual([]);

    clock = at(tomorrow, 7);
    await turn();
    expect(listBodies().toSorted()).toEqual(["상담 예약이 열렸어요", "오늘 알림장이 왔어요"]);
  });

  it("says that a booking opened once it has its link, and its last day at eight", async () => {
    await hear();
    await open(tomorrow);
    await turn();
    expect(listBodies()).toEqual([]);
    await link("book", `${year}~p`);
    await turn();
    expect(listBodies()).toEqual(["상담 예약이 열렸어요"]);

    clock = at(tomorrow, 7.9);
    await turn();
    clock = at(tomorrow, 8);
    await turn();
    await turn();
    expect(listBodies().slice(1)).toEqual(["상담 예약이 오늘까지예요"]);
  });

  it("is nothing of what the page hides, and of a page that is closed", async () => {
    await hear();
    await write("familyPage/one", { hidesNotices: true });
    await tell("독서록 내기");
    await turn();
    await write("familyPage/one", { hidesNotices: null, [DEAD]: true });
    await turn();
    expect(listBodies()).toEqual([]);
  });

  it("ends with its link and when it is switched off, and asks nothing else of a browser that is gone", async () => {
    const phone = await hear();
    await hear("tablet");
    expect((await post("push", phone)).status).toBe(200);
    expect(await listRows()).toHaveLength(2);
    expect((await post("push/end", { endpoint: phone.endpoint })).status).toBe(200);
    service.answerNext(410);
    await tell("독서록 내기");
    await turn();
    expect(await listRows()).toEqual([]);

    await hear();
    const { links } = await readJson<{ links: { id: string }[] }>(await teacher.fetch("api/links"));
    await teacher.fetch(`api/links/${links[0]?.id}`, { method: "DELETE" });
    expect(await listRows()).toEqual([]);
    expect((await post("push", phone)).status).toBe(404);
  });

  it("rests while the teacher is stopped, and takes no new browser; what is there still ends", async () => {
    const phone = await hear();
    await tell("독서록 내기");
    const { queries } = server.database;
    const stopped = { user_id: teacher.uid, until: clock + 90 * MINUTE_MS, reason: "시험" };
    await queries.insertInto("suspensions").values(stopped).execute();
    await turn();
    clock += HOUR_MS;
    await turn();
    expect(service.taken).toEqual([]);
    expect((await post("push", { ...phone, endpoint: `${phone.endpoint}2` })).status).toBe(403);
    expect(await listRows()).toHaveLength(1);

    clock += HOUR_MS;
    await turn();
    expect(service.taken).toHaveLength(1);
    await queries
      .updateTable("suspensions")
      .set({ until: clock + HOUR_MS })
      .execute();
    expect((await post("push/end", { endpoint: phone.endpoint })).status).toBe(200);
    expect(await listRows()).toEqual([]);
  });

  it("is told to operators while it waits", async () => {
    const readWaiting = () => familyPush.facts?.[0]?.read(server);
    await hear();
    await turn();
    expect(await readWaiting()).toBe(0);
    await tell("독서록 내기");
    expect(await readWaiting()).toBe(1);
    await turn();
    expect(await readWaiting()).toBe(0);
  });

  it("goes again after a failure without holding up others, and is left after five", async () => {
    await hear();
    await hear("tablet");
    service.answerNext(500);
    await tell("독서록 내기");
    await turn();
    expect(service.taken).toHaveLength(2);
    clock += MINUTE_MS;
    await turn();
    expect(service.taken).toHaveLength(3);

    await tell("물감");
    service.answerNext(...Array.from({ length: 40 }, () => 500));
    for (let n = 0; n < 60; n += 1, clock += 5 * MINUTE_MS) await turn();
    expect(service.taken.length - 3).toBeLessThanOrEqual(10);
    expect((await listRows()).map(({ attempts, holder }) => [attempts, holder])).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it("comes once to each browser whichever process sends, also where one died in the middle", async () => {
    for (let n = 0; n < 60; n += 1) await hear(`phone${n}`);
    await turn();
    await tell("독서록 내기");
    await server.deliveries.turn();
    const held = {
      holder: "died",
      lease_until: clock + HOUR_MS / 12,
      next_at: clock + HOUR_MS / 12,
    };
    const { token = "" } = (await listRows())[0] ?? {};
    await server.database.queries
      .updateTable("family_push")
      .set(held)
      .where("token", "=", token)
      .execute();
    await Promise.all([pushes, openFamilyPushes(server)].map((one) => one.turn()));
    expect(new Set(service.taken.map(({ path }) => path)).size).toBe(59);
    expect(service.taken).toHaveLength(59);

    clock += HOUR_MS / 12;
    await Promise.all([pushes, openFamilyPushes(server)].map((one) => one.turn()));
    expect(service.taken).toHaveLength(60);
  });

  it.each([
    ["an address of no push service", { endpoint: "https://192.168.0.1/x" }, 422],
    ["plain http", { endpoint: "http://fcm.googleapis.com/x" }, 422],
    ["a key that is none", { keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) } }, 422],
    ["more than 4 KB", { endpoint: `https://fcm.googleapis.com/${"x".repeat(4_100)}` }, 413],
  ])("is refused for %s", async (_, set, status) => {
    expect((await post("push", { ...service.subscribe("phone"), ...set })).status).toBe(status);
    expect(await listRows()).toEqual([]);
  });

  it("holds no name and no word of a record, whatever a teacher wrote", async () => {
    await hear();
    // Of all that families read nothing of, beside their schemas.
    const others = checkedKinds.filter(({ name }) => !familyKinds.includes(name));
    await server.database.queries
      .insertInto("rows")
      .values(
        others.map(({ name, scope: place }, n) => ({
          scope: place === "profile" ? profileScope(teacher.uid) : scope,
          kind: name,
          id: MARKER,
          data: JSON.stringify({
            name: MARKER,
            title: MARKER,
            text: MARKER,
            day: today,
            hours: [],
          }),
          stamps: "{}",
          seq: 1_000 + n,
          dead_at: null,
        })),
      )
      .execute();
    await write("student/s1", { number: 7, name: MARKER });
    const event = { title: MARKER, place: MARKER, note: MARKER, colour: "blue", source: "me" };
    await write("event/e", { ...event, day: today, start: "14:30" });
    await tell(`${MARKER} 남기\n${MARKER.slice(1)} 준비물\n독서록`);
    await open();
    await write("bookingPlan/p", { title: MARKER, note: MARKER, place: MARKER });
    await link("book", `${year}~p`);
    await turn();

    expect(listBodies()).toHaveLength(2);
    const left = service.taken.map((one) => service.read(one) + JSON.stringify(one.headers));
    expect([...left, ...server.logLines].filter((text) => text.includes(MARKER))).toEqual([]);
    expect(JSON.stringify(await listRows())).not.toMatch(/표식|독서록/);
  });
});
