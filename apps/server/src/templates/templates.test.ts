import type { ModerationReply } from "@damim/domain/cafe/cafe-replies.ts";
import { readTemplate, shareRow } from "@damim/domain/templates/template-file.ts";
import type { GalleryReply, GalleryTemplateReply } from "@damim/domain/templates/gallery.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteAccount } from "../accounts/change/delete-account.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { indexAllTemplates } from "./template-words.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";

const DAY_MS = 86_400_000;
const newId = (): string => createUuidV7(Date.now());
const { file } = shareRow("check", { title: "독서록", repeat: "1", order: "a0" });
const card = { title: "월요일 독서록", tags: ["독서", "3학년"], file };

describe.each(DATABASE_KINDS)("틀 나눔 on %s", (kind) => {
  let server: TestServer;
  let author: TestTeacher;
  let taker: TestTeacher;
  let third: TestTeacher;
  beforeAll(async () => {
    server = await buildTestServer(kind, { isClockStill: true });
    const teachers: TestTeacher[] = [];
    for (let count = 0; count < 3; count += 1)
      teachers.push(await buildTeacher(buildServerBrowser(server)));
    [author, taker, third] = teachers as [TestTeacher, TestTeacher, TestTeacher];
    server.moveClock(2 * DAY_MS);
  });
  afterAll(() => server.close());

  const list = async (who: TestTeacher, query = ""): Promise<GalleryReply> =>
    readJson(await who.fetch(`api/templates${query}`));
  const titles = async (who: TestTeacher, query = ""): Promise<readonly string[]> =>
    (await list(who, query)).templates.map(({ title }) => title);
  const read = async (who: TestTeacher, id: string): Promise<GalleryTemplateReply> =>
    readJson(await who.fetch(`api/templates/${id}`));
  const typeOf = async (answer: Response): Promise<string> =>
    (await readJson<{ readonly error: { readonly type: string } }>(answer)).error.type;
  const share = async (more: Partial<typeof card> = {}): Promise<string> => {
    server.moveClock(3 * 60_000);
    const id = newId();
    const answer = await author.post("api/templates", {
      id,
      nickname: "별빛교실",
      ...card,
      ...more,
    });
    expect(answer.status).toBe(200);
    return id;
  };

  it("takes a template once, shows it by the nickname alone, and gives it as it can be read", async () => {
    const sent = { id: newId(), nickname: "별빛교실", ...card };
    await Promise.all([author.post("api/templates", sent), author.post("api/templates", sent)]);

    const { templates } = await list(taker);
    expect(templates).toMatchObject([
      {
        id: sent.id,
        kind: "check",
        title: card.title,
        tags: card.tags,
        nickname: "별빛교실",
        uses: 0,
      },
    ]);
    const reply = await read(taker, sent.id);
    expect(JSON.stringify(reply)).not.toContain(author.uid);
    expect(readTemplate(reply.file).ok).toBe(true);
    expect(await typeOf(await taker.post("api/templates", sent))).toBe("TemplateIdTaken");
  });

  it("is found by two letters of title, tag and what is in it, and by kind", async () => {
    const { file: budget } = shareRow("budget", {
      title: "학급운영비",
      source: "classroom",
      way: "card",
      from: "2026-03-01",
      until: "2027-02-28",
      order: "a0",
    });
    const id = await share({ title: "우리 반 살림", tags: ["예산"], file: budget });
    const find = (q: string) => titles(taker, `?q=${encodeURIComponent(q)}`);

    expect(await find("살림")).toEqual(["우리 반 살림"]);
    expect(await find("운영비")).toEqual(["우리 반 살림"]);
    expect(await find("①")).toEqual([]);
    expect(await find(" ")).toContain("우리 반 살림");
    expect(await titles(taker, "?kind=budget")).toEqual(["우리 반 살림"]);
    await author.fetch(`api/templates/${id}`, { method: "DELETE" });
    expect(await find("살림")).toEqual([]);
    expect((await taker.fetch(`api/templates/${id}`)).status).toBe(404);
  });

  it("is found again once its words were made anew", async () => {
    await share({ title: "아침 독서 점검" });
    await sql`delete from template_words`.execute(server.database.queries);
    const query = `?q=${encodeURIComponent("독서 점검")}`;
    expect(await titles(taker, query)).toEqual([]);

    expect(await indexAllTemplates(server.database)).toBeGreaterThan(0);

    expect(await titles(taker, query)).toEqual(["아침 독서 점검"]);
  });

  it("counts each teacher who took it once, and nobody her own", async () => {
    const id = await share();
    for (const who of [taker, taker, author, third])
      expect((await who.post(`api/templates/${id}/use`, {})).status).toBe(200);

    expect((await read(taker, id)).template.uses).toBe(2);
  });

  it.each([
    [{ title: "독" }, "TitleLength"],
    [{ tags: ["010-1234-5678"] }, "TagsTooMany"],
    [{ title: "문의 010-1234-5678" }, "PersonalPart"],
    [{ file: "{}" }, "NoTemplate"],
    [{ file: file.replace('"title"', '"studentId": "s1", "title"') }, "TemplatePartsWrong"],
    [{ file: file.replace("독서록", "010-1234-5678") }, "TemplatePartsWrong"],
  ])("refuses %j", async (part, type) => {
    const answer = await author.post("api/templates", { id: newId(), ...card, ...part });

    expect(answer.status).toBe(422);
    expect(await typeOf(answer)).toBe(type);
  });

  it("is taken back by whoever shared it alone", async () => {
    const id = await share();
    expect((await taker.fetch(`api/templates/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await author.fetch(`api/templates/${id}`, { method: "DELETE" })).status).toBe(200);
  });

  it("hides what is reported as a pupil's, shows it again, and removes it", async () => {
    const id = await share({ title: "우리 반 약속" });
    await server.database.queries
      .insertInto("roles")
      .values({ user_id: third.uid, role: "moderator", given_at: 0 })
      .execute();
    const report = () => taker.post(`api/templates/${id}/report`, { reason: "pupil", note: "" });
    const decide = async (act: string): Promise<void> => {
      const reply = await third.fetch("api/moderation/cases");
      const [each] = (await readJson<ModerationReply>(reply)).open;
      expect(each).toMatchObject({ thing: "template", title: "우리 반 약속" });
      expect(each?.body).toContain("제목 「독서록」");
      const decision = { thing: "template", id, version: each?.version, act, sentence: "" };
      expect((await third.post("api/moderation/decide", decision)).status).toBe(200);
    };
    await report();
    expect((await taker.fetch(`api/templates/${id}`)).status).toBe(404);
    await decide("keep");
    expect((await read(taker, id)).template.isHidden).toBe(false);
    await report();
    await decide("remove");
    expect((await author.fetch(`api/templates/${id}`)).status).toBe(404);
    expect(await (await author.fetch("api/cafe/letters")).text()).toContain("틀이 지워졌어요.");
  });

  it("takes nothing from who was stopped", async () => {
    await server.database.queries
      .insertInto("suspensions")
      .values({ user_id: third.uid, until: Number.MAX_SAFE_INTEGER, reason: "" })
      .execute();
    const sent = { id: newId(), nickname: "멈춤이", ...card };

    expect((await third.post("api/templates", sent)).status).toBe(503);
  });

  it("stays without its author at the end of an account; what she used is counted no more", async () => {
    const id = await share();
    await taker.post(`api/templates/${id}/use`, {});
    const { database, files } = server;
    await deleteAccount({ database, files, now: Date.now }, taker.uid);
    expect((await read(author, id)).template.uses).toBe(0);
    await deleteAccount({ database, files, now: Date.now }, author.uid);
    expect((await read(third, id)).template).toMatchObject({ title: card.title, nickname: null });
  });
});
