import type { ModerationReply } from "@damim/domain/cafe/cafe-replies.ts";
import { readTemplate, shareRow } from "@damim/domain/templates/template-file.ts";
import type { GalleryReply, GalleryTemplateReply } from "@damim/domain/templates/gallery.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { deleteAccount } from "../accounts/change/delete-account.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestTeacher,
  readRefusal,
} from "../testing/build-teacher.ts";
import { serverOfAll } from "../testing/server-of-tests.ts";

const DAY_MS = 86_400_000;
const newId = (): string => createUuidV7(Date.now());
const { file } = shareRow("check", { title: "독서록", repeat: "1", order: "a0" });
const card = { title: "월요일 독서록", tags: ["독서", "3학년"], file };

describe("틀 나눔", () => {
  const server = serverOfAll("sqlite", { isClockStill: true });
  let author: TestTeacher;
  let taker: TestTeacher;
  let third: TestTeacher;
  beforeAll(async () => {
    const teachers: TestTeacher[] = [];
    for (let count = 0; count < 3; count += 1)
      teachers.push(await buildTeacher(buildServerBrowser(server)));
    [author, taker, third] = teachers as [TestTeacher, TestTeacher, TestTeacher];
    server.moveClock(2 * DAY_MS);
  });

  const list = async (who: TestTeacher, query = ""): Promise<GalleryReply> =>
    readJson(await who.fetch(`api/templates${query}`));
  const titles = async (who: TestTeacher, query = ""): Promise<readonly string[]> =>
    (await list(who, query)).templates.map(({ title }) => title);
  const read = async (who: TestTeacher, id: string): Promise<GalleryTemplateReply> =>
    readJson(await who.fetch(`api/templates/${id}`));
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

  it("shows a card, and gives the template as it can be read", async () => {
    const id = await share();

    const { kind, title, tags, uses } = (await read(taker, id)).template;
    expect({ kind, title, tags, uses }).toEqual({
      kind: "check",
      title: card.title,
      tags: card.tags,
      uses: 0,
    });
    expect(readTemplate((await read(taker, id)).file).ok).toBe(true);
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
    await share({ title: "우리 반 살림", tags: ["예산"], file: budget });
    const find = (q: string) => titles(taker, `?q=${encodeURIComponent(q)}`);

    expect(await find("살림")).toEqual(["우리 반 살림"]);
    expect(await find("운영비")).toEqual(["우리 반 살림"]);
    expect(await find("①")).toEqual([]);
    expect(await find(" ")).toContain("우리 반 살림");
    expect(await titles(taker, "?kind=budget")).toEqual(["우리 반 살림"]);
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
    [{ file: "{}" }, "NoTemplate"],
    [{ file: file.replace('"title"', '"studentId": "s1", "title"') }, "TemplatePartsWrong"],
    [{ file: file.replace("독서록", "010-1234-5678") }, "TemplatePartsWrong"],
  ])("refuses %j", async (part, type) => {
    const answer = await author.post("api/templates", { id: newId(), ...card, ...part });

    expect(answer.status).toBe(422);
    expect(await readRefusal(answer)).toBe(type);
  });

  it("is read by moderators with what is in it", async () => {
    const id = await share({ title: "우리 반 약속" });
    const role = { user_id: third.uid, role: "moderator" as const, given_at: 0 };
    await server.database.queries.insertInto("roles").values(role).execute();
    await taker.post(`api/templates/${id}/report`, { reason: "other", note: "" });

    const reply = await third.fetch("api/moderation/cases");
    const [open] = (await readJson<ModerationReply>(reply)).open;
    expect(open).toMatchObject({ thing: "template", title: "우리 반 약속" });
    expect(open?.body).toContain("제목 「독서록」");
  });

  it("is counted no more for who left", async () => {
    const id = await share();
    await taker.post(`api/templates/${id}/use`, {});
    const { database, files } = server;
    await deleteAccount({ database, files, now: Date.now }, taker.uid);
    expect((await read(author, id)).template.uses).toBe(0);
  });
});
