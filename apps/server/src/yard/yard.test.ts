import type { CafeLetter, ModerationReply } from "@damim/domain/cafe/cafe-replies.ts";
import { shareRow } from "@damim/domain/templates/template-file.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteAccount } from "../accounts/change/delete-account.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import { posts } from "../cafe/posts.ts";
import { ideas } from "../ideas/ideas.ts";
import { templates } from "../templates/templates.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestTeacher,
  readRefusal,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const newId = (): string => createUuidV7(Date.now());

interface Line {
  readonly id: string;
  readonly seq: number;
  readonly title: string;
  readonly state?: string;
  readonly isHidden?: boolean;
}

/** What teachers share in 쌤마당, and where its way of being asked differs. */
const things = [
  {
    thing: "post",
    things: posts,
    words: "cafe_words",
    what: "글",
    path: "api/cafe/posts",
    sent: { board: "help", body: "있으신 분?", tags: ["체험"] },
    search: (words: string) => `api/cafe/posts?q=${encodeURIComponent(words)}`,
    codes: { unknown: "CafeUnknown", taken: "CafeIdTaken", review: "UnderReview" },
    isEdited: true,
  },
  {
    thing: "idea",
    things: ideas,
    words: "idea_words",
    what: "생각",
    path: "api/ideas",
    sent: { subject: "국어", grades: "34", minutes: 10, materials: ["종이"], steps: ["써요"] },
    search: (words: string) => `api/similar-ideas?title=${encodeURIComponent(words)}`,
    codes: { unknown: "IdeaUnknown", taken: "IdeaIdTaken", review: "IdeaUnderReview" },
    isEdited: true,
  },
  {
    thing: "template",
    things: templates,
    words: "template_words",
    what: "틀",
    path: "api/templates",
    sent: {
      tags: ["독서"],
      file: shareRow("check", { title: "독서록", repeat: "1", order: "a0" }).file,
    },
    search: (words: string) => `api/templates?q=${encodeURIComponent(words)}`,
    codes: { unknown: "TemplateUnknown", taken: "TemplateIdTaken", review: "" },
    isEdited: false,
  },
] as const;
type Shared = (typeof things)[number];

let server: TestServer;
let movedMs = 0;
const startServer = async (kind: (typeof DATABASE_KINDS)[number]): Promise<void> => {
  server = await buildTestServer(kind, { isClockStill: true });
  movedMs = 0;
};
const pass = (ms: number): void => {
  server.moveClock(ms);
  movedMs += ms;
};
let teachers = 0;
/** With a nickname; older than a day unless she is new. */
const join = async ({ isNew = false } = {}): Promise<TestTeacher & { nickname: string }> => {
  const nickname = `별빛${(teachers += 1)}`;
  const teacher = await buildTeacher(buildServerBrowser(server));
  await teacher.post("api/cafe/nickname", { nickname });
  const joinedAt = Date.now() + movedMs - (isNew ? 0 : DAY_MS + MINUTE_MS);
  await server.database.queries
    .updateTable("users")
    .set({ created_at: new Date(joinedAt).toISOString() })
    .where("id", "=", teacher.uid)
    .execute();
  return { ...teacher, nickname };
};

const createAsking = ({ path, sent, search }: Shared) => {
  const listAt = async (who: TestTeacher, at: string) => {
    const { hasMore, ...of } = await readJson<{ readonly hasMore?: boolean }>(await who.fetch(at));
    const [lines = []] = Object.values(of) as unknown as (readonly Line[])[];
    return { lines, hasMore };
  };
  const send = (who: TestTeacher, more: object = {}) =>
    who.post(path, { id: newId(), title: "월요일 약속", ...sent, ...more });
  return {
    send,
    share: async (who: TestTeacher, title = "월요일 약속"): Promise<string> => {
      pass(15 * MINUTE_MS);
      const id = newId();
      expect((await send(who, { id, title })).status).toBe(200);
      return id;
    },
    edit: (who: TestTeacher, id: string, title = "화요일 약속") =>
      who.post(`${path}/${id}`, { ...sent, title }),
    remove: (who: TestTeacher, id: string) => who.fetch(`${path}/${id}`, { method: "DELETE" }),
    report: (who: TestTeacher, id: string, reason = "pupil") =>
      who.post(`${path}/${id}/report`, { reason, note: "이름이 있어요" }),
    page: (who: TestTeacher, query = "") => listAt(who, `${path}${query}`),
    list: async (who: TestTeacher) => (await listAt(who, path)).lines.map(({ id }) => id),
    find: async (who: TestTeacher, words: string) =>
      (await listAt(who, search(words))).lines.map(({ id }) => id),
    /** With its words; undefined where they are not for this teacher. */
    read: async (who: TestTeacher, id: string) => {
      const answer = await who.fetch(`${path}/${id}`);
      if (answer.status === 404) return undefined;
      const [one] = Object.values(
        await readJson<Record<string, Line & { nickname: string }>>(answer),
      );
      return one?.title === "" ? undefined : one;
    },
  };
};

describe.each(DATABASE_KINDS)("on %s", (kind) => {
  beforeAll(() => startServer(kind));
  afterAll(() => server.close());

  describe.each(things)("a $thing", (shared) => {
    const { send, share, page, list, find, edit, remove, report } = createAsking(shared);

    it("is shared once, however often the answer was lost", async () => {
      const [author, reader] = [await join(), await join()];
      const id = newId();
      const answers = await Promise.all([send(author, { id }), send(author, { id })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);

      expect((await list(reader)).filter((each) => each === id)).toEqual([id]);
      expect(await readRefusal(send(reader, { id }))).toBe(shared.codes.taken);
    });

    it("comes newest first, thirty a page, without a gap", async () => {
      const author = await join();
      const ids: string[] = [];
      for (let n = 0; n < 32; n += 1) ids.unshift(await share(author, `약속 ${n}`));

      const { lines, hasMore } = await page(author);
      expect(lines.map(({ id }) => id)).toEqual(ids.slice(0, 30));
      expect(hasMore).toBe(true);
      const older = await page(author, `?before=${lines.at(-1)?.seq}`);
      expect(older.lines.slice(0, 2).map(({ id }) => id)).toEqual(ids.slice(30));
      expect((await page(author, `?before=${older.lines.at(-1)?.seq}`)).hasMore).toBe(false);
    });

    it("is found by its words, of now, by whoever wants to see its author, while it is shown", async () => {
      const [author, reader] = [await join(), await join()];
      const id = await share(author, "교실 우체통");
      expect(await find(reader, "우체통")).toEqual([id]);
      expect(await find(reader, "줄넘기")).toEqual([]);

      await reader.post("api/cafe/blocks", { nickname: author.nickname, isOn: true });
      expect(await find(reader, "우체통")).toEqual([]);
      await reader.post("api/cafe/blocks", { nickname: author.nickname, isOn: false });
      await sql`delete from ${sql.table(shared.words)}`.execute(server.database.queries);
      expect(await find(reader, "우체통")).toEqual([]);
      expect(await shared.things.settleAll(server.database)).toBeGreaterThan(0);
      expect(await find(reader, "우체통")).toEqual([id]);
      if (shared.isEdited) {
        await edit(author, id, "교실 편지함");
        expect([await find(reader, "우체통"), await find(reader, "편지함")]).toEqual([[], [id]]);
        await edit(author, id, "교실 우체통");
      }
      const gone = await share(author, "교실 우체통");
      await remove(author, gone);
      expect(await find(reader, "우체통")).toEqual([id]);
      await report(reader, id);
      expect(await find(reader, "우체통")).toEqual([]);
    });
  });
});

describe.each(things)("a $thing", (shared) => {
  const { send, share, edit, remove, report, list, read } = createAsking(shared);
  const { path, codes, isEdited, thing } = shared;
  let author: Awaited<ReturnType<typeof join>>;
  let reader: typeof author;
  beforeAll(async () => {
    await startServer("sqlite");
    [author, reader] = [await join(), await join()];
  });
  afterAll(() => server.close());

  it("is shown by the nickname alone, which is asked for where none is free", async () => {
    const id = await share(author);

    expect(await read(reader, id)).toMatchObject({ nickname: author.nickname, isOwn: false });
    const text = await (await reader.fetch(`${path}/${id}`)).text();
    expect([author.uid, author.email].filter((word) => text.includes(word))).toEqual([]);
    await buildTeacher(buildServerBrowser(server)).then((first) => send(first));
    const second = await buildTeacher(buildServerBrowser(server));
    expect(await readRefusal(send(second))).toBe("NicknameNeeded");
  });

  it("is not shown to whoever does not want to see its author", async () => {
    const id = await share(author);
    await reader.post("api/cafe/blocks", { nickname: author.nickname, isOn: true });
    expect(await list(reader)).not.toContain(id);
    expect(await list(author)).toContain(id);
    await reader.post("api/cafe/blocks", { nickname: author.nickname, isOn: false });
    expect(await list(reader)).toContain(id);
  });

  it("is changed and taken back by its author alone", async () => {
    const id = await share(author);
    expect(await readRefusal(remove(reader, id))).toBe(codes.unknown);
    if (isEdited) {
      expect(await readRefusal(edit(reader, id))).toBe(codes.unknown);
      expect((await edit(author, id)).status).toBe(200);
      expect((await read(reader, id))?.title).toBe("화요일 약속");
      expect(await read(reader, id)).not.toMatchObject({ editedAt: null });
    }
    expect((await remove(author, id)).status).toBe(200);
    expect([await read(author, id), await read(reader, id)]).toEqual([undefined, undefined]);
    expect(await list(author)).not.toContain(id);
    expect(await readRefusal(remove(author, id))).toBe(codes.unknown);
    if (isEdited) expect(await readRefusal(edit(author, id))).toBe(codes.unknown);
    expect((await report(reader, id)).status).toBe(404);
  });

  it("hides at the first word of a pupil until a moderator decides, and its author is told", async () => {
    const moderator = await join();
    await server.database.queries
      .insertInto("roles")
      .values({ user_id: moderator.uid, role: "moderator", given_at: 0 })
      .execute();
    const decide = async (act: string): Promise<void> => {
      const cases = await moderator.fetch("api/moderation/cases");
      const [open] = (await readJson<ModerationReply>(cases)).open;
      expect(open).toMatchObject({ thing, id, title: "우리 반 하늘이", state: "hidden" });
      const decision = { thing, id, version: open?.version, act, sentence: "" };
      expect((await moderator.post("api/moderation/decide", decision)).status).toBe(200);
      expect((await moderator.post("api/moderation/decide", decision)).status).toBe(409);
    };
    const id = await share(author, "우리 반 하늘이");
    expect(await readRefusal(report(author, id))).toBe("OwnThing");

    expect(await readJson(await report(reader, id))).toEqual({ isHidden: true });
    expect([await read(reader, id), await list(reader)]).toEqual([
      undefined,
      expect.not.arrayContaining([id]),
    ]);
    expect(await read(author, id)).toMatchObject({ title: "우리 반 하늘이" });
    expect(await list(author)).toContain(id);
    if (isEdited) expect(await readRefusal(edit(author, id))).toBe(codes.review);
    await decide("keep");
    expect((await read(reader, id))?.title).toBe("우리 반 하늘이");
    await report(reader, id);
    await decide("remove");
    expect(await read(author, id)).toBeUndefined();
    expect(await list(author)).not.toContain(id);
    const letters = async (who: TestTeacher) =>
      (await readJson<{ letters: readonly CafeLetter[] }>(await who.fetch("api/cafe/letters")))
        .letters;
    expect((await letters(author)).map(({ words }) => words)).toContain(
      `${shared.what}이 지워졌어요.`,
    );
    expect((await letters(reader))[0]?.type).toBe("answer");
  });

  it("hides by three teachers, not by one who says it thrice, nor by newcomers", async () => {
    const id = await share(author);
    const [second, third, newcomer] = [await join(), await join(), await join({ isNew: true })];
    const says = [reader, reader, reader, second, newcomer, third];
    const hidden = [];
    for (const who of says) hidden.push(await readJson(await report(who, id, "spam")));

    expect(hidden.map((each) => (each as { isHidden: boolean }).isHidden)).toEqual(
      says.map((who) => who === third),
    );
  });

  it("is not taken with a telephone number, or from whoever was stopped", async () => {
    const writer = await join();
    const id = await share(writer);
    expect(await readRefusal(send(writer, { title: "문의 010-1234-5678" }))).toBe("PersonalPart");
    const of = server.database.queries;
    await of
      .updateTable("cafe_members")
      .set({ stopped_until: Number.MAX_SAFE_INTEGER })
      .where("user_id", "=", writer.uid)
      .execute();
    expect(await readRefusal(send(writer))).toBe("WritingStopped");
    if (isEdited) expect(await readRefusal(edit(writer, id))).toBe("WritingStopped");
    const stop = { user_id: writer.uid, until: Number.MAX_SAFE_INTEGER, reason: "" };
    await of.insertInto("suspensions").values(stop).execute();
    expect((await send(writer)).status).toBe(403);
  });

  it("is taken twice of a newcomer", async () => {
    const newcomer = await join({ isNew: true });
    expect((await send(newcomer)).status).toBe(200);
    expect((await send(newcomer)).status).toBe(200);
    expect(await readRefusal(send(newcomer))).toBe("NewcomerLimit");
  });

  it("is asked for, shared, changed and reported so often, and what is refused costs nothing", async () => {
    const writer = await join();
    const id = await share(author);
    const own = await share(writer);
    const last = async (count: number, ask: () => Promise<Response>): Promise<Response[]> => {
      const answers: Response[] = [];
      for (let n = 0; n < count; n += 1) answers.push(await ask());
      expect(answers.slice(0, -1).filter(({ status }) => status === 429)).toEqual([]);
      return answers.slice(-1);
    };
    const slowed: Response[] = [];
    slowed.push(...(await last(121, () => writer.fetch(path))));
    slowed.push(await writer.fetch(`${path}/${id}`));
    slowed.push(...(await last(31, () => writer.fetch(shared.search("약속")))));
    await send(writer, { title: "" });
    pass(10 * MINUTE_MS);
    slowed.push(...(await last(6, () => send(writer))));
    if (isEdited) slowed.push(...(await last(21, () => edit(writer, own))));
    await report(writer, own);
    slowed.push(...(await last(11, () => report(writer, id))));

    expect(slowed.filter(({ status }) => status !== 429)).toEqual([]);
    expect(await slowed[3]?.text()).toContain(
      "조금 빨라요. 2분 뒤에 올려 주세요. 글은 이 기기에 있어요.",
    );
  });

  it("stays without its author at the end of an account, or goes with her words", async () => {
    const [leaving, erasing] = [await join(), await join()];
    const [left, erased] = [await share(leaving), await share(erasing)];
    const deps = { ...server, now: Date.now };
    await server.database.queries
      .insertInto("deletions")
      .values({ user_id: erasing.uid, requested_at: 0, due_at: 0, takes_posts: 1 })
      .execute();
    for (const { uid } of [leaving, erasing]) await deleteAccount(deps, uid);

    expect(await read(reader, left)).toMatchObject({ title: "월요일 약속", nickname: null });
    expect(await read(reader, erased)).toBeUndefined();
    expect(await list(reader)).not.toContain(erased);
  });
});

it("counts what a teacher does in all three together", async () => {
  await startServer("sqlite");
  const [author, reader] = [await join(), await join()];
  const statuses: number[] = [];
  for (const { share, report } of things.map(createAsking)) {
    const id = await share(author);
    for (let n = 0; n < 4; n += 1) statuses.push((await report(reader, id, "spam")).status);
  }
  await server.close();

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
});
