import { toStamp } from "@damim/sync/clock.ts";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { buildServerBrowser, buildStudentOp } from "../testing/build-teacher.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

const PUPIL = "표식하린";
const TEXT = "표식글월";
const KEY = "plantedkey1234567890";
const PLANTED = [PUPIL, TEXT, KEY, encodeURIComponent(PUPIL), encodeURIComponent(TEXT)];

describe.each(["sqlite", "postgres"] as const)("the log of a server on %s", (kind) => {
  const server = serverOfEach(kind, {
    env: {
      NEIS_API_KEY: KEY,
      DATA_GO_KR_KEY: KEY,
      DAMIM_AI_URL: "https://ai.example/v1",
      DAMIM_AI_MODEL: "m",
      DAMIM_AI_KEY: KEY,
    },
  });
  const teacher = teacherOfEach(server, "marker@school.example");

  it("holds no name, no text and no key, whichever route is asked with them", async () => {
    const scope = `t/${teacher.uid}/2026`;
    const stranger = buildServerBrowser(server);
    const op = buildStudentOp(1, toStamp(Date.now(), 0, "d1"), { name: PUPIL, memo: TEXT });
    await teacher.push(scope, [op]);
    const words = { name: PUPIL, title: TEXT, body: TEXT, text: TEXT, password: TEXT, key: KEY };
    for (const { method, path } of server.routes) {
      const address = path.replaceAll(/:\w+/g, encodeURIComponent(PUPIL));
      const query = `?q=${encodeURIComponent(TEXT)}&name=${encodeURIComponent(PUPIL)}&code=${KEY}`;
      for (const browser of [teacher, stranger]) {
        // Those that end the account or the session would leave nobody to ask the rest.
        if (/sign-out|delet|sessions/.test(path)) continue;
        const body = method === "GET" ? {} : { body: words };
        const answer = await browser.fetch(address + query, { method, ...body });
        await answer.body?.cancel();
      }
    }
    await stranger.fetch(`padIt/${encodeURIComponent(PUPIL)}?p=${KEY}`);
    await stranger.fetch(`ical/${KEY}.ics`);
    const lines = server.logLines.join("\n");

    expect(server.logLines.length).toBeGreaterThan(server.routes.length);
    expect(lines).toContain('"route":"POST api/sync"');
    for (const word of [...PLANTED, teacher.uid, "marker@school"])
      expect(lines).not.toContain(word);
  });

  it("keeps of a database's complaint no value that it quotes", async () => {
    const log = server.logLines.length;
    const { queries } = server.database;
    const asked =
      kind === "postgres"
        ? sql`select ${PUPIL}::text::bigint`
        : sql`insert into facts (name, value) values ('epoch', ${PUPIL})`;
    const complaint: unknown = await asked.execute(queries).catch((error: unknown) => error);
    server.log.error({ err: complaint }, "request failed");

    expect(String(server.logLines[log])).toContain("request failed");
    expect(String(server.logLines[log])).not.toContain(PUPIL);
  });
});
