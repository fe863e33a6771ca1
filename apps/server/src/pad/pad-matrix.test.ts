import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { Route } from "../http/route.ts";
import { buildRoom, enterRoom, readPadRows } from "../testing/build-pad-room.ts";
import {
  buildServerBrowser,
  buildTeacher,
  type TestBrowser,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { callRoute, type ReachedOwner } from "../testing/call-route.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { uploadFile } from "../testing/upload-file.ts";
import { serverOfAll } from "../testing/server-of-tests.ts";

const SECRET = "한비밀";
const CALLERS = ["own room", "other room", "waiting", "removed", "closed room"] as const;
type Caller = (typeof CALLERS)[number];
const members = [SECRET, "이나래", "박다솜"].map((name, index) => ({
  studentId: `s${index}`,
  number: index + 1,
  name,
}));

describe.each(DATABASE_KINDS)("every route for pupils of pad rooms on %s", (kind) => {
  const server = serverOfAll(kind);
  let owner: ReachedOwner & { readonly roomId: string; readonly roomFileId: string };
  let other: TestTeacher;
  let pupils: Record<Caller, TestBrowser>;
  /** All that is asked of them but leaving, which is the last thing one does. */
  let routes: readonly Route[];
  beforeAll(async () => {
    routes = server.routes.filter(({ path }) => path !== "api/pad/leave");
    const teacher = await buildTeacher(buildServerBrowser(server));
    other = await buildTeacher(buildServerBrowser(server));
    const { id: fileId } = await uploadFile(teacher, Buffer.from(`${SECRET} 상담 메모`));
    // Aliases: nobody in the room may learn who the others are.
    const room = { board: "wall", entry: "tiles", names: "alias" } as const;
    const { roomId, ...entry } = await buildRoom(teacher, { members, room });
    const join = async (into: Parameters<typeof enterRoom>[1], number: number) => {
      const { pupil } = await enterRoom(server, into);
      await pupil.post("api/pad/claim", { number });
      return pupil;
    };
    const author = await join({ roomId, ...entry }, 1);
    const { id: roomFileId } = await uploadFile(author, Buffer.from(`${SECRET} 그림`), {
      place: "api/pad/files",
    });
    const [first, , third] = await readPadRows(server, roomId, "padMember");
    await putCard(roomId, {
      text: `${SECRET}의 카드`,
      by: first?.["id"],
      state: "waiting",
      file: roomFileId,
    });
    const removed = await join({ roomId, ...entry }, 3);
    await teacher.post(`api/pad/rooms/${roomId}/people`, {
      member: third?.["id"],
      decision: "remove",
    });
    const shut = await buildRoom(teacher, { members, room });
    const closed = await join(shut, 2);
    await teacher.post(`api/pad/rooms/${shut.roomId}/close`, {});
    pupils = {
      "own room": await join({ roomId, ...entry }, 2),
      "other room": await join(await buildRoom(other), 1),
      waiting: await join({ roomId, ...entry }, 2),
      removed,
      "closed room": closed,
    };
    owner = { ...teacher, fileId, roomId, roomFileId };
  });

  async function putCard(roomId: string, data: object): Promise<void> {
    await server.database.queries
      .insertInto("rows")
      .values({
        scope: padScope(roomId),
        kind: "padCard",
        id: "019aa0c4-0000-7000-8000-0000000000cc",
        data: JSON.stringify({ type: "text", madeAt: 1, order: "a0", ...data }),
        stamps: JSON.stringify({ by: toStamp(Date.now(), 0, "d1") }),
        seq: 1_000,
        dead_at: null,
      })
      .execute();
  }
  const ask = (who: Caller, route: Route) => callRoute(pupils[who], route, owner);
  const describeRoute = ({ method, path }: Route, who: string) => `${method} ${path} as ${who}`;

  it("is open where they stand, and says why elsewhere", async () => {
    for (const route of routes) {
      if (route.who !== "pad") continue;
      const states: readonly string[] = route.states ?? ["in"];
      const { status: forRemoved, text } = await ask("removed", route);
      expect([forRemoved, text], describeRoute(route, "removed")).toEqual([
        401,
        expect.stringContaining("PadRemoved"),
      ]);
      for (const [who, state] of [
        ["waiting", "waiting"],
        ["closed room", "closed"],
      ] as const) {
        const { status } = await ask(who, route);
        const where = describeRoute(route, who);
        if (!states.includes(state)) expect(status, where).toBe(403);
        else expect(status, where).not.toBe(401);
      }
      const { status: forTeacher } = await callRoute(owner, route, owner);
      expect(forTeacher, describeRoute(route, "a teacher")).toBe(401);
    }
  });

  it("is closed where a teacher signs in, and tells nobody what is not theirs", async () => {
    const before = await readRoom();
    const texts: string[] = [];
    for (const route of routes) {
      for (const who of CALLERS) {
        const { status, text } = await ask(who, route);
        const where = describeRoute(route, who);
        if (route.who === "signed-in") expect(status, where).toBe(401);
        else expect(status, where).toBeLessThan(500);
        texts.push(text);
      }
    }

    expect(texts.join("\n")).not.toContain(SECRET);
    const after = await readRoom();
    // One card came: from the pupil who may write there.
    expect(after.filter((row) => !before.includes(row)).length).toBeLessThanOrEqual(1);
    expect(before.filter((row) => !after.includes(row))).toEqual([]);
    const teachers = await server.database.queries
      .selectFrom("rows")
      .select("id")
      .where("scope", "like", "t/%")
      .execute();
    expect(teachers).toEqual([]);
  });

  async function readRoom(): Promise<readonly string[]> {
    const rows = await server.database.queries
      .selectFrom("rows")
      .select(["kind", "id", "data"])
      .where("scope", "=", padScope(owner.roomId))
      .where("kind", "!=", "padClaim")
      .execute();
    return rows.map(({ kind: sort, id, data }) => `${sort} ${id} ${data}`);
  }
});
