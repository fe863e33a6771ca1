import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildRoom, enterRoom, readPadRows } from "../testing/build-pad-room.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestBrowser,
  type TestTeacher,
} from "../testing/build-teacher.ts";

const CARD = "019aa0c4-0000-7000-8000-0000000000ca";
const found = { title: "달의 모양", site: "science.example" };

describe("the preview of a link card", () => {
  let server: TestServer;
  let teacher: TestTeacher;
  let asked: string[];
  beforeEach(async () => {
    asked = [];
    const readLinkPage = async (url: string) => {
      asked.push(url);
      return found;
    };
    server = await buildTestServer("sqlite", { deps: { readLinkPage } });
    teacher = await buildTeacher(buildServerBrowser(server));
  });
  afterEach(() => server.close());

  async function join(showsLinkPreviews: boolean) {
    const room = await buildRoom(teacher, { room: { showsLinkPreviews } });
    const enter = async (number: number) => {
      const { pupil } = await enterRoom(server, room);
      const me = await readJson<PadEntrance>(await pupil.post("api/pad/claim", { number }));
      return { pupil, memberId: me.me?.memberId };
    };
    const [author, other] = [await enter(1), await enter(2)];
    const data = { type: "link", link: "https://science.example/moon", text: "", state: "shown" };
    await server.database.queries
      .insertInto("rows")
      .values({
        scope: padScope(room.roomId),
        kind: "padCard",
        id: CARD,
        data: JSON.stringify({ ...data, by: author.memberId }),
        stamps: JSON.stringify({ by: toStamp(Date.now(), 0, "d1") }),
        seq: 1_000,
        dead_at: null,
      })
      .execute();
    return { room, author: author.pupil, other: other.pupil };
  }
  const ask = (browser: TestBrowser) => browser.post("api/pad/link-preview", { card: CARD });

  it("is written into the card, once, for its author alone", async () => {
    const { room, author, other } = await join(true);

    expect((await ask(other)).status).toBe(404);
    expect(await readJson(await ask(author))).toEqual({ preview: found });
    expect(await readJson(await ask(author))).toEqual({ preview: found });

    expect(asked).toEqual(["https://science.example/moon"]);
    expect(await readPadRows(server, room.roomId, "padCard")).toMatchObject([{ preview: found }]);
  });

  it("is not looked for where the teacher did not turn it on", async () => {
    const { author } = await join(false);

    expect((await ask(author)).status).toBe(403);
    expect(asked).toEqual([]);
  });
});
