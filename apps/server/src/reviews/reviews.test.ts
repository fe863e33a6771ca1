import type { OwnReviewReply, ReviewsReply } from "@damim/domain/reviews/review.ts";
import { describe, expect, it } from "vitest";
import { deleteAccount } from "../accounts/change/delete-account.ts";
import { buildServerBrowser, readJson, type TestTeacher } from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfAll, teacherOfAll } from "../testing/server-of-tests.ts";

describe.each(DATABASE_KINDS)("reviews on %s", (kind) => {
  const server = serverOfAll(kind, { isClockStill: true });
  const yujin = teacherOfAll(server);
  const other = teacherOfAll(server);

  const read = async (feature: string) => {
    const answer = await buildServerBrowser(server).fetch(`api/reviews/${feature}`);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    return (await readJson(answer)) as ReviewsReply;
  };
  const write = (teacher: TestTeacher, feature: string, text: string) =>
    teacher.post(`api/reviews/${feature}`, { verdict: "helped", text });

  it("are read by everybody, the newest first, without whose they are", async () => {
    await write(yujin, "settingSeat", " 규칙을 적어 두니 편해요 ");
    server.moveClock(1_000);
    await write(other, "settingSeat", "");

    const reply = await read("settingSeat");

    expect(reply.count).toBe(2);
    expect(reply.reviews).toMatchObject([
      { verdict: "helped", text: "", author: null },
      { verdict: "helped", text: "규칙을 적어 두니 편해요", author: null },
    ]);
    expect(JSON.stringify(reply)).not.toContain(yujin.uid);
  });

  it("are one of each teacher: the second takes the first one's place, and can be taken back", async () => {
    await write(yujin, "timer", "좋아요");
    await write(yujin, "timer", "소리가 더 컸으면 해요");
    expect((await read("timer")).reviews.map(({ text }) => text)).toEqual([
      "소리가 더 컸으면 해요",
    ]);

    await yujin.fetch("api/reviews/timer", { method: "DELETE" });

    expect(await read("timer")).toEqual({ count: 0, reviews: [] });
    const own = await readJson(await yujin.fetch("api/reviews/timer/own"));
    expect(own as OwnReviewReply).toEqual({ review: null });
  });

  it.each([
    ["가".repeat(501), "ReviewTooLong"],
    ["전화는 010-1234-5678", "ReviewHasPhone"],
    ["170101-3123456", "ReviewHasResidentNumber"],
  ])("refuse what is too long or leads to a person", async (text, type) => {
    const answer = await write(yujin, "alarm", text);

    expect(answer.status).toBe(422);
    expect(JSON.stringify(await readJson(answer))).toContain(type);
    expect((await read("alarm")).count).toBe(0);
  });

  it("know no address that is no word of a screen", async () => {
    const answer = await buildServerBrowser(server).fetch("api/reviews/%3Cb%3E");

    expect(answer.status).toBe(400);
  });

  it("go with the account of whoever wrote them", async () => {
    await write(other, "memo", "잘 써요");
    const { database, files } = server;
    await deleteAccount({ database, files, now: Date.now }, other.uid);

    const left = await database.queries.selectFrom("reviews").selectAll().execute();
    expect(left.map(({ user_id: id }) => id)).not.toContain(other.uid);
  });
});
