import { beforeAll, describe, expect, it } from "vitest";
import { enterRoom } from "./testing/build-pad-room.ts";
import { buildServerBrowser, readJson, type TestBrowser } from "./testing/build-teacher.ts";
import { type GuestPages, openGuestPages } from "./testing/open-guest-pages.ts";
import { DATABASE_KINDS } from "./testing/open-test-database.ts";
import { buildCardOp, syncPad } from "./testing/pad-pupil.ts";
import { serverOfAll } from "./testing/server-of-tests.ts";

type Ask = readonly [status: number, body?: unknown, place?: string];

/** What a guest is answered while the account is stopped: 403 what is new, all else as ever. A new route stands here. */
function listAnswers(pages: GuestPages): Readonly<Record<string, Ask>> {
  const { codes, claimOf, keyOf } = pages;
  const key = { key: keyOf(1) };
  const file = { id: "019aa0c4-0000-7000-8000-00000000000f", name: "x.txt", size: 1 };
  return {
    "GET api/board/:code": [200, undefined, codes.board],
    "GET api/board/:code/live": [200, undefined, codes.board],
    "GET ical/:code": [200, undefined, codes.ical],
    "GET go/:code": [302, undefined, codes.book],
    "GET api/book/:code": [403, undefined, codes.book],
    "POST api/book/:code/claims": [403, claimOf(2), codes.book],
    "POST api/book/:code/mine": [200, key, codes.book],
    "POST api/book/:code/mine/move": [
      403,
      { ...key, day: claimOf(3).day, time: claimOf(3).time },
      codes.book,
    ],
    "POST api/book/:code/mine/cancel": [200, key, codes.book],
    "GET api/capsule/:code": [200, undefined, codes.capsule],
    "POST api/capsule/:code/letters": [403, pages.letterOf(2), codes.capsule],
    "POST api/capsule/:code/mine": [200, key, codes.capsule],
    "POST api/capsule/:code/mine/files/:id": [404, key, codes.capsule],
    "POST api/capsule/:code/mine/take-out": [200, key, codes.capsule],
    "POST api/pad/enter": [200, { answer: codes.answer }],
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
}

describe.each(DATABASE_KINDS)("guests of a stopped account on %s", (kind) => {
  const server = serverOfAll(kind);
  let pages: GuestPages;
  let pupil: TestBrowser;
  beforeAll(async () => {
    pages = await openGuestPages(server);
    const { codes, claimOf, teacher, room } = pages;
    const phone = buildServerBrowser(server);
    await phone.post(`api/book/${codes.book}/claims`, claimOf(1));
    await phone.post(`api/capsule/${codes.capsule}/letters`, pages.letterOf(1));
    ({ pupil } = await enterRoom(server, room));
    await pupil.post("api/pad/claim", { number: 1 });
    await server.database.queries
      .insertInto("suspensions")
      .values({ user_id: teacher.uid, until: Date.now() + 3_600_000, reason: "비밀 이유" })
      .execute();
  });

  it("read and take back what is theirs; what is new is refused with one sentence", async () => {
    const answers = listAnswers(pages);
    const routes = server.routes.filter(
      ({ who, path }) => who === "pad" || (who === "anyone" && /:code|pad\/enter/.test(path)),
    );
    expect(Object.keys(answers).toSorted()).toEqual(
      routes.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
    const errorsBefore = server.logLines.length;
    for (const [name, [status, body, place = ""]] of Object.entries(answers)) {
      const [, path = ""] = name.split(" ");
      const guest =
        path.startsWith("api/pad") && !path.endsWith("enter") ? pupil : buildServerBrowser(server);
      const address = path.replace(":code", place).replace(":id", "x");
      const answer = await (body ? guest.post(address, body) : guest.fetch(address));
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
    const { pupil: again } = await enterRoom(server, pages.room);
    await server.database.queries.deleteFrom("suspensions").execute();
    await again.post("api/pad/claim", { number: 3 });
    await syncPad(again, pages.room, [buildCardOp("멈추기 전")]);
    await server.database.queries
      .insertInto("suspensions")
      .values({ user_id: pages.teacher.uid, until: Date.now() + 3_600_000, reason: "비밀 이유" })
      .execute();

    const reply = await syncPad(again, pages.room, [buildCardOp("멈춘 뒤")]);

    expect(reply.results).toMatchObject([{ refusal: { type: "denied", detail: "stopped" } }]);
    expect(JSON.stringify(reply.rows)).toContain("멈추기 전");
    expect(JSON.stringify(reply.rows)).not.toContain("멈춘 뒤");
  });
});
