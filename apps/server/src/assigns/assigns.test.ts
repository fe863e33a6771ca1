import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { addGrade } from "@damim/domain/class-assignment/add-grade.ts";
import { emptyAssignDraft } from "@damim/domain/class-assignment/assign-plan.ts";
import { diffAssign } from "@damim/domain/class-assignment/assign-rows.ts";
import { changeSettings, takeSCurve } from "@damim/domain/class-assignment/change-assign.ts";
import { readGrade } from "@damim/domain/class-assignment/read-grade.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { describe, expect, it } from "vitest";
import { deleteAccount } from "../accounts/change/delete-account.ts";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  readJson,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfAll, teacherOfAll } from "../testing/server-of-tests.ts";

const ID = "019aa0c4-0000-7000-8000-000000000001";
const SCOPE = `assign/${ID}`;

/** A grade of four, split, as the ops of a device that saves it. */
function buildJob(): readonly Op[] {
  const head = ["번호", "이름", "성별"];
  const rows = [head, ["1", "강서연", "여"], ["2", "민준우", "남"], ["3", "김가온", "여"]];
  const reading = readGrade([{ name: "3-1", rows }], "3학년.xlsx");
  if (!reading.ok) throw new Error(reading.refusal.type);
  let made = 0;
  const actor = { at: 1, createId: () => `p${++made}` };
  const draft = changeSettings(addGrade(emptyAssignDraft, reading.value, actor.createId), {
    title: "3학년 반편성",
    classes: 2,
  });
  return diffAssign(undefined, takeSCurve(draft, { bound: 0, sCurve: 0 }, actor)).map(
    ({ kind, id, set }, n) => ({ n, kind, id, set, at: toStamp(Date.now(), n, "d1") }),
  );
}

describe.each(DATABASE_KINDS)("saved jobs of 반편성 on %s", (kind) => {
  const server = serverOfAll(kind);
  const owner = teacherOfAll(server);
  const stranger = teacherOfAll(server);

  const listOf = async (teacher: TestTeacher) => readJson(await teacher.fetch("api/assign"));

  it("are nobody's before they are made, and the maker's from then on", async () => {
    expect((await owner.push(SCOPE, buildJob())).denied).toBe(true);
    expect((await owner.post("api/assign", { id: ID })).status).toBe(200);
    // Its answer was lost: asked again, it is the same job.
    expect((await owner.post("api/assign", { id: ID })).status).toBe(200);
    expect((await stranger.post("api/assign", { id: ID })).status).toBe(404);
    expect(await listOf(owner)).toEqual({ assigns: [] });

    const reply = await owner.push(SCOPE, buildJob());

    expect(reply.results.filter(({ refusal }) => refusal)).toEqual([]);
    expect(await listOf(owner)).toMatchObject({ assigns: [{ id: ID, title: "3학년 반편성" }] });
    expect(await listOf(stranger)).toEqual({ assigns: [] });
  });

  it("are read and written by nobody else, whatever the kind: rows, live, history, end", async () => {
    const ops = checkedKinds.map(({ name }, n): Op => ({
      n,
      kind: name,
      id: `x${n}`,
      set: { "~dead": false },
      at: toStamp(Date.now(), n, "x"),
    }));
    const reply = await stranger.push(SCOPE, ops);
    const statuses = [];
    for (const path of [
      `api/live?scopes=${SCOPE}`,
      `api/history?scope=${SCOPE}&kind=assignPupil&id=p1`,
      `api/trash?scope=${SCOPE}`,
    ]) {
      const answer = await stranger.fetch(path);
      statuses.push(answer.status);
      await answer.body?.cancel();
    }
    statuses.push((await stranger.post(`api/assign/${ID}/end`, {})).status);

    expect(reply).toMatchObject({ denied: true, rows: [] });
    expect(statuses).toEqual([403, 403, 403, 404]);
    expect((await owner.push(SCOPE, [])).rows).toHaveLength(5);
  });

  it("hold their own kinds alone, which have no place in a year", async () => {
    const [first] = buildJob();
    const at = toStamp(Date.now(), 0, "d2");
    const student = await owner.push(SCOPE, [buildStudentOp(0, at)]);
    const plan = await owner.push(`t/${owner.uid}/2026`, first ? [{ ...first, at }] : []);

    for (const { results } of [student, plan]) {
      expect(results[0]?.refusal).toEqual({ type: "denied", detail: "wrong-scope" });
    }
  });

  it("go whole: rows, history and whose they were; another device is told", async () => {
    await owner.push(SCOPE, [
      { n: 0, kind: "assignPupil", id: "p1", set: { place: 1 }, at: toStamp(Date.now(), 1, "d1") },
      { n: 1, kind: "assignPupil", id: "p1", set: { place: 0 }, at: toStamp(Date.now(), 2, "d1") },
    ]);

    expect(await readJson(await owner.post(`api/assign/${ID}/end`, {}))).toEqual({ assigns: [] });

    expect((await owner.push(SCOPE, [])).denied).toBe(true);
    for (const table of ["rows", "history", "scopes"] as const) {
      const left = await server.database.queries
        .selectFrom(table)
        .select("scope")
        .where("scope", "=", SCOPE)
        .execute();
      expect(left, table).toEqual([]);
    }
  });

  it("go with the account", async () => {
    const id = ID.replace(/1$/, "2");
    const leaver = await buildTeacher(buildServerBrowser(server));
    await leaver.post("api/assign", { id });
    await leaver.push(`assign/${id}`, buildJob());

    await deleteAccount({ ...server, now: Date.now }, leaver.uid);

    const { queries } = server.database;
    const rows = await queries
      .selectFrom("rows")
      .select("id")
      .where("scope", "=", `assign/${id}`)
      .execute();
    const jobs = await queries.selectFrom("assigns").selectAll().execute();
    expect([rows, jobs]).toEqual([[], []]);
  });
});
