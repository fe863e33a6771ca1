import type {
  CafeLetter,
  CafeListReply,
  CafePostReply,
  CafeReply,
  ModerationReply,
} from "@damim/domain/cafe/cafe-replies.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { createCafePart } from "../archive/cafe-part.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestTeacher,
  readRefusal,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfAll } from "../testing/server-of-tests.ts";

const DAY_MS = 86_400_000;
const newId = (): string => createUuidV7(Date.now());
const trip = { board: "help", title: "현장체험 안내문", body: "**있으신 분?**", tags: ["체험"] };

describe.each(DATABASE_KINDS)("쌤카페 on %s", (kind) => {
  const server = serverOfAll(kind, { isClockStill: true });
  let author: TestTeacher;
  let reader: TestTeacher;
  let third: TestTeacher;
  let moderator: TestTeacher;
  beforeAll(async () => {
    const names = ["별빛교실", "느린걸음", "초록칠판", "바람개비"];
    const teachers = [];
    for (const nickname of names) {
      const teacher = await buildTeacher(buildServerBrowser(server));
      await teacher.post("api/cafe/nickname", { nickname });
      teachers.push(teacher);
    }
    [author, reader, third, moderator] = teachers as [
      TestTeacher,
      TestTeacher,
      TestTeacher,
      TestTeacher,
    ];
    const role = { user_id: moderator.uid, role: "moderator" as const, given_at: 0 };
    await server.database.queries.insertInto("roles").values(role).execute();
    server.moveClock(2 * DAY_MS);
  });

  const list = async (who: TestTeacher, query = ""): Promise<CafeListReply> =>
    readJson(await who.fetch(`api/cafe/posts${query}`));
  const titles = async (who: TestTeacher, query = ""): Promise<readonly string[]> =>
    (await list(who, query)).posts.map(({ title }) => title);
  const read = async (who: TestTeacher, id: string): Promise<CafePostReply> =>
    readJson(await who.fetch(`api/cafe/posts/${id}`));
  const find = (who: TestTeacher, q: string) => list(who, `?q=${encodeURIComponent(q)}`);
  const letters = async (who: TestTeacher): Promise<readonly CafeLetter[]> =>
    (await readJson<{ letters: readonly CafeLetter[] }>(await who.fetch("api/cafe/letters")))
      .letters;
  const cases = async (): Promise<ModerationReply> =>
    readJson(await moderator.fetch("api/moderation/cases"));
  const write = async (who: TestTeacher, more: Partial<typeof trip> = {}): Promise<string> => {
    server.moveClock(3 * 60_000);
    const id = newId();
    const answer = await who.post("api/cafe/posts", { id, ...trip, ...more });
    expect(answer.status).toBe(200);
    return id;
  };

  it("finds two letters of text and comment, and nothing that was taken away", async () => {
    const id = await write(author, { title: "우유 급식", body: "다들 어떻게 하세요? 컵이요." });
    const comment = newId();
    const sent = { id: comment, parent: null, body: "주전자로 나눠요" };
    await reader.post(`api/cafe/posts/${id}/comments`, sent);

    expect((await find(reader, "유급")).posts[0]).toMatchObject({ id, comments: 1 });
    expect((await find(reader, "컵")).posts[0]?.found).toEqual({
      before: "",
      hit: "컵",
      after: "이요.",
    });
    expect((await find(reader, "주전 나눠")).posts.map((post) => post.id)).toEqual([id]);
    // Signs are no words, and a search without words finds nothing; where nothing is typed all are shown.
    for (const q of ["①", "!?", "“”"]) expect((await find(reader, q)).posts).toEqual([]);
    expect((await find(reader, " ")).posts.map((post) => post.id)).toContain(id);
    await reader.fetch(`api/cafe/comments/${comment}`, { method: "DELETE" });
    expect((await find(reader, "주전자")).posts).toEqual([]);
    await author.fetch(`api/cafe/posts/${id}`, { method: "DELETE" });
    expect((await read(reader, id)).post).toMatchObject({ state: "gone", title: "", body: "" });
  });

  it("tells of new ones, and lists a board", async () => {
    const first = await list(reader);
    const id = await write(author, { board: "lesson" });
    const seq = first.posts[0]?.seq ?? 0;
    const news = await readJson(await reader.fetch(`api/cafe/news?after=${seq}`));
    expect(news).toEqual({ count: 1 });
    expect((await list(reader, "?board=lesson")).posts.map((post) => post.id)).toEqual([id]);
  });

  it("refuses what is too short and a closed board, with a sentence", async () => {
    const send = (more: object) => author.post("api/cafe/posts", { id: newId(), ...trip, ...more });

    expect(await readRefusal(send({ title: "가" }))).toBe("TitleLength");
    expect(await readRefusal(send({ board: "none" }))).toBe("BoardClosed");
    expect((await send({ id: "x" })).status).toBe(400);
  });

  it("answers one level deep, and counts one heart each", async () => {
    const id = await write(author);
    const [one, two] = [newId(), newId()];
    const comment = (sent: object) => reader.post(`api/cafe/posts/${id}/comments`, sent);
    await comment({ id: one, parent: null, body: "저요" });
    await comment({ id: two, parent: one, body: "저도요" });
    expect((await comment({ id: newId(), parent: two, body: "셋" })).status).toBe(400);
    for (const isOn of [true, true]) await reader.post(`api/cafe/posts/${id}/heart`, { isOn });

    const { post, comments } = await read(reader, id);
    expect(post).toMatchObject({ hearts: 1, comments: 2, isHearted: true });
    expect(comments.map(({ parent }) => parent)).toEqual([null, one]);
    await reader.post(`api/cafe/posts/${id}/heart`, { isOn: false });
    expect((await read(author, id)).post.hearts).toBe(0);
  });

  it("leaves out the comments of whom a teacher does not want to see", async () => {
    const id = await write(author);
    const comment = { id: newId(), parent: null, body: "제 생각에는" };
    await third.post(`api/cafe/posts/${id}/comments`, comment);
    await reader.post("api/cafe/blocks", { nickname: "초록칠판", isOn: true });

    const [blocked] = (await read(reader, id)).comments;
    expect(blocked).toMatchObject({ isBlocked: true, body: "", nickname: null });
    await reader.post("api/cafe/blocks", { nickname: "초록칠판", isOn: false });
    expect((await read(reader, id)).comments[0]?.body).toBe("제 생각에는");
  });

  it("is decided once, answers, and is looked at again", async () => {
    const id = await write(author, { title: "우리 반 하늘이" });
    const report = { reason: "pupil", note: "이름이 있어요" };
    await reader.post(`api/cafe/posts/${id}/report`, report);
    expect((await read(reader, id)).post).toMatchObject({ state: "hidden", title: "", body: "" });
    expect((await reader.fetch("api/moderation/cases")).status).toBe(403);

    const [open] = (await cases()).open;
    expect(open).toMatchObject({ id, title: "우리 반 하늘이", reports: [report], why: "report" });
    const decision = { thing: "post", id, version: open?.version, act: "hide", sentence: "이름." };
    expect((await moderator.post("api/moderation/decide", decision)).status).toBe(200);
    expect(await readRefusal(moderator.post("api/moderation/decide", decision))).toBe(
      "DecidedMeanwhile",
    );
    expect((await letters(reader))[0]).toMatchObject({
      type: "answer",
      words: "알려 주신 글을 살펴봤어요. 가렸어요.",
    });
    const [letter] = await letters(author);
    expect(letter).toMatchObject({ words: "글이 가려졌어요. 이름.", canAppeal: true });
    expect((await readJson<CafeReply>(await author.fetch("api/cafe"))).unread).toBe(1);
    await author.post("api/cafe/letters", {});
    expect((await readJson<CafeReply>(await author.fetch("api/cafe"))).unread).toBe(0);

    const appeal = { decision: letter?.id, text: "고쳤어요" };
    expect((await author.post("api/cafe/appeals", appeal)).status).toBe(200);
    expect(await readRefusal(author.post("api/cafe/appeals", appeal))).toBe("NoAppeal");
    const [again] = (await cases()).open;
    expect(again).toMatchObject({ why: "appeal", appeal: "고쳤어요" });
    // She is the only one.
    const kept = { thing: "post", id, version: again?.version, act: "keep", sentence: "" };
    expect((await moderator.post("api/moderation/decide", kept)).status).toBe(200);
    expect((await find(reader, "하늘")).posts).toHaveLength(1);
  });

  it("stops somebody's writing, and takes it back", async () => {
    const id = await write(author, { title: "광고예요" });
    for (const who of [reader, third])
      await who.post(`api/cafe/posts/${id}/report`, { reason: "spam", note: "" });
    expect((await read(reader, id)).post.state).toBe("shown");
    const [open] = (await cases()).open;
    const decision = { thing: "post", id, version: open?.version, act: "stop7", sentence: "광고." };
    const after = await readJson<ModerationReply>(
      await moderator.post("api/moderation/decide", decision),
    );
    const stopped = author.post("api/cafe/posts", { id: newId(), ...trip });
    expect(await readRefusal(stopped)).toBe("WritingStopped");

    const done = after.decided.find((each) => each.id === id)?.decisions[0];
    await moderator.post("api/moderation/undo", { decision: done?.id });
    await write(author);
    expect((await letters(author))[0]?.words).toBe("글이 다시 보여요.");
    expect((await read(reader, id)).post.title).toBe("광고예요");
  });

  it("asks another moderator where there is one, and never the author", async () => {
    const role = { user_id: author.uid, role: "moderator" as const, given_at: 0 };
    await server.database.queries.insertInto("roles").values(role).execute();
    const id = await write(author, { title: "내 글" });
    await reader.post(`api/cafe/posts/${id}/report`, { reason: "other", note: "" });
    const [open] = (await cases()).open;
    const decide = (who: TestTeacher, version = open?.version) =>
      who.post("api/moderation/decide", { thing: "post", id, version, act: "hide", sentence: "" });

    expect(await readRefusal(decide(author))).toBe("OwnCase");
    expect((await decide(moderator)).status).toBe(200);
    const [letter] = await letters(author);
    await author.post("api/cafe/appeals", { decision: letter?.id, text: "다시요" });
    const [again] = (await cases()).open;
    expect(await readRefusal(decide(moderator, again?.version))).toBe("OtherModerator");
    await server.database.queries.deleteFrom("roles").where("user_id", "=", author.uid).execute();
    expect((await decide(moderator, again?.version)).status).toBe(200);
  });

  it("shows a newcomer's link after a yes, and takes none in a comment", async () => {
    server.moveClock(-2 * DAY_MS);
    const newcomer = await buildTeacher(buildServerBrowser(server));
    expect(await readRefusal(newcomer.post("api/cafe/nickname", { nickname: "별빛 교실" }))).toBe(
      "NicknameTaken",
    );
    await newcomer.post("api/cafe/nickname", { nickname: "새내기" });
    expect(await readRefusal(newcomer.post("api/cafe/nickname", { nickname: "헌내기" }))).toBe(
      "NicknameTooSoon",
    );
    const link = { title: "좋은 자료", body: "https://a.kr/x" };
    const id = await write(newcomer, link);
    expect(await titles(reader)).not.toContain(link.title);
    expect(await titles(newcomer)).toContain(link.title);
    expect((await reader.fetch(`api/cafe/posts/${id}`)).status).toBe(404);
    const said = { id: newId(), parent: null, body: link.body };
    const [other] = (await list(reader)).posts;
    const comment = newcomer.post(`api/cafe/posts/${other?.id}/comments`, said);
    expect(await readRefusal(comment)).toBe("NewcomerLink");

    const waiting = (await cases()).open.find((each) => each.why === "waiting");
    await moderator.post("api/moderation/decide", {
      thing: "post",
      id,
      version: waiting?.version,
      act: "keep",
      sentence: "",
    });
    // Above what was read meanwhile.
    expect((await titles(reader))[0]).toBe(link.title);
  });

  it("gives a teacher what she wrote", async () => {
    server.moveClock(2 * DAY_MS);
    await write(author, { title: "남는 글" });
    const own = [];
    for (const { read: pieces } of await createCafePart(server.database.queries).list(author))
      for await (const piece of pieces()) own.push(new TextDecoder().decode(piece));
    expect(own.join("")).toContain("남는 글");
  });
});
