import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight, toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { workingSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { buildRoom, enterRoom } from "../testing/build-pad-room.ts";
import { buildServerBrowser, buildTeacher, type TestTeacher } from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfEach } from "../testing/server-of-tests.ts";
import { FAMILY_MARK_AT } from "./due-marks.ts";
import { createDueTimes } from "./due-times.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** What must not leave. */
const SECRET = "한비밀";

describe.each(DATABASE_KINDS)("what comes due at a time of its own on %s", (kind) => {
  const server = serverOfEach(kind);
  let teacher: TestTeacher;
  let scope: string;
  let movedMs = 0;
  let count = 0;
  const now = (): number => Date.now() + movedMs;
  beforeEach(async () => {
    movedMs = 0;
    teacher = await buildTeacher(buildServerBrowser(server));
    scope = yearScope(teacher.uid, workingSchoolYear(toSeoulDay(now())));
  });

  const pass = async (byMs: number): Promise<void> => {
    server.moveClock(byMs);
    movedMs += byMs;
    await server.deliveries.turn();
  };
  const push = async (row: string, set: Fields): Promise<void> => {
    const [rowKind = "", id = ""] = row.split("/");
    count += 1;
    const op = { n: count, kind: rowKind, id, set, at: toStamp(now(), count, "d1") };
    const reply = await teacher.push(scope, [op]);
    expect(reply).toMatchObject({ results: [{ n: count }] });
    expect(JSON.stringify(reply)).not.toContain("refusal");
    await server.deliveries.turn();
  };
  const add = (row: string, set: Fields) => push(row, { [DEAD]: false, ...set });
  /** An alarm for the next full minute that is at least so many ms away. Resolves to when it rings. */
  const addAlarm = async (id: string, inMs: number, more: Fields = {}): Promise<number> => {
    const at = Math.ceil((now() + inMs) / MINUTE_MS) * MINUTE_MS;
    await add(`alarm/${id}`, {
      label: SECRET,
      at: toSeoulTimeText(at),
      days: "1234567",
      schoolDaysOnly: false,
      sound: "bell",
      rings: 1,
      ...more,
    });
    return at;
  };
  const listTold = () =>
    server.database.queries.selectFrom("deliveries").selectAll().orderBy("dedupe").execute();
  const listDue = () =>
    server.database.queries.selectFrom("due_times").selectAll().orderBy("row_id").execute();

  it("is found anew where a device says the same once more: its mark may be gone", async () => {
    const op = {
      n: 1,
      kind: "alarm",
      id: "a",
      set: {
        [DEAD]: false,
        label: SECRET,
        at: "10:00",
        days: "1234567",
        schoolDaysOnly: false,
        sound: "bell",
        rings: 1,
      },
      at: toStamp(now(), 1, "d1"),
    };
    await teacher.push(scope, [op]);
    await server.database.queries.deleteFrom("due_times").execute();

    await teacher.push(scope, [op]);

    expect(await listDue()).toMatchObject([{ scope, kind: "alarm", row_id: "a", look_at: 0 }]);
  });

  it("is not what families of a class may hear of, though it is marked beside", async () => {
    const lines = { day: toSeoulDay(now()), lines: "독서록" };
    await push(`dayNotice/${lines.day}`, { [DEAD]: false, ...lines });

    expect(await listDue()).toMatchObject([{ scope, kind: "family", look_at: FAMILY_MARK_AT }]);
    const { database } = server;
    expect(await createDueTimes({ database, now }).findNext()).toBeUndefined();
  });

  it("rings an alarm once on its day, without a word of hers, and then on the next", async () => {
    const at = await addAlarm("a", HOUR_MS);
    await pass(at - now() - 5_000);
    expect(await listTold()).toEqual([]);

    await pass(6_000);
    await pass(6_000);

    const told = await listTold();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      user_id: teacher.uid,
      dedupe: `alarm~a~${toSeoulDay(at)}`,
      class: "own",
      state: "over",
      title: "알람",
      body: `${toSeoulTimeText(at)} 알람이에요.`,
      path: "/alarm",
    });
    expect(JSON.stringify(told)).not.toContain(SECRET);
    expect(await listDue()).toMatchObject([{ next_at: at + 24 * HOUR_MS }]);
  });

  it("takes an alarm back that was moved, switched off or deleted", async () => {
    const at = await addAlarm("moved", HOUR_MS);
    await addAlarm("off", HOUR_MS);
    await addAlarm("gone", HOUR_MS);
    await push("alarm/moved", { at: toSeoulTimeText(at + 2 * HOUR_MS) });
    await push("alarm/off", { off: true });
    await push("alarm/gone", { [DEAD]: true });
    expect((await listDue()).map(({ row_id: id, next_at }) => [id, next_at])).toEqual([
      ["moved", at + 2 * HOUR_MS],
      ["off", null],
    ]);

    await pass(at - now() + 1_000);
    expect(await listTold()).toEqual([]);
    await pass(2 * HOUR_MS);
    expect((await listTold()).map(({ dedupe }) => dedupe.split("~")[1])).toEqual(["moved"]);
  });

  it("rings again on a day on which the alarm was set anew", async () => {
    const at = await addAlarm("a", 2 * MINUTE_MS);
    await pass(at - now() + 1_000);
    const [first] = await listTold();
    const again = await addAlarm("a", 3 * MINUTE_MS);
    await pass(again - now() + 1_000);

    const told = await listTold();
    expect(told.at(-1)?.id).not.toBe(first?.id);
    expect(told.at(-1)?.body).toBe(`${toSeoulTimeText(again)} 알람이에요.`);
  });

  it("keeps silent about what was due while the server slept", async () => {
    const at = await addAlarm("a", HOUR_MS, { once: toSeoulDay(now() + HOUR_MS) });
    await addAlarm("b", 2 * HOUR_MS);
    await add("task/t", { title: SECRET, dueOn: addDays(toSeoulDay(now()), 1), order: "a1" });

    await pass(at - now() + 9 * 24 * HOUR_MS + 10 * MINUTE_MS);

    expect(await listTold()).toEqual([]);
    expect((await listDue()).map(({ row_id: id }) => id)).toEqual(["a", "b", "t"]);
  });

  it("counts a task in the morning of its day, and not one that was done", async () => {
    const day = addDays(toSeoulDay(now()), 2);
    for (const [order, id] of [
      ["a1", "open"],
      ["a2", "done"],
    ])
      await add(`task/${id}`, { title: SECRET, dueOn: day, order });
    await add("taskDay/done~one", { taskId: "done", planned: "one", doneAt: now() });

    await pass(toSeoulMidnight(day) + 7.5 * HOUR_MS - now() + 1_000);

    const told = await listTold();
    expect(told).toMatchObject([
      { dedupe: "task~open~one", class: "digest", state: "waiting", title: "할 일" },
    ]);
    expect(JSON.stringify(told)).not.toContain(SECRET);
  });

  it("reminds of an event as long before as she said, and at once when its day is moved", async () => {
    const day = addDays(toSeoulDay(now()), 3);
    const event = { title: SECRET, day, colour: "blue", source: "me", place: SECRET };
    await add("event/e", { ...event, start: "14:30", remindMinutes: 30 });
    const at = toSeoulMidnight(day) + 14 * HOUR_MS;
    expect(await listDue()).toMatchObject([{ row_id: "e", next_at: at }]);
    await push("event/e", { day: addDays(day, 1) });

    await pass(at - now() + 1_000);
    expect(await listTold()).toEqual([]);
    await pass(24 * HOUR_MS);

    const told = await listTold();
    expect(told).toMatchObject([{ kind: "event", dedupe: "event~e~one", class: "own" }]);
    expect(told[0]?.body).toMatch(/^\d+월 \d+일 14:30 일정이 있어요\.$/);
    expect(JSON.stringify(told)).not.toContain(SECRET);
  });

  it("follows the school's calendar: a day that closes silences its alarms", async () => {
    const found = async (): Promise<number> => (await listDue())[0]?.next_at ?? 0;
    await addAlarm("a", 0, { at: "09:00", schoolDaysOnly: null });
    const at = await found();
    const day = toSeoulDay(at);
    await add(`ownDay/${day}`, { day, type: "closed", label: "재량휴업" });

    expect(toSeoulTimeText(at)).toBe("09:00");
    expect(await found()).toBeGreaterThan(at);
    await push(`ownDay/${day}`, { [DEAD]: true });
    expect(await found()).toBe(at);
  });

  it("goes with the switch of its source", async () => {
    await teacher.push(`t/${teacher.uid}/profile`, [
      {
        n: 900,
        kind: "pushRules",
        id: "one",
        set: { [DEAD]: false, alarm: false },
        at: toStamp(now(), 900, "d1"),
      },
    ]);
    const at = await addAlarm("a", HOUR_MS);
    await pass(at - now() + 1_000);

    expect(await listTold()).toMatchObject([{ state: "over", attempts: 0 }]);
  });

  it("tells a teacher once of a class that waits at the door of a pad room", async () => {
    const room = await buildRoom(teacher, { room: { approvesJoins: true } });
    for (const number of [1, 2]) {
      const { pupil } = await enterRoom(server, room);
      await pupil.post("api/pad/claim", { number });
    }
    const told = await listTold();

    expect(told).toMatchObject([{ kind: "survey", class: "bell", path: "/padIt" }]);
    expect(JSON.stringify(told)).not.toMatch(/김가온|이나래/);
  });
});
