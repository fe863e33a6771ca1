import { createRow } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { beforeAll, describe, expect, it } from "vitest";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfAll } from "../testing/server-of-tests.ts";

const CLUB = "c_019aa0c4-0000-7000-8000-000000000001";

describe.each(DATABASE_KINDS)("a club's scope on %s", (kind) => {
  const server = serverOfAll(kind);
  const teachers: Record<string, TestTeacher> = {};
  beforeAll(async () => {
    for (const role of ["owner", "member", "viewer", "stranger"]) {
      const teacher = await buildTeacher(buildServerBrowser(server));
      teachers[role] = teacher;
      if (role === "stranger") continue;
      const row = { club_uid: CLUB, user_id: teacher.uid, role, joined_at: 0 };
      await server.database.queries.insertInto("club_members").values(row).execute();
    }
  });

  it.each([
    ["owner", true, true],
    ["member", true, true],
    ["viewer", true, false],
    ["stranger", false, false],
  ])("lets the %s read: %s, write: %s, live and history too", async (role, reads, writes) => {
    const teacher = teachers[role];
    if (!teacher) throw new Error("a teacher of each role");
    const scope = `t/${CLUB}/2026`;

    const reply = await teacher.push(scope, [
      buildStudentOp(1, toStamp(Date.now(), 0, role), { name: role }),
    ]);
    const statuses = [];
    for (const path of [
      `api/live?scopes=${scope}`,
      `api/history?scope=${scope}&kind=student&id=s1`,
    ]) {
      const answer = await teacher.fetch(path);
      statuses.push(answer.status);
      await answer.body?.cancel();
    }

    expect(reply.results[0]?.refusal?.type).toBe(writes ? undefined : "denied");
    expect(statuses).toEqual(reads ? [200, 200] : [403, 403]);
  });

  it.each(["site/notices", "site/switches"])(
    "%s is read by everybody and written by nobody",
    async (scope) => {
      const { stranger } = teachers;
      if (!stranger) throw new Error("a stranger");
      const { set } = createRow("notice", "n1", { title: "가짜", body: "", from: 1 });
      const op = { n: 1, kind: "notice", id: "n1", set, at: toStamp(Date.now(), 0, "x") };

      const reply = await stranger.push(scope, [op]);

      expect(JSON.stringify(reply)).toContain("denied");
      const { queries } = server.database;
      const rows = await queries
        .selectFrom("rows")
        .select("id")
        .where("scope", "=", scope)
        .execute();
      expect(rows).toEqual([]);
    },
  );
});
