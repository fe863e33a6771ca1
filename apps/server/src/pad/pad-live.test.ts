import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { buildRoom, enterRoom } from "../testing/build-pad-room.ts";
import { buildServerBrowser, buildTeacher } from "../testing/build-teacher.ts";
import { openPadReader } from "../testing/open-pad-reader.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { buildCardOp, buildPadOp, buildPupil, type TestPupil } from "../testing/pad-pupil.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

const stroke = {
  id: "019aa0c4-0000-7000-8000-000000000001",
  ink: "red",
  width: 4,
  from: 0,
  points: "10,20,128,1,1,0",
};

describe.each(DATABASE_KINDS)("the stream of a pad room on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server);
  let room: PadRoomEntry;
  let gaon: TestPupil;
  let narae: TestPupil;
  beforeEach(async () => {
    room = await buildRoom(teacher, { room: { board: "whiteboard" } });
    gaon = await buildPupil(server, room, { number: 1 });
    narae = await buildPupil(server, room, { number: 2 });
  });

  const change = (set: object) =>
    teacher.push(padScope(room.roomId), [buildPadOp("padRoom", "room", { ...set })]);
  const openTeachers = async () =>
    openPadReader(await teacher.fetch(`api/pad/rooms/${room.roomId}/live`));
  const openPupils = async ({ browser }: Pick<TestPupil, "browser">) =>
    openPadReader(await browser.fetch("api/pad/live"));

  it("says hello with where the pupil stands, then brings each card to everybody", async () => {
    const [pupil, teachers] = [await openPupils(narae), await openTeachers()];
    const hello = await pupil.until("hello");

    await gaon.sync([buildCardOp("개나리")]);
    const [seen, known] = [await pupil.until("message"), await teachers.until("message")];

    expect(hello).toMatchObject({ entrance: { state: "in", me: { number: 2 } } });
    expect(seen).toMatchObject({
      rows: [
        ["padCard", expect.any(String), { text: "개나리" }, expect.any(Number), expect.any(String)],
      ],
    });
    expect(known).toMatchObject({ rows: seen["rows"] });
    await pupil.close();
    await teachers.close();
    expect(server.streams.count()).toBe(0);
  });

  it("brings a card that waits to its author and the teacher only", async () => {
    await change({ approvesCards: true });
    const readers = [await openPupils(gaon), await openPupils(narae), await openTeachers()];

    await gaon.sync([buildCardOp("비밀")]);
    const [own, other, teachers] = await Promise.all(
      readers.map((reader) => reader.until("message")),
    );

    expect(JSON.stringify(own)).toContain("비밀");
    expect(JSON.stringify(teachers)).toContain("비밀");
    expect(other).toMatchObject({
      rows: [["padCard", expect.any(String), null, expect.any(Number)]],
    });
  });

  it("tells pupils how many are here and the teacher who, and who writes", async () => {
    const [teachers, first] = [await openTeachers(), await openPupils(gaon)];
    const second = await openPupils(narae);
    await narae.browser.post("api/pad/writing", { isWriting: true });

    const here = [gaon, narae].map(({ me }) => me.memberId).toSorted();
    await teachers.untilEqual("people", { here, writing: [narae.me.memberId] });
    await first.untilEqual("people", { here: 2 });
    await second.close();
    await first.untilEqual("people", { here: 1 });
    await teachers.untilEqual("people", { here: [gaon.me.memberId], writing: [] });
  });

  it("brings strokes under way to everybody but who draws them", async () => {
    const [own, other, teachers] = [
      await openPupils(gaon),
      await openPupils(narae),
      await openTeachers(),
    ];

    await gaon.browser.post("api/pad/strokes", stroke);
    await teacher.post(`api/pad/rooms/${room.roomId}/strokes`, { ...stroke, ink: "blue" });

    const told = { ...stroke, by: gaon.me.memberId };
    expect(await other.until("stroke")).toEqual(told);
    expect(await teachers.until("stroke")).toEqual(told);
    expect(await own.until("stroke")).toEqual({ ...stroke, ink: "blue", by: "teacher" });
  });

  it("takes no stroke in a frozen room, and none that is none", async () => {
    expect((await gaon.browser.post("api/pad/strokes", { ...stroke, points: "1" })).status).toBe(
      400,
    );
    const other = await openPupils(narae);
    await change({ isFrozen: true });
    server.moveClock(5_000);
    await gaon.browser.post("api/pad/strokes", stroke);
    await teacher.post(`api/pad/rooms/${room.roomId}/strokes`, stroke);

    expect(await other.until("stroke")).toMatchObject({ by: "teacher" });
  });

  it("lets a pupil hear at once that the teacher let them in, and of nothing before", async () => {
    await change({ approvesJoins: true });
    const { pupil: browser } = await enterRoom(server, room);
    await browser.post("api/pad/claim", { number: 3 });
    const reader = await openPupils({ browser });
    const hello = await reader.until("hello");
    await gaon.sync([buildCardOp("먼저")]);

    const participant = (hello["entrance"] as { me: { participantId: string } }).me.participantId;
    await teacher.post(`api/pad/rooms/${room.roomId}/people`, { participant, decision: "letIn" });
    const entrance = await reader.until("entrance");
    await gaon.sync([buildCardOp("나중")]);
    const frame = await reader.until("message");

    expect(hello).toMatchObject({ entrance: { state: "waiting" } });
    expect(entrance).toMatchObject({ state: "in" });
    expect(JSON.stringify(frame)).not.toContain("먼저");
  });

  it("ends with a removal, and tells what happened", async () => {
    const reader = await openPupils(gaon);

    await teacher.post(`api/pad/rooms/${room.roomId}/people`, {
      member: gaon.me.memberId,
      decision: "remove",
    });

    expect(await reader.until("entrance")).toMatchObject({ state: "removed" });
    await reader.ended;
    expect((await gaon.browser.fetch("api/pad/live")).status).toBe(401);
  });

  it("is the own room's alone", async () => {
    const other = await buildTeacher(buildServerBrowser(server));

    expect((await other.fetch(`api/pad/rooms/${room.roomId}/live`)).status).toBe(404);
    expect((await other.post(`api/pad/rooms/${room.roomId}/strokes`, stroke)).status).toBe(404);
    expect((await teacher.fetch("api/pad/live")).status).toBe(401);
  });
});
