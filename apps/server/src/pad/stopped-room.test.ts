import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { buildRoom, enterRoom } from "../testing/build-pad-room.ts";
import { readJson, type TestBrowser } from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { buildCardOp, syncPad } from "../testing/pad-pupil.ts";
import { serverOfAll, teacherOfAll } from "../testing/server-of-tests.ts";

const file = { id: "019aa0c4-0000-7000-8000-00000000000f", name: "x.txt", size: 1 };

/** What a device in a room is answered while its teacher is stopped: 403 what is new, all else as ever. A new route stands here. */
const answers: Readonly<Record<string, readonly [status: number, body?: unknown]>> = {
  "GET api/pad/me": [200],
  "GET api/pad/live": [200],
  "POST api/pad/claim": [403, { number: 2 }],
  "POST api/pad/writing": [403, { isWriting: true }],
  "POST api/pad/strokes": [403, {}],
  "POST api/pad/link-preview": [403, { card: "x" }],
  "POST api/pad/files": [403, { ...file, sha256: "0".repeat(64) }],
  "GET api/pad/files/:id": [404],
  "POST api/pad/files/:id/parts": [403, {}],
  "POST api/pad/files/:id/finish": [403, {}],
  "GET api/pad/files/:id/content": [404],
  "GET api/pad/files/:id/thumbnail": [404],
  // Rows are read by it: what is handed in is refused op by op.
  "POST api/pad/sync": [200, { protocol: 1, scopes: [] }],
  "POST api/pad/hand-in": [403, { number: 2, leftAt: 1, values: {} }],
  "POST api/pad/leave": [200, {}],
};

describe.each(DATABASE_KINDS)("devices in a room of a stopped account on %s", (kind) => {
  const server = serverOfAll(kind);
  const teacher = teacherOfAll(server);
  let room: PadRoomEntry;
  let pupil: TestBrowser;
  const stop = () =>
    server.database.queries
      .insertInto("suspensions")
      .values({ user_id: teacher.uid, until: Date.now() + 3_600_000, reason: "비밀 이유" })
      .execute();
  beforeAll(async () => {
    room = await buildRoom(teacher);
    ({ pupil } = await enterRoom(server, room));
    await pupil.post("api/pad/claim", { number: 1 });
    await stop();
  });

  it("read on; what is new is refused with one sentence", async () => {
    const routes = server.routes.filter(({ who }) => who === "pad");
    expect(Object.keys(answers).toSorted()).toEqual(
      routes.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
    const errorsBefore = server.logLines.length;
    for (const [name, [status, body]] of Object.entries(answers)) {
      const path = name.replace(/^\w+ /, "").replace(":id", "x");
      const answer = await (body ? pupil.post(path, body) : pupil.fetch(path));
      expect(answer.status, name).toBe(status);
      if (status !== 403) await answer.body?.cancel();
      else
        expect(await readJson(answer), name).toEqual({
          error: {
            type: "Suspended",
            message:
              "지금은 새로 받지 않아요. 적은 글은 이 화면에 그대로 있어요. 선생님께 말씀해 주세요.",
          },
        });
    }
    const errors = server.logLines
      .slice(errorsBefore)
      .filter((line) => line.includes('"level":50'));
    expect(errors).toEqual([]);
  });

  it("hand in nothing new in a room, and read on", async () => {
    const { pupil: again } = await enterRoom(server, room);
    await server.database.queries.deleteFrom("suspensions").execute();
    await again.post("api/pad/claim", { number: 3 });
    await syncPad(again, room, [buildCardOp("멈추기 전")]);
    await stop();

    const reply = await syncPad(again, room, [buildCardOp("멈춘 뒤")]);

    expect(reply.results).toMatchObject([{ refusal: { type: "denied", detail: "stopped" } }]);
    expect(JSON.stringify(reply.rows)).toContain("멈추기 전");
    expect(JSON.stringify(reply.rows)).not.toContain("멈춘 뒤");
  });
});
