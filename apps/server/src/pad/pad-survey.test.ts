import { DEAD } from "@damim/sync/change.ts";
import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { buildRoom, enterRoom, readPadRows } from "../testing/build-pad-room.ts";
import { buildServerBrowser, readJson, type TestBrowser } from "../testing/build-teacher.ts";
import { openPadReader } from "../testing/open-pad-reader.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { buildCardOp, buildPadOp, listRows, syncPad } from "../testing/pad-pupil.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

const questions = [
  { id: "q1", head: "요즘 어때요?", type: "scale" },
  { id: "q2", head: "하고 싶은 말", type: "text" },
] as const;
const HOUR_MS = 3_600_000;

describe.each(DATABASE_KINDS)("an own survey on %s", (kind) => {
  const server = serverOfEach(kind, { isClockStill: true });
  const teacher = teacherOfEach(server);
  let room: PadRoomEntry;
  const make = (more: object = {}) =>
    buildRoom(teacher, { room: { board: "survey", names: "hidden", questions, ...more } });
  const toCode = ({ shortLink }: PadRoomEntry) => ({ answer: shortLink.split("/").at(-1) ?? "" });
  const hand = (memberId: string, text: string, more: object = {}) =>
    buildPadOp("padAnswer", memberId, {
      [DEAD]: false,
      at: 1,
      values: { q1: "4", q2: text },
      ...more,
    });
  const claim = async (browser: TestBrowser, number: number) =>
    readJson<PadEntrance>(await browser.post("api/pad/claim", { number }));
  const comeIn = async (number: number) => {
    const { pupil } = await enterRoom(server, room, toCode(room));
    const { me } = await claim(pupil, number);
    const id = me?.memberId ?? "";
    return {
      pupil,
      id,
      sync: (ops: Parameters<typeof syncPad>[2]) => syncPad(pupil, room, ops),
    };
  };
  beforeEach(async () => {
    room = await make();
  });

  it("opens by its code alone, in any spelling, and by its short way", async () => {
    const { answer } = toCode(room);
    expect(room.link).toBe(room.shortLink);
    expect(room.shortLink).toMatch(/\/damim\/answer\/[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(room.password).toBe("");
    const typed = { answer: ` ${answer.toLowerCase().replace("-", " ")}` };
    const { entrance } = await enterRoom(server, room, typed);
    expect(entrance).toMatchObject({ state: "choosing", isSurvey: true, tiles: [{}, {}, {}] });
    expect(JSON.stringify(entrance)).not.toContain("김가온");
    const short = await buildServerBrowser(server).fetch(`go/${answer}`);
    expect(short.headers.get("location")).toBe(`/damim/answer/${answer}`);
    expect(await readJson(await teacher.fetch("api/pad/rooms"))).toEqual({ rooms: [] });
  });

  it("tells nobody whose a number is once families see it, and its teacher still", async () => {
    await comeIn(1);
    const set = { hidesOwnName: true };
    await teacher.push(padScope(room.roomId), [buildPadOp("padRoom", "room", set)]);
    const { pupil } = await enterRoom(server, room, toCode(room));
    const { state, me } = await claim(pupil, 2);
    expect([state, me?.name]).toEqual(["in", "2번"]);
    const seen = await syncPad(pupil, room, []);
    const looked = await readJson<PadEntrance>(await pupil.fetch("api/pad/me"));
    for (const text of [JSON.stringify(seen.rows), JSON.stringify(looked)])
      expect(text).not.toContain("이나래");
    const own = await teacher.push(padScope(room.roomId), []);
    expect(listRows(own, "padMember").map(({ name }) => name)).toContain("이나래");
  });

  it("has no link any more once it is gone", async () => {
    const gone = await make();
    await teacher.fetch(`api/pad/rooms/${gone.roomId}`, { method: "DELETE" });
    const links = server.database.queries.selectFrom("links").selectAll();
    expect(await links.where("target_id", "=", gone.roomId).execute()).toEqual([]);
  });

  it("takes one answer of each pupil, who changes it, and shows it to nobody else", async () => {
    const [gaon, narae] = [await comeIn(1), await comeIn(2)];
    const watching = await openPadReader(await narae.pupil.fetch("api/pad/live"));
    expect((await gaon.sync([hand(gaon.id, "은하수")])).results).toEqual([{ n: 0 }]);
    // Its response was lost: the same once more.
    expect((await gaon.sync([hand(gaon.id, "은하수")])).results).toEqual([{ n: 0 }]);
    const changed = buildPadOp("padAnswer", gaon.id, { values: { q2: "북극성" } });
    expect((await gaon.sync([changed])).results).toEqual([{ n: 0 }]);

    expect(listRows(await gaon.sync([]), "padAnswer")).toMatchObject([
      { id: gaon.id, values: { q2: "북극성" } },
    ]);
    const seen = await narae.sync([]);
    const heard = JSON.stringify([
      await watching.until("message"),
      await watching.until("message"),
    ]);
    await watching.close();
    for (const text of [JSON.stringify(seen.rows), heard]) {
      for (const word of ["은하수", "북극성", "김가온", "s1"]) expect(text).not.toContain(word);
    }
    const others = seen.rows.flatMap(([name, id, data]) =>
      name === "padAnswer" ? [[id, data]] : [],
    );
    expect(new Set(others.map((each) => JSON.stringify(each)))).toEqual(
      new Set(['["nobody",null]']),
    );
    for (const word of ["은하수", "북극성"]) expect(server.logLines.join()).not.toContain(word);
    const own = await teacher.push(padScope(room.roomId), []);
    expect(listRows(own, "padAnswer")).toMatchObject([{ id: gaon.id, values: { q2: "북극성" } }]);
    expect(listRows(own, "padAnswer")[0]?.["at"]).not.toBe(1);
  });

  it("lets nobody write another's, another thing, or what is not asked", async () => {
    const [gaon, narae] = [await comeIn(1), await comeIn(2)];
    await gaon.sync([hand(gaon.id, "은하수")]);
    const refused = async (op: ReturnType<typeof buildPadOp>) =>
      (await narae.sync([op])).results.map((result) => JSON.stringify(result));
    const wrong = [
      hand(gaon.id, "?"),
      buildPadOp("padAnswer", gaon.id, { [DEAD]: true }),
      hand(narae.id, "?", { values: { q9: "?" } }),
      hand(narae.id, "?", { values: { q1: "9" } }),
      hand(narae.id, "가".repeat(1_001)),
      buildCardOp("카드"),
    ];
    for (const op of wrong) expect((await refused(op))[0]).toContain("refusal");
    await narae.sync([hand(narae.id, "나래")]);
    expect(await refused(buildPadOp("padAnswer", narae.id, { [DEAD]: true }))).toHaveLength(1);
    const asTeacher = await teacher.push(padScope(room.roomId), [hand(narae.id, "?")]);
    expect(asTeacher.results[0]).toHaveProperty("refusal");
    expect(await readPadRows(server, room.roomId, "padAnswer")).toHaveLength(2);
    const wall = await buildRoom(teacher);
    const { pupil } = await enterRoom(server, wall);
    const { me } = await claim(pupil, 1);
    const there = await syncPad(pupil, wall, [hand(me?.memberId ?? "", "?")]);
    expect(there.results[0]).toHaveProperty("refusal");
  });

  it("asks the teacher before a number that has answered is somebody's again", async () => {
    const gaon = await comeIn(1);
    await gaon.sync([hand(gaon.id, "은하수")]);
    // A shared tablet hands on.
    await gaon.pupil.post("api/pad/leave", {});
    expect((await gaon.pupil.fetch("api/pad/me")).status).toBe(401);

    const { pupil, entrance } = await enterRoom(server, room, toCode(room));
    expect(entrance.tiles[0]).toEqual({ number: 1, isTaken: true });
    const waiting = await claim(pupil, 1);
    expect(waiting).toMatchObject({ state: "waiting", me: { name: "1번" } });
    expect((await pupil.post("api/pad/sync", {})).status).not.toBe(200);
    expect((await claim(pupil, 3)).state).toBe("in");

    const again = await enterRoom(server, room, toCode(room));
    const { me } = await claim(again.pupil, 1);
    await teacher.post(`api/pad/rooms/${room.roomId}/people`, {
      participant: me?.participantId,
      decision: "handOver",
    });
    const back = await syncPad(again.pupil, room, []);
    expect(listRows(back, "padAnswer")).toMatchObject([{ values: { q2: "은하수" } }]);
  });

  it("takes in what a tablet brings under a number, beside an answer that is there, and tells the teacher once", async () => {
    const bring = async (number: number, leftAt: number, text: string) => {
      const { pupil } = await enterRoom(server, room, toCode(room));
      const body = { number, leftAt, values: { q2: text } };
      const { status } = await pupil.post("api/pad/hand-in", body);
      await pupil.post("api/pad/leave", {});
      return status;
    };
    const read = async () =>
      listRows(await teacher.push(padScope(room.roomId), []), "padAnswer")
        .map((each) => [
          String(each["id"]).replace(/^.{36}/, ""),
          (each["values"] as { q2: string }).q2,
        ])
        .toSorted((a, b) => (a.join() < b.join() ? -1 : 1));
    expect(await bring(1, 5, "처음 온 답")).toBe(200);
    // Its answer was lost: sent again it is the same one.
    expect(await bring(1, 5, "처음 온 답")).toBe(200);
    expect(await bring(1, 7, "다른 태블릿의 답")).toBe(200);
    expect(await bring(1, 7, "다른 태블릿의 답")).toBe(200);
    const both = [
      ["", "처음 온 답"],
      ["~7", "다른 태블릿의 답"],
    ];
    expect(await read()).toEqual(both);
    // No pupil is shown either, whoever comes in under the number.
    const again = await enterRoom(server, room, toCode(room));
    const { me } = await claim(again.pupil, 1);
    const people = `api/pad/rooms/${room.roomId}/people`;
    await teacher.post(people, { participant: me?.participantId, decision: "handOver" });
    expect(JSON.stringify((await syncPad(again.pupil, room, [])).rows)).not.toContain("태블릿");
    // Who holds a place changes what is theirs.
    const values = { q2: "고친 답" };
    await again.pupil.post("api/pad/hand-in", { number: 1, leftAt: 9, values });
    expect(await read()).toEqual([["", "고친 답"], both[1]]);
    const told = server.database.queries.selectFrom("deliveries").select("body");
    const bodies = (await told.where("kind", "=", "survey").execute()).map(({ body }) => body);
    expect(bodies.filter((body) => body.includes("답이 하나 더 왔어요"))).toHaveLength(1);

    // The tablet that brought one corrects that one.
    const pupil = (await enterRoom(server, room, toCode(room))).pupil;
    const mended = { number: 1, leftAt: 11, values: { q2: "고친 다른 답" } };
    await pupil.post("api/pad/hand-in", { ...mended, before: { q2: "다른 태블릿의 답" } });
    expect(await read()).toEqual([
      ["", "고친 답"],
      ["~7", "고친 다른 답"],
    ]);

    expect(await bring(9, 1, "없는 번호")).toBe(404);
    for (let at = 20; at < 28; at += 1) expect(await bring(1, at, `${at}`)).toBe(200);
    expect(await bring(1, 40, "너무 많은 답")).toBe(403);
    await teacher.post(`api/pad/rooms/${room.roomId}/close`, {});
    expect(await bring(2, 1, "마감 뒤")).not.toBe(200);
    expect(await readPadRows(server, room.roomId, "padAnswer")).toHaveLength(10);
  });

  it("is closed by its hour, tells who comes late, and takes late answers once it is open again", async () => {
    room = await make({ closesAt: Date.now() + HOUR_MS });
    const gaon = await comeIn(1);
    server.moveClock(2 * HOUR_MS);
    const late = await gaon.pupil.post("api/pad/sync", { protocol: 1, scopes: [] });
    expect(late.status).toBe(403);
    expect((await enterRoom(server, room, toCode(room))).entrance).toMatchObject({
      state: "closed",
      isSurvey: true,
      tiles: [],
    });
    await teacher.post(`api/pad/rooms/${room.roomId}/reopen`, {});
    expect((await gaon.sync([hand(gaon.id, "늦었어요")])).results).toEqual([{ n: 0 }]);
    await teacher.post(`api/pad/rooms/${room.roomId}/close`, {});
    expect((await enterRoom(server, room, toCode(room))).entrance.state).toBe("closed");
    // What was handed in waits for a device of the teacher's, however long it was off.
    const own = await teacher.push(padScope(room.roomId), []);
    expect(listRows(own, "padAnswer")).toMatchObject([{ values: { q2: "늦었어요" } }]);
  });

  it("takes thirty tablets that come back in one second, each its own twenty answers", async () => {
    const twenty = Array.from({ length: 20 }, (_, at) => ({
      id: `q${at + 1}`,
      head: `${at + 1}번 질문`,
      type: "text" as const,
    }));
    const numbers = Array.from({ length: 30 }, (_, at) => at + 1);
    room = await buildRoom(teacher, {
      room: { board: "survey", names: "hidden", questions: twenty },
      members: numbers.map((number) => ({
        studentId: `s${number}`,
        number,
        name: `학생${number}`,
      })),
    });
    const class30 = await Promise.all(numbers.map(comeIn));
    const values = Object.fromEntries(twenty.map(({ id }) => [id, "별".repeat(200)]));
    const replies = await Promise.all(
      class30.flatMap(({ id, sync }) => [
        sync([hand(id, "", { values })]),
        // Lost on the way, and sent again at once.
        sync([hand(id, "", { values })]),
      ]),
    );
    expect(replies.map(({ results }) => results)).toEqual(replies.map(() => [{ n: 0 }]));
    const kept = await readPadRows(server, room.roomId, "padAnswer");
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(class30.map(({ id }) => id)));
    expect(kept).toHaveLength(30);
  });
});
