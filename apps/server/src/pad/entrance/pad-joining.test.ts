import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { buildServerBrowser, readJson, type TestBrowser } from "../../testing/build-teacher.ts";
import { buildRoom, enterRoom, readPadRows, toKey } from "../../testing/build-pad-room.ts";
import { DATABASE_KINDS } from "../../testing/open-test-database.ts";
import { serverOfEach, teacherOfEach } from "../../testing/server-of-tests.ts";

describe.each(DATABASE_KINDS)("coming into a pad room on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server);
  let room: PadRoomEntry;
  beforeEach(async () => {
    room = await buildRoom(teacher);
  });

  const ask = async (browser: TestBrowser, path: string, body: unknown) =>
    readJson<PadEntrance & { error?: { type: string } }>(await browser.post(path, body));
  const claim = (browser: TestBrowser, number: number) => ask(browser, "api/pad/claim", { number });

  it("shows numbers and no names, and gives the place to who comes first", async () => {
    const { pupil, entrance } = await enterRoom(server, room);

    const me = await claim(pupil, 2);

    expect(entrance.state).toBe("choosing");
    expect(entrance.tiles).toEqual([1, 2, 3].map((number) => ({ number, isTaken: false })));
    expect(JSON.stringify(entrance)).not.toContain("김가온");
    expect(me).toMatchObject({ state: "in", me: { name: "이나래", number: 2 } });
    expect((await enterRoom(server, room)).entrance.tiles[1]).toEqual({ number: 2, isTaken: true });
    const members = await readPadRows(server, room.roomId, "padMember");
    expect(members.map(({ number, state }) => [number, state])).toEqual([
      [1, "free"],
      [2, "in"],
      [3, "free"],
    ]);
  });

  it("opens by name and password however a child types them, and by the re-entry token", async () => {
    const password = room.password.toUpperCase().replaceAll("-", " ");
    const { pupil, entrance } = await enterRoom(server, room, {
      roomName: ` ${room.roomName.toUpperCase()}`,
      password,
    });
    await claim(pupil, 1);
    const elsewhere = buildServerBrowser(server);
    const again = await ask(elsewhere, "api/pad/enter", { token: entrance.token });

    expect(again).toMatchObject({ state: "in", me: { number: 1 } });
    expect((await pupil.fetch("api/pad/me")).status).toBe(401);
    expect((await elsewhere.fetch("api/pad/me")).status).toBe(200);
  });

  it("keeps a second tab the same person", async () => {
    const { pupil, entrance } = await enterRoom(server, room);
    await claim(pupil, 3);
    const cookies = new Map(pupil.cookies);

    const second = await ask(pupil, "api/pad/enter", toKey(room));

    expect(second).toMatchObject({ state: "in", me: { number: 3 }, token: entrance.token });
    expect(pupil.cookies).toEqual(cookies);
  });

  it("makes the second at a number wait, and tells the teacher from which device", async () => {
    const first = await enterRoom(server, room);
    const second = await enterRoom(server, room);
    await claim(first.pupil, 1);

    const waiting = await claim(second.pupil, 1);

    expect(waiting).toMatchObject({ state: "waiting", me: { number: 1 } });
    const [asked] = await readPadRows(server, room.roomId, "padClaim");
    expect(asked).toMatchObject({ type: "conflict", id: waiting.me?.participantId });
    expect(await claim(second.pupil, 2)).toMatchObject({ state: "in", me: { number: 2 } });
    expect(await readPadRows(server, room.roomId, "padClaim")).toEqual([]);
  });

  it("gives 30 pupils who press one number at once one place", async () => {
    const pupils = await Promise.all(Array.from({ length: 30 }, () => enterRoom(server, room)));

    const answers = await Promise.all(pupils.map(({ pupil }) => claim(pupil, 1)));

    expect(answers.filter(({ state }) => state === "in")).toHaveLength(1);
    expect(answers.filter(({ state }) => state === "waiting")).toHaveLength(29);
  });

  it("gives a school of 300 its places in one moment", async () => {
    const open = await buildRoom(teacher, { room: { entry: "nickname" }, members: [] });
    const pupils = await Promise.all(Array.from({ length: 300 }, () => enterRoom(server, open)));

    const answers = await Promise.all(
      pupils.map(({ pupil }, n) => ask(pupil, "api/pad/claim", { nickname: `별 ${n}` })),
    );

    expect(answers.filter(({ state }) => state === "in")).toHaveLength(300);
    const members = await readPadRows(server, open.roomId, "padMember");
    expect(new Set(members.map(({ alias }) => alias)).size).toBe(300);
  });

  it("lets everybody wait where the teacher wants to be asked", async () => {
    const asking = await buildRoom(teacher, { room: { approvesJoins: true } });
    const { pupil } = await enterRoom(server, asking);

    const waiting = await claim(pupil, 1);

    expect(waiting.state).toBe("waiting");
    expect(await readPadRows(server, asking.roomId, "padClaim")).toMatchObject([{ type: "join" }]);
  });

  it("takes a nickname once, and gives it back to who left", async () => {
    const open = await buildRoom(teacher, { room: { entry: "nickname" }, members: [] });
    const [first, second] = [await enterRoom(server, open), await enterRoom(server, open)];
    const pick = (browser: TestBrowser, nickname: string) =>
      ask(browser, "api/pad/claim", { nickname });

    expect(await pick(first.pupil, " 별 님 ")).toMatchObject({
      state: "in",
      me: { name: "별 님" },
    });
    expect((await pick(second.pupil, "별  님")).error?.type).toBe("PadNicknameTaken");
    // 「선생님」 stands beside the teacher's cards alone.
    expect((await pick(second.pupil, "담임 쌤!")).error?.type).toBe("PadNicknameOfTeacher");
    await first.pupil.post("api/pad/leave", {});
    expect(await pick(second.pupil, "별 님")).toMatchObject({ state: "in" });
    expect((await first.pupil.fetch("api/pad/me")).status).toBe(401);
    expect(await readPadRows(server, open.roomId, "padMember")).toHaveLength(1);
  });

  it("takes a place back without asking when its device died overnight", async () => {
    const yesterday = await enterRoom(server, room);
    await claim(yesterday.pupil, 1);
    server.moveClock(12 * 3_600_000 + 1);

    const today = await enterRoom(server, room);

    expect((await yesterday.pupil.fetch("api/pad/me")).status).toBe(401);
    expect(await claim(today.pupil, 1)).toMatchObject({ state: "in" });
  });

  it("keeps room, password and key out of every log line", async () => {
    const { pupil, entrance } = await enterRoom(server, room);
    await enterRoom(server, room, { roomName: room.roomName, password: room.password });
    await pupil.fetch(`padIt/${encodeURIComponent(room.roomName)}/${room.password}`);
    await claim(pupil, 1);

    const log = server.logLines.join("\n");

    expect(log).toContain("api/pad/enter");
    for (const secret of [room.roomName, encodeURIComponent(room.roomName), room.password]) {
      expect(log).not.toContain(secret);
    }
    expect(log).not.toContain(entrance.token);
    expect(log).not.toContain(toKey(room).key);
  });
});
