import type { ModerationReply } from "@damim/domain/cafe/cafe-replies.ts";
import type { IdeaListReply, IdeaReply, SimilarReply } from "@damim/domain/idea/idea-replies.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { deleteAccount } from "../accounts/change/delete-account.ts";
import { createCafePart } from "../archive/cafe-part.ts";
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
const relay = {
  title: "낱말 릴레이로 단원 열기",
  subject: "국어",
  grades: "34",
  minutes: 10,
  materials: ["큰 종이", "굵은 펜"],
  steps: ["낱말을 하나 써요", "옆으로 넘겨요"],
};

describe("이거해봐요", () => {
  const server = serverOfAll("sqlite", { isClockStill: true });
  let author: TestTeacher;
  let reader: TestTeacher;
  let third: TestTeacher;
  let fourth: TestTeacher;
  beforeAll(async () => {
    const teachers: TestTeacher[] = [];
    for (let count = 0; count < 4; count += 1)
      teachers.push(await buildTeacher(buildServerBrowser(server)));
    [author, reader, third, fourth] = teachers as [
      TestTeacher,
      TestTeacher,
      TestTeacher,
      TestTeacher,
    ];
    server.moveClock(2 * DAY_MS);
  });

  const titles = async (who: TestTeacher, query = ""): Promise<readonly string[]> =>
    (await readJson<IdeaListReply>(await who.fetch(`api/ideas${query}`))).ideas.map(
      ({ title }) => title,
    );
  const read = async (who: TestTeacher, id: string): Promise<IdeaReply> =>
    readJson(await who.fetch(`api/ideas/${id}`));
  const similar = async (who: TestTeacher, title: string): Promise<readonly string[]> => {
    const answer = await who.fetch(`api/similar-ideas?title=${encodeURIComponent(title)}`);
    return (await readJson<SimilarReply>(answer)).ideas.map((idea) => idea.title);
  };
  const share = async (more: Partial<typeof relay> = {}): Promise<string> => {
    server.moveClock(3 * 60_000);
    const id = newId();
    const nickname = `별${author.uid.slice(0, 6)}`;
    const answer = await author.post("api/ideas", { id, nickname, ...relay, ...more });
    expect(answer.status).toBe(200);
    return id;
  };

  it("are found by titles like the one that is typed", async () => {
    await share({ title: "우리 반 물건으로 무게 어림하기" });

    expect(await similar(reader, "무게를 어림해요")).toEqual(["우리 반 물건으로 무게 어림하기"]);
    expect(await similar(reader, "줄넘기")).toEqual([]);
  });

  it("are listed by state, grade and subject", async () => {
    await share({ title: "그림자로 시각 읽기", subject: "과학", grades: "" });
    await share({ title: "복도 사진 지도", subject: "사회", grades: "56" });

    expect(await titles(reader, "?grade=3")).not.toContain("복도 사진 지도");
    expect(await titles(reader, "?grade=3")).toContain("그림자로 시각 읽기");
    expect(await titles(reader, `?subject=${encodeURIComponent("사회")}`)).toEqual([
      "복도 사진 지도",
    ]);
    expect(await titles(reader, "?state=settled")).toEqual([]);
  });

  it("have one vote of each teacher, taken back by a second tap", async () => {
    const id = await share();
    const vote = (isOn: boolean) => reader.post(`api/ideas/${id}/vote`, { isOn });
    await vote(true);
    await vote(true);
    expect((await read(reader, id)).idea).toMatchObject({ votes: 1, isVoted: true });
    await vote(false);
    expect((await read(reader, id)).idea).toMatchObject({ votes: 0, isVoted: false });
  });

  it("settle with five tries of three teachers, and can lose that again", async () => {
    const id = await share();
    const say = (who: TestTeacher, note = "") =>
      who.post(`api/ideas/${id}/tries`, { isAgain: true, note });
    await say(reader);
    await say(reader, "말수 적은 아이도 써요");
    expect((await read(author, id)).tries).toMatchObject([{ note: "말수 적은 아이도 써요" }]);
    await say(third);
    await say(fourth);
    server.moveClock(DAY_MS);
    await say(reader);
    expect((await read(author, id)).idea.state).toBe("trying");
    await say(third);
    const { idea, tries } = await read(author, id);
    expect(idea).toMatchObject({ state: "settled", tries: 5 });
    expect(new Set(tries.map(({ teacher }) => teacher)).size).toBe(3);

    const [own] = (await read(fourth, id)).tries.filter(({ isOwn }) => isOwn);
    await fourth.fetch(`api/ideas/${id}/tries/${own?.on ?? ""}`, { method: "DELETE" });
    expect((await read(author, id)).idea.state).toBe("trying");
  });

  it.each([
    [{ steps: ["문의 010-1234-5678"] }, "PersonalPart"],
    [{ steps: [] }, "IdeaStepsEmpty"],
  ])("with %j are refused", async (part, type) => {
    const answer = await author.post("api/ideas", { id: newId(), ...relay, ...part });
    expect(answer.status).toBe(422);
    expect(await readRefusal(answer)).toBe(type);
  });

  it("are read by moderators with what was said of them", async () => {
    const id = await share({ title: "교실 우체통" });
    await fourth.post(`api/ideas/${id}/tries`, { isAgain: true, note: "쪽지가 쌓여요" });
    const role = { user_id: fourth.uid, role: "moderator" as const, given_at: 0 };
    await server.database.queries.insertInto("roles").values(role).execute();
    await reader.post(`api/ideas/${id}/report`, { reason: "other", note: "" });

    const { open } = await readJson<ModerationReply>(await fourth.fetch("api/moderation/cases"));
    expect(open[0]).toMatchObject({ thing: "idea", title: "교실 우체통" });
    expect(open[0]?.body).toContain("해봤어요: 쪽지가 쌓여요");
  });

  it("have no vote or try of who was stopped", async () => {
    const id = await share();
    await third.post("api/cafe/nickname", { nickname: "멈춤이" });
    await server.database.queries
      .updateTable("cafe_members")
      .set({ stopped_until: Number.MAX_SAFE_INTEGER })
      .where("user_id", "=", third.uid)
      .execute();

    const answers = await Promise.all([
      third.post(`api/ideas/${id}/vote`, { isOn: true }),
      third.post(`api/ideas/${id}/tries`, { isAgain: true, note: "" }),
    ]);
    expect(await Promise.all(answers.map(readRefusal))).toEqual([
      "WritingStopped",
      "WritingStopped",
    ]);
  });

  it("lose votes, tries and their counts at the end of an account", async () => {
    const id = await share();
    await reader.post(`api/ideas/${id}/vote`, { isOn: true });
    await reader.post(`api/ideas/${id}/tries`, { isAgain: true, note: "또 해요" });
    const part = createCafePart(server.database.queries);
    const [entry] = await part.list({ uid: reader.uid } as Parameters<typeof part.list>[0]);
    expect(entry?.name).toBe("쌤카페/내 글과 댓글.txt");

    const { database, files } = server;
    await deleteAccount({ database, files, now: Date.now }, reader.uid);
    const left = await read(author, id);
    expect(left.idea).toMatchObject({ votes: 0, tries: 0, state: "new" });
  });
});
