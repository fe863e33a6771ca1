import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import type { BookingReply, MyBooking } from "@damim/domain/booking/booking-reply.ts";
import { toSlotId } from "@damim/domain/booking/slot-place.ts";
import { addDays, toSeoulDay, toWeekday } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { describe, expect, it } from "vitest";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  readRefusal,
  type TestBrowser,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { openLiveReader } from "../testing/open-live-reader.ts";
import { createEmptyWordsJob } from "../sync/empty-words-job.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfAll } from "../testing/server-of-tests.ts";

const DAY_MS = 86_400_000;
const NAMES = ["김하린", "남지호", "백현우", "노은우"];
const WISH = "친구 관계를 여쭙고 싶어요";
const weekdayFrom = (day: ReturnType<typeof toSeoulDay>): typeof day =>
  [0, 6].includes(toWeekday(day)) ? weekdayFrom(addDays(day, 1)) : day;

describe.each(DATABASE_KINDS)("booking by a code on %s", (kind) => {
  const server = serverOfAll(kind);
  let stamps = 0;
  const op = (ofKind: string, id: string, set: Record<string, unknown>, at = Date.now()): Op => {
    stamps += 1;
    return { n: stamps, kind: ofKind, id, set, at: toStamp(at, stamps, "d1") };
  };

  async function openPlan(more: Record<string, unknown> = {}) {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const day = weekdayFrom(addDays(toSeoulDay(Date.now()), 3));
    const year = recordSchoolYear(day);
    const scope = `t/${teacher.uid}/${year}`;
    await teacher.push(`t/${teacher.uid}/profile`, [
      op("schoolYear", String(year), {
        [DEAD]: false,
        mode: "homeroom",
        teachesOtherClasses: false,
        school: "한빛초",
        grade: 3,
        classNo: "2",
      }),
    ]);
    const plan = {
      [DEAD]: false,
      title: "2학기 상담",
      ways: ["face", "phone"],
      minutes: 20,
      gap: 0,
      hours: [{ day, from: "14:40", to: "15:40", isOpen: true }],
      closesHoursBefore: 18,
      confirm: "teacher",
      state: "open",
      ...more,
    };
    const reply = await teacher.push(scope, [
      op("bookingPlan", "p", plan),
      ...NAMES.map((name, index) =>
        op("student", `s${index + 1}`, { [DEAD]: false, number: index + 1, name }),
      ),
    ]);
    expect(reply.results.filter(({ refusal }) => refusal)).toEqual([]);
    const made = await teacher.post("api/links", { kind: "book", target: `${year}~p` });
    const { links } = await readJson<{ links: { code: string; address: string }[] }>(made);
    return { teacher, day, scope, code: links[0]?.code ?? "", address: links[0]?.address };
  }

  const claimOf = (day: string, number: number, time: string, more: object = {}) => ({
    key: `key-of-${number}`.padEnd(22, "x"),
    day,
    time,
    number,
    name: NAMES[number - 1],
    way: "face",
    guardian: "어머니",
    phone: "010-1234-5678",
    wish: WISH,
    ...more,
  });
  const slotOf = async (teacher: TestTeacher, scope: string, day: string, time: string) => {
    const { rows } = await teacher.push(scope, []);
    const id = toSlotId({ planId: "p", day: day as "2026-01-01", time });
    return rows.find(([rowKind, rowId]) => rowKind === "bookingSlot" && rowId === id)?.[2];
  };
  const guest = (): TestBrowser => buildServerBrowser(server);

  it("tells free times and no name, and is taken once; the answer that got lost comes again", async () => {
    const { teacher, day, scope, code, address } = await openPlan();
    expect(address).toMatch(/\/damim\/book\/[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const phone = guest();
    const read = async () => readJson<BookingReply>(await phone.fetch(`api/book/${code}`));
    expect(await read()).toMatchObject({
      title: "2학기 상담",
      host: "3학년 2반 담임",
      days: [{ day, times: ["14:40", "15:00", "15:20"] }],
    });

    const claim = claimOf(day, 1, "15:00");
    const first = await phone.post(`api/book/${code}/claims`, claim);
    expect(first.status).toBe(200);
    expect(await readJson<MyBooking>(first)).toMatchObject({ state: "asked", day, time: "15:00" });
    expect((await phone.post(`api/book/${code}/claims`, claim)).status).toBe(200);
    const other = await guest().post(`api/book/${code}/claims`, claimOf(day, 2, "15:00"));
    expect([other.status, await other.text()]).toEqual([
      409,
      expect.stringContaining("slot-taken"),
    ]);
    expect((await read()).days[0]?.times).toEqual(["14:40", "15:20"]);

    const again = await guest().post(
      `api/book/${code}/claims`,
      claimOf(day, 1, "15:20", { key: "z".repeat(22) }),
    );
    expect([again.status, await again.text()]).toEqual([409, expect.stringContaining("already")]);
    expect(await slotOf(teacher, scope, day, "15:00")).toMatchObject({
      state: "asked",
      studentId: "s1",
    });
    const told = await Promise.all([
      phone.fetch(`api/book/${code}`),
      phone.post(`api/book/${code}/mine`, { key: claim.key }),
    ]);
    const words = (await Promise.all(told.map((answer) => answer.text()))).join();
    for (const word of [...NAMES, "어머니", WISH, "010-1234", claim.key])
      expect(words).not.toContain(word);
    expect(server.logLines.join("")).not.toContain(WISH);
    expect(server.logLines.join("")).not.toContain(code);
  });

  it("is moved and cancelled by whoever has the key, within the time, and by nobody else", async () => {
    const { teacher, day, scope, code } = await openPlan();
    const phone = guest();
    const { key } = claimOf(day, 1, "15:00");
    const booked = await readJson<MyBooking>(
      await phone.post(`api/book/${code}/claims`, claimOf(day, 1, "15:00")),
    );
    const other = await phone.post(`api/book/${code}/claims`, claimOf(day, 2, "15:20"));
    const id = "id" in booked && booked.id;
    expect(await readJson(other)).toMatchObject({ id: expect.not.stringMatching(`^${id}$`) });

    const toTaken = await phone.post(`api/book/${code}/mine/move`, { key, day, time: "15:20" });
    expect(toTaken.status).toBe(409);
    expect(await slotOf(teacher, scope, day, "15:00")).toMatchObject({ state: "asked" });
    const moved = await phone.post(`api/book/${code}/mine/move`, {
      key,
      day,
      time: "14:40",
      way: "phone",
    });
    expect(await readJson(moved)).toMatchObject({
      state: "asked",
      id,
      time: "14:40",
      way: "phone",
    });
    expect(Object.keys((await slotOf(teacher, scope, day, "15:00")) ?? {})).toEqual(["keyHash"]);
    expect(await slotOf(teacher, scope, day, "14:40")).toMatchObject({
      guardian: "어머니",
      wish: WISH,
    });

    const wrong = await phone.post(`api/book/${code}/mine/cancel`, { key: "y".repeat(22) });
    expect(wrong.status).toBe(404);
    for (let turn = 0; turn < 2; turn += 1) {
      const cancelled = await phone.post(`api/book/${code}/mine/cancel`, { key });
      expect(await readJson(cancelled)).toEqual({ state: "cancelled" });
    }
    const late = await openPlan({ closesHoursBefore: 168 });
    expect(
      (await phone.post(`api/book/${late.code}/claims`, claimOf(late.day, 1, "15:00"))).status,
    ).toBe(409);
  });

  it("takes no number with another name, and after five of them none but the right one for a while", async () => {
    const { day, code } = await openPlan();
    const phone = guest();
    const named = (name: string) =>
      phone.post(`api/book/${code}/claims`, claimOf(day, 1, "15:00", { name }));
    const names = ["없는이", "남지호", "백현우", "노은우", "김하", "김한"];
    const tries: Response[] = [];
    for (const name of ["김하린 ", ...names, "김하린"]) tries.push(await named(name));
    expect(tries.map(({ status }) => status)).toEqual([200, 422, 422, 422, 422, 422, 429, 200]);
    const [miss, unknown] = await Promise.all([
      tries[1]?.text(),
      phone
        .post(`api/book/${code}/claims`, claimOf(day, 2, "15:20", { number: 39 }))
        .then((answer) => answer.text()),
    ]);
    const plain = (text = "") => text.replaceAll(/"requestId":"[^"]+"/g, "");
    expect(plain(miss)).toBe(plain(unknown));
    expect((await phone.post(`api/book/${code}/claims`, claimOf(day, 2, "14:40"))).status).toBe(
      200,
    );
  });

  it("is taken three times a day for a pupil by one address; what was refused is no time", async () => {
    const { day, code } = await openPlan();
    const claim = async (pupil: number, time: string) =>
      guest().post(`api/book/${code}/claims`, claimOf(day, pupil, time));
    const cancel = () =>
      guest().post(`api/book/${code}/mine/cancel`, { key: claimOf(day, 1, "").key });
    await claim(2, "15:00");
    for (let time = 0; time < 3; time += 1) {
      expect((await claim(1, "15:00")).status).toBe(409);
      expect((await claim(1, "14:40")).status).toBe(200);
      await cancel();
    }

    const refused = await claim(1, "14:40");
    expect([refused.status, await readRefusal(refused)]).toEqual([429, "too-many-claims"]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_600);
    expect((await claim(3, "15:20")).status).toBe(200);
  });

  it("refuses what is too large and badly made", async () => {
    const { day, code } = await openPlan();
    const phone = guest();
    const statusOf = async (path: string, body: object) => (await phone.post(path, body)).status;
    expect(
      await statusOf(
        `api/book/${code}/claims`,
        claimOf(day, 1, "15:00", { wish: "가".repeat(2_000) }),
      ),
    ).toBe(413);
    expect(
      await statusOf(
        `api/book/${code}/claims`,
        claimOf(day, 1, "15:00", { wish: "가".repeat(301) }),
      ),
    ).toBe(400);
    expect(
      await statusOf(`api/book/${code}/claims`, claimOf(day, 1, "15:00", { key: "short" })),
    ).toBe(400);
    expect(await statusOf(`api/book/${code}/claims`, claimOf(day, 1, "15:10"))).toBe(409);
  });

  it("is led to by the short way, however it is typed", async () => {
    const { code } = await openPlan();
    const led = await guest().fetch(`go/${code.toLowerCase().replace("-", " ")}`);
    expect([led.status, led.headers.get("location")]).toEqual([302, `/damim/book/${code}`]);
  });

  it("is never blocked, confirmed or removed by a device that saw it otherwise", async () => {
    const { teacher, day, scope, code } = await openPlan();
    const id = toSlotId({ planId: "p", day, time: "15:00" });
    await guest().post(`api/book/${code}/claims`, claimOf(day, 1, "15:00"));
    const own = await slotOf(teacher, scope, day, "15:00");
    const refusalOf = async (...ops: readonly Op[]) =>
      (await teacher.push(scope, ops)).results.map(
        ({ refusal }) => refusal && ("detail" in refusal ? refusal.detail : refusal.type),
      );

    const early = Date.now() - 60_000;
    expect(
      await refusalOf(op("bookingSlot", id, { [DEAD]: false, state: "blocked" }, early)),
    ).toEqual(["slot-taken"]);
    expect(await refusalOf(op("bookingSlot", id, { state: "blocked" }))).toEqual(["slot-taken"]);
    expect(await refusalOf(op("bookingSlot", id, { [DEAD]: true }))).toEqual(["slot-taken"]);
    expect(
      await refusalOf(op("bookingSlot", id, { state: null, keyHash: "0".repeat(64) })),
    ).toEqual(["slot-other"]);
    expect(
      await refusalOf(op("bookingSlot", id, { state: "confirmed", keyHash: own?.["keyHash"] })),
    ).toEqual([undefined]);
    await guest().post(`api/book/${code}/mine/cancel`, { key: claimOf(day, 1, "").key });
    expect(
      await refusalOf(op("bookingSlot", id, { state: "confirmed", keyHash: own?.["keyHash"] })),
    ).toEqual(["slot-gone"]);
    await guest().post(`api/book/${code}/claims`, claimOf(day, 2, "15:00"));
    expect(
      await refusalOf(
        op("bookingSlot", id, { state: null, studentId: null, keyHash: own?.["keyHash"] }),
      ),
    ).toEqual(["slot-other"]);
    expect(await slotOf(teacher, scope, day, "15:00")).toMatchObject({
      state: "asked",
      studentId: "s2",
    });
  });

  it("keeps its plan and its minutes as long as somebody is expected", async () => {
    const { teacher, day, scope, code } = await openPlan();
    const refusalOf = async (set: Record<string, unknown>) =>
      (await teacher.push(scope, [op("bookingPlan", "p", set)])).results[0]?.refusal;
    expect(await refusalOf({ minutes: 15 })).toBeUndefined();
    expect(await refusalOf({ minutes: 20 })).toBeUndefined();
    const claim = claimOf(day, 1, "15:00");
    await guest().post(`api/book/${code}/claims`, claim);
    expect(await refusalOf({ [DEAD]: true })).toMatchObject({ detail: "plan-booked" });
    expect(await refusalOf({ minutes: 30 })).toMatchObject({ detail: "plan-timed" });
    expect(await refusalOf({ title: "3학기 상담" })).toBeUndefined();
    const mine = await guest().post(`api/book/${code}/mine`, { key: claim.key });
    expect(await readJson(mine)).toMatchObject({ title: "3학기 상담", to: "15:20" });
    await guest().post(`api/book/${code}/mine/cancel`, { key: claim.key });
    expect(await refusalOf({ [DEAD]: true })).toBeUndefined();
  });

  it("goes to a restored server as a device had it, but never over a later claim", async () => {
    const { teacher, day, scope, code } = await openPlan();
    const id = toSlotId({ planId: "p", day, time: "15:00" });
    await guest().post(`api/book/${code}/claims`, claimOf(day, 2, "15:00"));
    const set = {
      [DEAD]: false,
      state: "confirmed",
      studentId: "s1",
      guardian: "어머니",
      phone: "02-1",
      keyHash: "a".repeat(64),
    };
    const at = toStamp(Date.now() + 1_000, 1, "d2");
    const stamps_ = Object.fromEntries(Object.keys(set).map((field) => [field, at]));

    const { results } = await teacher.push(scope, [
      { n: 1, kind: "bookingSlot", id, set, at, stamps: stamps_ },
    ]);

    expect(results[0]?.refusal).toMatchObject({ type: "denied", detail: "slot-taken" });
    expect(await slotOf(teacher, scope, day, "15:00")).toMatchObject({
      studentId: "s2",
      phone: "010-1234-5678",
    });
  });

  it("reaches open devices at once, the access log with the pupil, and what tells the teacher without one", async () => {
    const { teacher, day, scope, code } = await openPlan();
    const reader = await openLiveReader(teacher, scope);
    await guest().post(`api/book/${code}/claims`, claimOf(day, 1, "15:00"));
    await expect.poll(() => JSON.stringify(reader.frames)).toContain("bookingSlot");
    await reader.close();
    const log = await readJson<object>(
      await teacher.fetch(`api/access-log?month=${toSeoulDay(Date.now()).slice(0, 7)}`),
    );
    expect(JSON.stringify(log)).toMatch(/"act":"change"[^}]*"people":\["s1"\]/);
    const told = await server.database.queries
      .selectFrom("deliveries")
      .selectAll()
      .where("user_id", "=", teacher.uid)
      .execute();
    expect(told.map(({ body }) => body)).toEqual([
      expect.stringMatching(/15:00 예약이 들어왔어요/),
    ]);
    expect(JSON.stringify(told)).not.toMatch(/하린|어머니/);
  });

  it("leaves nothing that a guardian wrote 30 days after its last day, also in the history", async () => {
    const { teacher, day, scope, code } = await openPlan();
    await guest().post(`api/book/${code}/claims`, claimOf(day, 1, "15:00"));
    await guest().post(`api/book/${code}/claims`, claimOf(day, 2, "14:40"));
    await guest().post(`api/book/${code}/mine/cancel`, { key: claimOf(day, 2, "").key });
    const run = (days: number) =>
      createEmptyWordsJob({
        database: server.database,
        writeScope: server.writeScope,
        now: () => Date.now() + days * DAY_MS,
      }).run();
    const read = async () =>
      JSON.stringify([
        await server.database.queries
          .selectFrom("rows")
          .selectAll()
          .where("scope", "=", scope)
          .where("kind", "=", "bookingSlot")
          .execute(),
        await server.database.queries
          .selectFrom("history")
          .selectAll()
          .where("scope", "=", scope)
          .where("kind", "=", "bookingSlot")
          .execute(),
      ]);

    await run(29);
    expect(await read()).toContain(WISH);
    await run(45);
    expect(await read()).not.toMatch(/어머니|010-1234|여쭙고/);
    expect(await slotOf(teacher, scope, day, "15:00")).toMatchObject({
      state: "asked",
      studentId: "s1",
    });
  });

  it("has one winner of many who want the same times in the same moment", async () => {
    const { teacher, day, scope, code } = await openPlan({
      hours: [
        {
          day: weekdayFrom(addDays(toSeoulDay(Date.now()), 3)),
          from: "14:00",
          to: "15:00",
          isOpen: true,
        },
      ],
    });
    await teacher.push(
      scope,
      Array.from({ length: 30 }, (_, index) =>
        op("student", `m${index}`, { [DEAD]: false, number: 100 + index, name: `학생${index}` }),
      ),
    );
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        guest().post(
          `api/book/${code}/claims`,
          claimOf(day, 1, ["14:00", "14:20", "14:40"][index % 3] ?? "", {
            key: `many-${index}`.padEnd(22, "x"),
            number: 100 + index,
            name: `학생${index}`,
          }),
        ),
      ),
    );
    const counts = Map.groupBy(answers, ({ status }) => status);
    expect([counts.get(200)?.length, counts.get(409)?.length]).toEqual([3, 27]);
  });
});
