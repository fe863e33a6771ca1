import { aiCallKind, toAiCallId } from "@damim/domain/ai-writing/ai-draft.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildServerBrowser, buildTeacher } from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { createEmptyWordsJob } from "./empty-words-job.ts";

const DAY_MS = 86_400_000;

describe.each(DATABASE_KINDS)("the texts of a question to a model, on %s", (kind) => {
  let server: TestServer;
  let stamps = 0;
  const op = (id: string, set: Record<string, unknown>): Op => {
    stamps += 1;
    return { n: stamps, kind: aiCallKind.name, id, set, at: toStamp(Date.now(), stamps, "d1") };
  };
  beforeEach(async () => {
    server = await buildTestServer(kind);
  });
  afterEach(() => server.close());

  it("go after 30 days from rows and history, though nobody opens their page; the sums stay", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const day = toSeoulDay(Date.now());
    const scope = `t/${teacher.uid}/${recordSchoolYear(day)}`;
    const [first, second] = [toAiCallId({ day, uuid: "a" }), toAiCallId({ day, uuid: "b" })];
    const call = {
      [DEAD]: false,
      model: "m",
      host: "ai.example",
      purpose: "behavior",
      tokensIn: 120,
      tokensOut: 30,
      ms: 900,
      state: "done",
      request: "[학생 1]은 성실하다",
      answer: "성실하게 지냄",
    };
    await teacher.push(scope, [op(first, call), op(second, call)]);
    await teacher.push(scope, [op(first, { request: "고친 글 [학생 1]" })]);
    await teacher.push(scope, [op(second, { [DEAD]: true })]);
    const run = (days: number) =>
      createEmptyWordsJob({
        database: server.database,
        writeScope: server.writeScope,
        now: () => Date.now() + days * DAY_MS,
      }).run();
    const read = async () => {
      const ofCalls = (table: "rows" | "history") =>
        server.database.queries
          .selectFrom(table)
          .selectAll()
          .where("scope", "=", scope)
          .where("kind", "=", aiCallKind.name)
          .execute();
      return JSON.stringify([await ofCalls("rows"), await ofCalls("history")]);
    };

    await run(30);
    expect(await read()).toContain("[학생 1]");
    await run(31);
    expect(await read()).not.toMatch(/학생 1|성실/u);
    expect(await read()).toContain("120");
  });
});
