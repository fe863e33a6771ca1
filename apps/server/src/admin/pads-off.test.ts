import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { buildRoom, enterRoom, toKey } from "../testing/build-pad-room.ts";
import { buildServerBrowser, buildTeacher, readJson } from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { openPadReader } from "../testing/open-pad-reader.ts";
import { buildCardOp, syncPad } from "../testing/pad-pupil.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";
import { addAdmin } from "./add-admin.ts";

const DAY_MS = 86_400_000;
const questions = [{ id: "q1", head: "요즘 어때요?", type: "scale" }] as const;

describe.each(DATABASE_KINDS)("an admin's counts and switch of pad rooms on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server);
  beforeEach(async () => {
    await addAdmin({ database: server.database, now: Date.now }, teacher.email);
    await teacher.post("api/step-up", { password: teacher.password });
  });

  it("counts posts and what the AI used in thirty days, without a name", async () => {
    const other = await buildTeacher(buildServerBrowser(server));
    const ago = (days: number): string => toSeoulDay(Date.now() - days * DAY_MS);
    await server.database.queries
      .insertInto("ai_usage")
      .values([
        { user_id: teacher.uid, day: ago(2), tokens: 900 },
        { user_id: teacher.uid, day: ago(1), tokens: 100 },
        { user_id: other.uid, day: ago(0), tokens: 30 },
        { user_id: other.uid, day: ago(40), tokens: 7_000 },
      ])
      .execute();

    expect(await readJson(await teacher.fetch("api/admin/usage"))).toMatchObject({
      posts: { all: 0, thisWeek: 0 },
      ai: { teachers: 2, tokens: 1_030 },
    });
  });

  it("tells guests in a sentence that rooms are off, and keeps surveys and what lies there", async () => {
    const room = await buildRoom(teacher);
    const { pupil } = await enterRoom(server, room);
    await pupil.post("api/pad/claim", { number: 1 });
    const stream = await openPadReader(await pupil.fetch("api/pad/live"));
    const turn = (isOff: boolean) => teacher.post("api/admin/switches", { name: "pads", isOff });
    const late = await enterRoom(server, room);

    await turn(true);
    await stream.ended;
    const entered = await buildServerBrowser(server).post("api/pad/enter", toKey(room));
    const looked = await pupil.fetch("api/pad/me");

    for (const answer of [entered, looked]) {
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("쓰던 글은 이 기기에 그대로 있어요.");
    }
    await expect(syncPad(pupil, room, [buildCardOp("c1")])).rejects.toThrow();
    expect((await teacher.fetch(`api/pad/rooms/${room.roomId}/live`)).status).toBe(404);
    const scopes = [{ scope: `pad/${room.roomId}`, since: 0, ops: [] }];
    expect((await teacher.post("api/sync", { protocol: PROTOCOL_VERSION, scopes })).status).toBe(
      404,
    );
    await expect(buildRoom(teacher)).rejects.toThrow("404");
    const survey = await buildRoom(teacher, {
      room: { board: "survey", names: "hidden", questions },
    });
    const answer = survey.shortLink.split("/").at(-1) ?? "";
    expect((await enterRoom(server, survey, { answer })).entrance.state).toBe("choosing");
    expect((await teacher.fetch(`api/pad/rooms/${survey.roomId}`)).status).toBe(200);
    await turn(false);
    expect((await late.pupil.post("api/pad/claim", { number: 2 })).status).toBe(200);
    const back = await syncPad(pupil, room, [buildCardOp("c1")]);
    expect(JSON.stringify(back)).not.toContain("denied");
  });
});
