import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { beforeEach, describe, expect, it } from "vitest";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  readJson,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import type { HistoryChange, TrashRecord } from "./history-queries.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

const DAY_MS = 24 * 3600 * 1000;

describe.each(DATABASE_KINDS)("history on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server);
  let scope: string;
  beforeEach(async () => {
    scope = `t/${teacher.uid}/2026`;
  });

  const start = Date.now();
  const stamp = (counter: number, tag = "d1"): string => toStamp(start, counter, tag);
  const edit = (counter: number, set: Record<string, unknown>, tag?: string) =>
    teacher.push(scope, [{ n: 1, kind: "student", id: "s1", set, at: stamp(counter, tag) }]);
  const fetchHistory = async (rest = "") =>
    readJson<{ changes: HistoryChange[]; next: string | null }>(
      await teacher.fetch(`api/history?scope=${scope}&kind=student&id=s1${rest}`),
    );
  const fetchTrash = async () =>
    (await readJson<{ records: TrashRecord[] }>(await teacher.fetch(`api/trash?scope=${scope}`)))
      .records;

  it("tells who changed what from which device, newest first", async () => {
    await teacher.push(scope, [buildStudentOp(1, stamp(0), { name: "김가온" })]);
    await edit(1, { name: "김가은" }, "d2");

    const { changes, next } = await fetchHistory();

    expect(changes).toMatchObject([
      {
        id: "s1",
        type: "changed",
        writtenAt: start,
        fields: [{ field: "name", from: "김가온", to: "김가은" }],
        writer: { account: "별님", device: null },
      },
      { type: "created", writer: { account: "별님" } },
    ]);
    expect(next).toBeNull();
  });

  it("comes in pages", async () => {
    await teacher.push(scope, [buildStudentOp(1, stamp(0))]);
    for (let count = 1; count <= 60; count++) await edit(count, { note: `${count}` });

    const first = await fetchHistory();
    const second = await fetchHistory(`&before=${first.next}`);

    expect(first.changes).toHaveLength(50);
    expect(first.changes[0]?.fields).toEqual([{ field: "note", from: "59", to: "60" }]);
    expect(second.changes).toHaveLength(11);
    expect(second.changes[0]?.fields).toEqual([{ field: "note", from: "9", to: "10" }]);
    expect(second.next).toBeNull();
  });

  it("keeps what a deleted record held for 30 days", async () => {
    await teacher.push(scope, [buildStudentOp(1, stamp(0), { note: "땅콩 알레르기" })]);
    await teacher.push(scope, [buildStudentOp(2, stamp(1))]);
    await edit(2, { [DEAD]: true });

    expect(await fetchTrash()).toMatchObject([
      {
        kind: "student",
        id: "s1",
        fields: { number: 1, name: "학생1", note: "땅콩 알레르기" },
        writer: { account: "별님" },
      },
    ]);
    // The same session, 31 days later: only the clock of the trash moves.
    await server.database.queries
      .updateTable("rows")
      .set({ dead_at: start - 31 * DAY_MS })
      .where("id", "=", "s1")
      .execute();
    expect(await fetchTrash()).toEqual([]);
  });

  it("is nobody else's", async () => {
    await teacher.push(scope, [buildStudentOp(1, stamp(0))]);
    const other = await buildTeacher(buildServerBrowser(server));

    const answers = await Promise.all([
      other.fetch(`api/history?scope=${scope}&kind=student&id=s1`),
      other.fetch(`api/trash?scope=${scope}`),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });

  it.each([
    ["kind", "&id=s1"],
    ["id", "&kind=student"],
    ["id", "&kind=student&id=a%00b"],
    ["before", "&kind=student&id=s1&before=yesterday"],
  ])("refuses a query with a wrong %s (%s)", async (at, query) => {
    const answer = await teacher.fetch(`api/history?scope=${scope}${query}`);

    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(`(${at})`);
  });
});
