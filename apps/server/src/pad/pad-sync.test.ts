import { DEAD } from "@damim/sync/change.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { createUuidV7 } from "../base/uuid-v7.ts";
import { openPadReader } from "../testing/open-pad-reader.ts";
import { buildRoom, enterRoom } from "../testing/build-pad-room.ts";
import { buildServerBrowser, buildTeacher } from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import {
  buildCardOp,
  buildPadOp,
  buildPupil,
  listRows,
  syncPad,
  type TestPupil,
} from "../testing/pad-pupil.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

describe.each(DATABASE_KINDS)("a pad room on %s", (kind) => {
  const server = serverOfEach(kind, { isClockStill: true });
  const teacher = teacherOfEach(server);
  let room: PadRoomEntry;
  let gaon: TestPupil;
  let narae: TestPupil;
  beforeEach(async () => {
    room = await buildRoom(teacher, { room: { allowsHearts: true, allowsComments: true } });
    gaon = await buildPupil(server, room, { number: 1 });
    narae = await buildPupil(server, room, { number: 2 });
  });

  const push = (id: string, set: object) =>
    teacher.push(padScope(room.roomId), [buildPadOp("padRoom", id, { ...set })]);

  it("brings a pupil's card to the other pupils and to the teacher, with its author", async () => {
    const made = await gaon.sync([buildCardOp("개나리")]);

    const seen = { text: "개나리", by: gaon.me.memberId, state: "shown" };
    expect(made.results).toEqual([{ n: 0 }]);
    expect(listRows(made, "padCard")).toMatchObject([seen]);
    expect(listRows(await narae.sync([]), "padCard")).toMatchObject([seen]);
    expect(listRows(await teacher.push(padScope(room.roomId), []), "padCard")).toMatchObject([
      seen,
    ]);
  });

  it("lets nobody change or delete what another wrote, but the teacher", async () => {
    const card = buildCardOp("개나리");
    await gaon.sync([card]);
    const edit = () => buildPadOp("padCard", card.id, { text: "?" });
    const removal = () => buildPadOp("padCard", card.id, { [DEAD]: true });

    for (const op of [edit(), removal(), { ...buildCardOp("?"), id: card.id }]) {
      expect((await narae.sync([op])).results).toMatchObject([
        { refusal: { type: "denied", detail: "not-yours" } },
      ]);
    }
    expect((await teacher.push(padScope(room.roomId), [removal()])).results).toEqual([{ n: 0 }]);
    expect((await narae.sync([{ ...buildCardOp("?"), id: card.id }])).results).toMatchObject([
      { refusal: { detail: "not-yours" } },
    ]);
  });

  it("shows a card that waits to its author and the teacher, and to all when it was let through", async () => {
    await push("room", { approvesCards: true });
    const card = buildCardOp("벚꽃");
    await gaon.sync([card]);

    expect(listRows(await gaon.sync([]), "padCard")).toMatchObject([{ state: "waiting" }]);
    expect(listRows(await narae.sync([]), "padCard")).toEqual([]);

    const shown = buildPadOp("padCard", card.id, { state: "shown" });
    await teacher.push(padScope(room.roomId), [shown]);

    expect(listRows(await narae.sync([]), "padCard")).toMatchObject([{ text: "벚꽃" }]);
  });

  it("stands still when it is frozen, and takes the same card when it goes on", async () => {
    const [before, during] = [buildCardOp("앞"), buildCardOp("뒤")];
    await gaon.sync([before]);
    await push("room", { isFrozen: true });

    expect((await gaon.sync([during])).results).toMatchObject([{ refusal: { detail: "frozen" } }]);
    expect((await gaon.sync([before])).results).toEqual([{ n: 0 }]);

    await push("room", { isFrozen: false });
    expect((await gaon.sync([during])).results).toEqual([{ n: 0 }]);
  });

  it("says of other places what is shown, and writes all names anew when the teacher wants aliases", async () => {
    const names = async () =>
      listRows(await narae.sync([]), "padMember").map((member) => member["shownName"]);
    expect(new Set(await names())).toEqual(new Set(["김가온", "박다솜", "이나래"]));
    const reply = await narae.sync([]);
    expect(JSON.stringify(reply.rows)).not.toContain("studentId");

    await push("room", { names: "alias" });

    expect(JSON.stringify(await narae.sync([], reply.seq))).not.toContain("김가온");
    expect(new Set(await names()).size).toBe(3);
    await push("room", { names: "hidden" });
    expect(await names()).toEqual(["", "", ""]);
  });

  it("tells whoever comes later nothing of what was taken back while others watched", async () => {
    const watching = await openPadReader(await gaon.browser.fetch("api/pad/live"));
    const [shown, edited, deleted] = ["나팔꽃", "할미꽃", "도깨비풀"].map((text) =>
      buildCardOp(text),
    );
    await gaon.sync([shown, edited, deleted].flatMap((op) => op ?? []));
    // The board stands in memory from here on.
    await narae.sync([]);
    const late = buildCardOp("늦게 핀 꽃");
    await gaon.sync([late]);
    const cursor = (await narae.sync([])).seq;
    const hide = (id = "") => buildPadOp("padCard", id, { state: "hidden" });
    const ops = [
      hide(shown?.id),
      hide(late.id),
      buildPadOp("padCard", edited?.id ?? "", { text: "고친 꽃" }),
      buildPadOp("padCard", deleted?.id ?? "", { [DEAD]: true }),
    ];
    await teacher.push(padScope(room.roomId), ops);
    await push("room", { names: "hidden" });

    const somebody = await buildPupil(server, room, { number: 3 });
    for (const since of [0, cursor - 1]) {
      const { rows } = await somebody.sync([], since);
      for (const word of ["김가온", "이나래", "나팔꽃", "할미꽃", "도깨비풀", "늦게 핀 꽃"])
        expect(JSON.stringify(rows), `since ${since}`).not.toContain(word);
    }
    const all = await somebody.sync([]);
    expect(listRows(all, "padCard")).toMatchObject([{ text: "고친 꽃" }]);
    expect(JSON.stringify(all.rows)).not.toContain("박다솜");
    expect(listRows(all, "padMember").flatMap(({ number }) => number ?? [])).toEqual([3]);
    expect(new Set(listRows(await gaon.sync([]), "padCard").map(({ text }) => text))).toEqual(
      new Set(["고친 꽃", "나팔꽃", "늦게 핀 꽃"]),
    );
    await watching.close();
  });

  it("takes no word of a pupil's for somebody else's, whatever it claims", async () => {
    const claims = { by: "teacher", state: "shown", isPinned: false, madeAt: 1 };
    const made = buildCardOp("내 글", { ...claims, type: "text" });
    const stamped = buildCardOp("도장 찍은 글", claims);
    const stroke = { ink: "black", width: 4, points: "1,1,1", order: "a0" };
    const said = { by: "teacher", state: "shown", madeAt: 1 };
    const comment = { [DEAD]: false, card: made.id, text: "댓글", ...said };
    const ops = [
      made,
      { ...stamped, stamps: { by: stamped.at, [DEAD]: stamped.at, state: stamped.at } },
      buildPadOp("padComment", createUuidV7(Date.now()), comment),
      buildPadOp("padStroke", createUuidV7(Date.now()), {
        [DEAD]: false,
        ...stroke,
        by: "teacher",
      }),
      buildPadOp("padHeart", `${made.id}~teacher`, { [DEAD]: false, card: made.id }),
      buildPadOp("padMember", narae.me.memberId, { shownName: "선생님", name: "선생님" }),
      buildPadOp("padMember", gaon.me.memberId, { shownName: "선생님" }),
      buildPadOp("padCard", made.id, { by: "teacher" }),
      buildPadOp("padCard", made.id, { [DEAD]: true, by: "teacher" }),
      buildPadOp("padCard", made.id, { ...made.set, by: "teacher" }),
      buildPadOp("padCard", made.id, { isPinned: true }),
    ];

    await push("room", { board: "whiteboard" });
    for (const op of ops) await gaon.sync([op]);

    const stored = await server.database.queries.selectFrom("rows").selectAll().execute();
    const written = stored.filter(({ kind: name }) => /^pad(Card|Comment|Stroke)$/.test(name));
    expect(written.length).toBe(4);
    for (const { data } of written)
      expect(JSON.parse(data)).toMatchObject({ by: gaon.me.memberId });
    expect(JSON.stringify(stored)).not.toContain("선생님");
    expect(JSON.stringify(stored)).not.toContain("~teacher");
    expect(JSON.stringify(stored)).not.toContain('\\"isPinned\\":true');
  });

  it("counts votes and tells nobody whose they are", async () => {
    const poll = { options: ["봄", "가을"] };
    const card = buildCardOp("좋아하는 철", { type: "poll", poll });
    const vote = (pupil: TestPupil, choice: number) =>
      pupil.sync([
        buildPadOp("padVote", `${card.id}~${pupil.me.memberId}`, {
          [DEAD]: false,
          card: card.id,
          choices: [choice],
        }),
      ]);
    await gaon.sync([card]);
    await vote(gaon, 0);
    await vote(narae, 1);

    const votes = listRows(await narae.sync([]), "padVote");
    expect(new Set(votes.map(({ choices }) => String(choices)))).toEqual(new Set(["0", "1"]));
    expect(votes.map(({ id }) => id)).toContain(`${card.id}~${narae.me.memberId}`);
    expect(JSON.stringify(votes)).not.toContain(gaon.me.memberId);
  });

  it("takes no word for another room, from nobody and from no other teacher", async () => {
    const otherTeacher = await buildTeacher(buildServerBrowser(server));
    const otherRoom = await buildRoom(otherTeacher);
    const foreign = await syncPad(gaon.browser, otherRoom, [buildCardOp("?")]);
    const stranger = buildServerBrowser(server);
    const byOther = await otherTeacher.push(padScope(room.roomId), [buildCardOp("?")]);
    const request = { protocol: 1, scopes: [] };

    expect(foreign).toMatchObject({
      denied: true,
      rows: [],
      results: [{ refusal: { detail: "wrong-scope" } }],
    });
    expect(byOther).toMatchObject({ denied: true, rows: [] });
    expect((await stranger.post("api/pad/sync", request)).status).toBe(401);
    expect((await teacher.post("api/pad/sync", request)).status).toBe(401);
    expect((await gaon.browser.post("api/sync", request)).status).toBe(401);
    const { pupil: choosing } = await enterRoom(server, room);
    expect((await choosing.post("api/pad/sync", request)).status).toBe(403);
    expect(listRows(await teacher.push(padScope(room.roomId), []), "padCard")).toEqual([]);
  });

  it("keeps records of the class out of a room, and cards out of the class", async () => {
    const student = buildPadOp("student", "s1", { [DEAD]: false, number: 1, name: "x" });
    const scope = padScope(room.roomId);

    expect((await teacher.push(scope, [student])).results).toMatchObject([
      { refusal: { type: "unknown-kind" } },
    ]);
    expect((await teacher.push(`t/${teacher.uid}/2026`, [buildCardOp("?")])).results).toMatchObject(
      [{ refusal: { type: "unknown-kind" } }],
    );
  });

  it("gives the same rows from memory as from the database, to each reader their own", async () => {
    await push("room", { approvesCards: true });
    for (const pupil of [gaon, narae]) {
      await pupil.sync([buildCardOp(`비밀 ${pupil.me.number}`)]);
    }
    const fromDatabase = [await gaon.sync([]), await narae.sync([])];
    const stream = await gaon.browser.fetch("api/pad/live");
    const board = [await gaon.sync([]), await narae.sync([])];
    const since = board[0]?.seq ?? 0;
    const card = buildCardOp("또 하나");
    const pushed = await gaon.sync([card], since);
    const withTail = [await gaon.sync([]), await narae.sync([])];
    await stream.body?.cancel();
    const afterwards = [await gaon.sync([]), await narae.sync([])];

    expect(board).toEqual(fromDatabase);
    expect(pushed.rows.map(([, id]) => id)).toEqual([card.id]);
    expect(withTail.map(toState)).toEqual(afterwards.map(toState));
    expect(JSON.stringify(withTail[1])).not.toContain("비밀 1");
  });

  it("slows one who floods the room, and nobody else", async () => {
    const flood = Array.from({ length: 60 }, () => buildCardOp("!"));
    await gaon.sync(flood);

    const next = await gaon.browser.post("api/pad/sync", {
      protocol: 1,
      scopes: [{ scope: padScope(room.roomId), since: 0, ops: [buildCardOp("!")] }],
    });

    expect(next.status).toBe(429);
    expect(Number(next.headers.get("retry-after"))).toBeGreaterThan(5);
    expect((await narae.sync([buildCardOp("나는 괜찮아요")])).results).toEqual([{ n: 0 }]);
  });
});

/** What a device knows after a reply: the last word on each row. */
function toState(reply: Awaited<ReturnType<TestPupil["sync"]>>): unknown {
  const { seq, clock } = reply;
  return {
    seq,
    clock,
    rows: Object.fromEntries(reply.rows.map(([kind, id, data]) => [`${kind} ${id}`, data])),
  };
}
