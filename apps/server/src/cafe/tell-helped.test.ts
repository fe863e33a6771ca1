import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { beforeEach, expect, it } from "vitest";
import { createUuidV7 } from "../base/uuid-v7.ts";
import { buildServerBrowser, buildTeacher, type TestTeacher } from "../testing/build-teacher.ts";
import { serverOfEach } from "../testing/server-of-tests.ts";

const server = serverOfEach("sqlite");
let asker: TestTeacher;
let helper: TestTeacher;
beforeEach(async () => {
  [asker, helper] = (await Promise.all(
    ["별빛교실", "느린걸음"].map(async (nickname) => {
      const teacher = await buildTeacher(buildServerBrowser(server));
      await teacher.post("api/cafe/nickname", { nickname });
      return teacher;
    }),
  )) as [TestTeacher, TestTeacher];
});

const newId = (): string => createUuidV7(Date.now());
const write = async (board = "help"): Promise<string> => {
  const post = { id: newId(), board, title: "답이 필요해요", body: "있으신 분?", tags: [] };
  await asker.post("api/cafe/posts", post);
  return post.id;
};
const comment = (who: TestTeacher, post: string) =>
  who.post(`api/cafe/posts/${post}/comments`, { id: newId(), parent: null, body: "있어요" });
const readRow = async (id: string): Promise<string | undefined> => {
  const row = await server.database.queries
    .selectFrom("rows")
    .select("data")
    .where("scope", "=", `t/${asker.uid}/profile`)
    .where("kind", "=", "helpReply")
    .where("id", "=", id)
    .where("dead_at", "is", null)
    .executeTakeFirst();
  return row && (JSON.parse(row.data).count as string);
};

it("tells who asked in 도움방 of answers, until she has read them", async () => {
  const id = await write();

  await comment(asker, id);
  expect(await readRow(id)).toBeUndefined();
  await comment(helper, id);
  await comment(helper, id);
  expect(await readRow(id)).toBe(2);
  const set = { [DEAD]: true };
  const at = toStamp(Date.now() + 1000, 0, "d1");
  await asker.push(`t/${asker.uid}/profile`, [{ n: 1, kind: "helpReply", id, set, at }]);
  expect(await readRow(id)).toBeUndefined();
  server.moveClock(60_000);
  await comment(helper, id);
  expect(await readRow(id)).toBe(1);
});

it("tells nothing of other boards, and nothing of whom she does not want to read", async () => {
  const elsewhere = await write("talk");
  const id = await write();
  await asker.post("api/cafe/blocks", { nickname: "느린걸음", isOn: true });

  await comment(helper, elsewhere);
  await comment(helper, id);

  expect([await readRow(elsewhere), await readRow(id)]).toEqual([undefined, undefined]);
});
