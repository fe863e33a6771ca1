import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { CALENDAR_KINDS, TABLE_KINDS } from "@damim/domain/due-time/year-days.ts";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { workingSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { expect, it } from "vitest";
import { buildRoom, enterRoom } from "../testing/build-pad-room.ts";
import { buildServerBrowser, buildTeacher } from "../testing/build-teacher.ts";
import { buildTestServer } from "../testing/build-test-server.ts";
import { openPushStandIn } from "../testing/open-push-stand-in.ts";

/** The name of a pupil, planted wherever something can be written. */
const MARKER = "표식학생";
/** Alarms that are later than that are not told any more. */
const STEP_MS = 100_000;
const TO_LOOK_MS = 3 * 86_400_000;

it("nothing that leaves by push holds a pupil's name or a record's words, whatever she wrote", async () => {
  const service = await openPushStandIn();
  const server = await buildTestServer("sqlite", {
    env: { DAMIM_PUSH_HOSTS: service.host, DAMIM_SUPPORT_EMAIL: "help@school.example" },
    deps: { fetchOutside: fetch },
  });
  const teacher = await buildTeacher(buildServerBrowser(server));
  await teacher.post("api/push/subscriptions", service.subscribe("phone"));
  const today = toSeoulDay(Date.now());
  const scope = yearScope(teacher.uid, workingSchoolYear(today));
  let n = 0;
  const build = (kind: string, id: string, set: Record<string, unknown>) => {
    n += 1;
    return { n, kind, id, set: { [DEAD]: false, ...set }, at: toStamp(Date.now(), n, "d1") };
  };
  const tomorrow = addDays(today, 1);
  const event = { title: MARKER, place: MARKER, note: MARKER, colour: "blue", source: "me" };
  const rings = { label: MARKER, days: "1234567", schoolDaysOnly: false, sound: "voice", rings: 1 };
  const reply = await teacher.push(scope, [
    build("alarm", "a", { ...rings, at: "09:10" }),
    build("task", "t", { title: MARKER, dueOn: tomorrow, order: "a1" }),
    build("event", "e", { ...event, day: tomorrow, start: "14:30", remindMinutes: 10 }),
    build("event", "whole", { ...event, day: addDays(today, 2), remindMinutes: 1_440 }),
    build("ownDay", tomorrow, { day: tomorrow, type: "memo", label: MARKER }),
  ]);
  expect(JSON.stringify(reply)).toContain('"n":4');
  // Of all other kinds too, beside their schemas: nobody may tell of them at all.
  const own = new Set(["alarm", "task", "event", "pushRules", "pushTokens"]);
  const others = checkedKinds.filter(
    ({ name }) => !own.has(name) && !CALENDAR_KINDS.has(name) && !TABLE_KINDS.has(name),
  );
  await server.database.queries
    .insertInto("rows")
    .values(
      others.map(({ name, scope: place }, at) => ({
        scope: place === "profile" ? profileScope(teacher.uid) : scope,
        kind: name,
        id: MARKER,
        data: JSON.stringify({ name: MARKER, title: MARKER, text: MARKER, day: tomorrow }),
        stamps: "{}",
        seq: 1_000 + at,
        dead_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const room = await buildRoom(teacher, {
    room: { title: MARKER, approvesJoins: true, entry: "nickname" },
  });
  const { pupil } = await enterRoom(server, room);
  await pupil.post("api/pad/claim", { nickname: MARKER });
  await teacher.post("api/push/test", {});
  const put = { id: "notice-1", title: MARKER, body: MARKER, from: 0, until: null, pinned: false };
  await server.notices.put(teacher.uid, put, null);

  for (let passed = 0; passed < TO_LOOK_MS; passed += STEP_MS) {
    await server.deliveries.turn();
    server.moveClock(STEP_MS);
  }

  const told = service.taken.map((taken) => service.read(taken));
  const kinds = new Set(told.map((text) => (JSON.parse(text) as { title: string }).title));
  expect([...kinds]).toEqual(expect.arrayContaining(["알람", "보내 본 알림"]));
  const left = [...told, ...service.taken.map((taken) => JSON.stringify(taken.headers))];
  expect(left.filter((text) => text.includes(MARKER))).toEqual([]);
  const kept = await server.database.queries.selectFrom("deliveries").selectAll().execute();
  expect(new Set(kept.map(({ kind }) => kind))).toEqual(
    new Set(["alarm", "task", "event", "notice", "survey", "test"]),
  );
  expect(JSON.stringify(kept)).not.toContain(MARKER);
  expect(server.logLines.join("\n")).not.toContain(MARKER);
  await server.close();
  await service.close();
});
