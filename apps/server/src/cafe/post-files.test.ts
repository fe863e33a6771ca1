import type {
  CafeLetter,
  CafePostReply,
  ModerationReply,
} from "@damim/domain/cafe/cafe-replies.ts";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { createDeletionJob } from "../accounts/change/deletion-job.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import { sweepFiles } from "../files/sweep-files.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { newFileId, startUpload, uploadFile } from "../testing/upload-file.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

const DAY_MS = 86_400_000;
const trip = { board: "help", title: "현장체험 안내문", body: "있으신 분?", tags: [] };
const paper = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

describe.each(DATABASE_KINDS)("files of a post on %s", (kind) => {
  const server = serverOfEach(kind);
  const author = teacherOfEach(server);
  const reader = teacherOfEach(server);
  beforeEach(async () => {
    await author.post("api/cafe/nickname", { nickname: "별빛교실" });
    server.moveClock(2 * DAY_MS);
  });

  const drawPicture = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: "#0a0" } })
      .jpeg()
      .toBuffer();
  const upload = async (bytes: Uint8Array, name: string): Promise<string> => {
    const scope = `t/${author.uid}/profile`;
    return (await uploadFile(author, bytes, { name, scope })).id;
  };
  const post = async (files: readonly string[], id = createUuidV7(Date.now())) => {
    const answer = await author.post("api/cafe/posts", { id, ...trip, files });
    const { error } = await readJson<{ error?: { type: string } }>(answer);
    return { id, refusal: error?.type };
  };
  const read = async (id: string): Promise<CafePostReply> =>
    readJson(await reader.fetch(`api/cafe/posts/${id}`));
  const makeModerator = async (who?: TestTeacher): Promise<TestTeacher> => {
    const teacher = who ?? (await buildTeacher(buildServerBrowser(server)));
    const role = { user_id: teacher.uid, role: "moderator" as const, given_at: 0 };
    await server.database.queries.insertInto("roles").values(role).execute();
    return teacher;
  };
  const readCases = async (who: TestTeacher): Promise<ModerationReply> =>
    readJson(await who.fetch("api/moderation/cases"));
  const readLetters = async (): Promise<readonly CafeLetter[]> =>
    (await readJson<{ letters: readonly CafeLetter[] }>(await author.fetch("api/cafe/letters")))
      .letters;
  const fetchFile = (id: string, file: string, part = "content", who = reader) =>
    who.fetch(`api/cafe/posts/${id}/files/${file}/${part}`);

  it("come with it in their order, for every reader, and outlive their teacher's own copies", async () => {
    const picture = await upload(await drawPicture(), "교실.jpg");
    const document = await upload(paper, "안내문.pdf");

    const { id } = await post([document, picture]);
    await author.fetch(`api/files/${picture}`, { method: "DELETE" });
    await sweepFiles({ ...server, now: () => Date.now() + 40 * DAY_MS });
    await sweepFiles({ ...server, now: () => Date.now() + 80 * DAY_MS });

    const { files } = (await read(id)).post;
    expect(files).toMatchObject([
      { name: "안내문.pdf", isPicture: false, size: paper.length },
      { name: "교실.jpg", isPicture: true, width: 40, height: 30 },
    ]);
    const [paperId = "", pictureId = ""] = files.map((file) => file.id);
    const served = await fetchFile(id, paperId);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(paper);
    expect((await fetchFile(id, pictureId, "thumbnail")).status).toBe(200);
    expect((await author.fetch(`api/files/${paperId}/content`)).status).toBe(404);
  });

  it("have names of the server, so that nobody's own file takes the place of theirs", async () => {
    const mine = await upload(paper, "안내문.pdf");
    const first = await post([mine]);
    const second = await post([mine]);
    const [named] = (await read(first.id)).post.files;
    const before = await server.files.list("cafe/");
    await reader.post("api/cafe/nickname", { nickname: "느린걸음" });
    for (const id of [named?.id ?? "", mine]) {
      const scope = `t/${reader.uid}/profile`;
      await uploadFile(reader, Buffer.concat([paper, Buffer.from("덮어쓰기")]), { id, scope });
    }
    const send = (more: object) =>
      reader.post("api/cafe/posts", {
        id: createUuidV7(Date.now()),
        ...trip,
        files: [mine],
        ...more,
      });

    expect((await send({ title: "" })).status).toBe(422);
    expect((await send({ files: [named?.id], title: "" })).status).toBe(422);
    expect((await send({ board: "없는 게시판" })).status).toBe(409);
    expect((await send({ id: first.id })).status).toBe(409);
    expect(await server.files.list("cafe/")).toEqual(before);
    expect((await send({ files: [mine, named?.id] })).status).toBe(200);
    for (const { id } of [first, second]) {
      const [file] = (await read(id)).post.files;
      const served = await fetchFile(id, file?.id ?? "");
      expect(Buffer.from(await served.arrayBuffer())).toEqual(paper);
    }
  });

  it("leave nothing behind of two tries at once, and cost a day's post only when it is one", async () => {
    const mine = await upload(paper, "안내문.pdf");
    const id = createUuidV7(Date.now());
    for (let n = 0; n < 40; n++)
      await author.post("api/cafe/posts", { id, ...trip, board: "없는 게시판", files: [mine] });

    await Promise.all([post([mine], id), post([mine], id)]);

    const [file] = (await read(id)).post.files;
    expect(await server.files.list("cafe/")).toEqual([`cafe/${file?.id}/original`]);
  });

  it("that were copied under the device's name before are served as they were", async () => {
    const mine = await upload(paper, "안내문.pdf");
    const { id } = await post([mine]);
    const [file] = (await read(id)).post.files;
    const { queries } = server.database;
    await server.files.put(`cafe/${mine}/original`, paper);
    await queries
      .updateTable("files")
      .set({ id: mine })
      .where("id", "=", file?.id ?? "")
      .execute();
    const listed = JSON.stringify([{ ...file, id: mine }]);
    await queries.updateTable("cafe_posts").set({ files: listed }).where("id", "=", id).execute();

    expect(Buffer.from(await (await fetchFile(id, mine)).arrayBuffer())).toEqual(paper);
  });

  it("keep the post waiting until they are here whole, and somebody else's are nobody's", async () => {
    const underWay = newFileId();
    await startUpload(author, paper, { id: underWay, scope: `t/${author.uid}/profile` });
    const foreign = await uploadFile(reader, paper, { scope: `t/${reader.uid}/profile` });

    expect((await post([underWay])).refusal).toBe("FilesOnTheWay");
    expect((await post([foreign.id])).refusal).toBe("FilesOnTheWay");
  });

  it("are pictures and documents of six kinds, three of these at most", async () => {
    const text = await upload(Buffer.from("그냥 글"), "메모.txt");
    const papers = [];
    for (let n = 0; n < 4; n++)
      papers.push(await upload(Buffer.concat([paper, Buffer.from(` ${n}`)]), `${n}.pdf`));

    expect((await post([text])).refusal).toBe("FileNotForPosts");
    expect((await post(papers)).refusal).toBe("TooManyDocuments");
    expect((await post(papers.slice(1))).refusal).toBeUndefined();
  });

  it("go with an edit that leaves them out, with the post, and hide with it", async () => {
    const { id } = await post([
      await upload(paper, "1.pdf"),
      await upload(await drawPicture(), "2"),
    ]);
    const [first = "", second = ""] = (await read(id)).post.files.map((file) => file.id);
    await author.post(`api/cafe/posts/${id}`, { ...trip, kept: [second] });

    expect((await fetchFile(id, first)).status).toBe(404);
    expect((await fetchFile(id, second)).status).toBe(200);
    await server.database.queries
      .updateTable("cafe_posts")
      .set({ state: "hidden" })
      .where("id", "=", id)
      .execute();
    expect((await fetchFile(id, second)).status).toBe(404);
    expect((await fetchFile(id, second, "content", author)).status).toBe(200);
    await author.fetch(`api/cafe/posts/${id}`, { method: "DELETE" });
    expect((await fetchFile(id, second, "content", author)).status).toBe(404);
  });

  it("are seen by moderators while the post waits or is hidden, and by nobody else", async () => {
    const { id } = await post([
      await upload(await drawPicture(), "교실.jpg"),
      await upload(paper, "p"),
    ]);
    const moderator = await makeModerator();
    await reader.post(`api/cafe/posts/${id}/report`, { reason: "pupil", note: "" });
    for (const state of ["hidden", "waiting"] as const) {
      await server.database.queries.updateTable("cafe_posts").set({ state }).execute();

      const [open] = (await readCases(moderator)).open;
      expect(open?.files).toMatchObject([{ name: "교실.jpg", isPicture: true }, { name: "p.pdf" }]);
      for (const { id: file } of open?.files ?? []) {
        expect((await fetchFile(id, file, "content", moderator)).status).toBe(200);
        expect((await fetchFile(id, file)).status).toBe(404);
      }
    }
  });

  it("can be hidden one by one: others read the post without it, its author sees that it is", async () => {
    const moderator = await makeModerator();
    const { id } = await post([
      await upload(await drawPicture(), "1"),
      await upload(await drawPicture(), "2"),
    ]);
    const [first, second] = (await read(id)).post.files;
    const picture = { post: id, file: first?.id, sentence: "이름표가 보여요." };
    const press = async (isHidden: boolean, who = moderator) =>
      (await who.post("api/moderation/picture", { ...picture, isHidden })).status;
    expect(await press(true)).toBe(404);
    await reader.post(`api/cafe/posts/${id}/report`, { reason: "other", note: "" });
    expect(await press(true, reader)).toBe(403);
    expect(await press(true)).toBe(200);
    expect(await press(true)).toBe(409);

    expect((await read(id)).post).toMatchObject({ state: "shown", files: [{ id: second?.id }] });
    expect((await fetchFile(id, first?.id ?? "")).status).toBe(404);
    expect((await fetchFile(id, first?.id ?? "", "thumbnail")).status).toBe(404);
    for (const who of [author, moderator]) {
      const seen = await readJson<CafePostReply>(await who.fetch(`api/cafe/posts/${id}`));
      expect(seen.post.files.map((file) => file.isHidden === true)).toEqual([true, false]);
      expect((await fetchFile(id, first?.id ?? "", "content", who)).status).toBe(200);
    }
    // A change of the author's takes the sign from it as little as the picture comes back by it.
    await author.post(`api/cafe/posts/${id}`, { ...trip, kept: [first?.id, second?.id] });
    expect((await read(id)).post.files).toHaveLength(1);
    const [letter] = await readLetters();
    expect(letter).toMatchObject({ words: "글에 있는 사진 한 장이 가려졌어요. 이름표가 보여요." });
    const appeal = { decision: letter?.id, text: "지우고 다시 올렸어요" };
    expect((await author.post("api/cafe/appeals", appeal)).status).toBe(200);

    expect(await press(false)).toBe(200);
    expect(await press(false)).toBe(409);
    expect((await read(id)).post.files).toHaveLength(2);
    expect((await readLetters())[0]?.words).toBe("글에 있는 사진이 다시 보여요.");
    const lines = await server.database.queries
      .selectFrom("audit")
      .select(["actor_id", "target_id", "before", "after"])
      .orderBy("id")
      .execute();
    const of = { actor_id: moderator.uid, target_id: id };
    expect(lines).toEqual([
      { ...of, before: "shown", after: "hidePicture" },
      { ...of, before: "hidePicture", after: "undo" },
    ]);
    await makeModerator(author);
    const own = await author.post("api/moderation/picture", { ...picture, isHidden: true });
    expect(await readJson(own)).toMatchObject({ error: { type: "OwnCase" } });
  });

  it("go, with every word, when an account ends that takes its posts along", async () => {
    const { id } = await post([await upload(paper, "안내문.pdf")]);
    const file = (await read(id)).post.files[0]?.id ?? "";
    await author.post(`api/cafe/posts/${id}/comments`, {
      id: createUuidV7(Date.now()),
      parent: null,
      body: "덧붙임",
    });
    await author.post("api/step-up", { password: author.password });
    await author.post("api/account/deletion", { takesPosts: true });
    const mail = {
      isConfigured: true,
      send: async () => {},
      sendOnce: async () => {},
      settled: async () => {},
      close: () => {},
    };
    await createDeletionJob({ ...server, mail, now: () => Date.now() + 40 * DAY_MS }).run();

    const { post: emptied, comments } = await read(id);
    expect(emptied).toMatchObject({ state: "gone", title: "", nickname: null, files: [] });
    expect(comments).toMatchObject([{ state: "gone", body: "" }]);
    expect((await fetchFile(id, file)).status).toBe(404);
    const found = await readJson<{ posts: unknown[] }>(
      await reader.fetch(`api/cafe/posts?q=${encodeURIComponent("안내문")}`),
    );
    expect(found.posts).toEqual([]);
  });
});
