import { toStamp } from "@damim/sync/clock.ts";
import { NEW_DEVICE } from "@damim/domain/access-check/find-odd-access.ts";
import { describe, expect, it } from "vitest";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { ACCESS_LOG_DAYS, createAccessLogJob } from "./access-log-job.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

const DAY_MS = 86_400_000;

describe.each(DATABASE_KINDS)("the access log on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server);

  const month = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 7);
  async function readLog(who: TestTeacher = teacher): Promise<Record<string, unknown>[]> {
    const answer = await who.fetch(`api/access-log?month=${month()}`);
    const { lines } = (await answer.json()) as { lines: Record<string, unknown>[] };
    return lines;
  }
  const listRows = () => server.database.queries.selectFrom("access_log").selectAll().execute();
  const push = (n: number, id = "s1") =>
    teacher.push(`t/${teacher.uid}/2026`, [
      { ...buildStudentOp(n, toStamp(Date.now(), n, "d1"), { name: "한비밀" }), id },
    ]);

  it("tells a teacher who wrote which pupils, adding up what comes within minutes", async () => {
    await push(1);
    await push(2, "s2");

    const written = (await readLog()).filter(({ act }) => act === "write");

    expect(written).toEqual([
      expect.objectContaining({ subject: "2026 student", count: 2, people: ["s1", "s2"] }),
    ]);
  });

  it("counts and names of what was sent what was taken alone", async () => {
    const results = await teacher.push(`t/${teacher.uid}/2026`, [
      { ...buildStudentOp(1, toStamp(Date.now(), 1, "d1"), { name: "한비밀" }), id: "s1" },
      { ...buildStudentOp(2, toStamp(Date.now(), 2, "d1"), { number: "셋" }), id: "s2" },
      { n: 3, kind: "memo", id: "m1", set: { body: "글" }, at: toStamp(Date.now(), 3, "d1") },
    ]);
    expect(results.results.map(({ refusal }) => refusal !== undefined)).toEqual([
      false,
      true,
      true,
    ]);

    const written = (await readLog()).filter(({ act }) => act === "write");

    expect(written).toEqual([
      expect.objectContaining({ subject: "2026 student", count: 1, people: ["s1"] }),
    ]);
  });

  it("tells whose 변경 이력 was looked at, and names nobody where it is nobody's", async () => {
    const look = (kind: string, ids: readonly string[]) =>
      teacher.fetch(
        `api/history?scope=t/${teacher.uid}/2026&kind=${kind}&${ids.map((id) => `id=${id}`).join("&")}`,
      );
    await look("student", ["s1"]);
    await look("attendanceMark", ["2026-11-20~s1~absent", "2026-11-20~s2~late"]);
    await look("attendanceMark", ["2026-11-19~s2~late"]);
    await look("monthClose", ["2026-11"]);

    const lines = (await readLog()).filter(({ act }) => act === "history");

    expect(lines).toHaveLength(3);
    expect(lines).toContainEqual(
      expect.objectContaining({ subject: "student", count: 1, people: ["s1"] }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ subject: "attendanceMark", count: 3, people: ["s1", "s2"] }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ subject: "monthClose", people: [] }));
  });

  it("tells of sign-ins, and of wrong passwords at the teacher's address", async () => {
    const stranger = buildServerBrowser(server);
    await stranger.post("api/auth/sign-in/email", { email: teacher.email, password: "wrong one!" });
    const { email, password } = teacher;
    await stranger.post("api/auth/sign-in/email", { email: email.toUpperCase(), password });

    const lines = await readLog();
    const acts = lines.map(({ act }) => act);

    expect(acts.filter((act) => act === "sign-in-refused")).toHaveLength(1);
    expect(acts.filter((act) => act === "sign-in")).not.toHaveLength(0);
  });

  it("tells of those devices that the teacher was told of, and no more of them once they are known", async () => {
    const { email, password } = teacher;
    await teacher.fetch("api/session");
    const countNew = async () =>
      (await readLog())
        .filter(({ subject }) => subject === NEW_DEVICE)
        .reduce((sum, { count }) => sum + Number(count), 0);
    const countTold = async () =>
      (
        await server.database.queries
          .selectFrom("deliveries")
          .select("id")
          .where("title", "like", "새 기기%")
          .execute()
      ).length;
    const before = [await countNew(), await countTold()];
    const stranger = buildServerBrowser(server);
    for (let each = 0; each < 3; each += 1) {
      await stranger.post("api/auth/sign-in/email", { email, password });
      await stranger.fetch("api/session");
    }
    expect([await countNew(), await countTold()]).toEqual(before.map((count) => count + 1));
  });

  it("notes an export, and the one that was refused without the password", async () => {
    await teacher.post("api/archive", {});
    await teacher.post("api/step-up", { password: teacher.password });
    await teacher.post("api/archive", {});

    const lines = await readLog();

    expect(lines).toContainEqual(
      expect.objectContaining({ act: "refused", subject: "POST api/archive" }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ act: "export", count: 1 }));
  });

  it("says which place of a club or of a pad room it was, and the sort of record there", async () => {
    const lines = ["c_019a 2026 student", "pad/019a padCard"].map((subject) => ({
      act: "read" as const,
      subject,
    }));
    const who = { actor: teacher.uid, device: null, address: "10.0.0.7" };
    for (const line of lines) server.accessLog.note(who, line);

    const read = (await readLog()).filter(({ address }) => address === who.address);

    expect(read.map(({ subject, sort }) => [subject, sort])).toEqual(
      expect.arrayContaining([
        ["c_019a 2026 student", "명단"],
        ["pad/019a padCard", null],
      ]),
    );
  });

  it("shows nobody else's lines, and holds neither names, addresses of mail nor uids", async () => {
    await push(1);
    const other = await buildTeacher(buildServerBrowser(server));

    expect((await readLog(other)).map(({ act }) => act)).not.toContain("write");

    const text = JSON.stringify(await listRows());
    for (const secret of ["한비밀", teacher.email, teacher.uid]) expect(text).not.toContain(secret);
  });

  it("cannot be changed, and loses a line only when two years are over", async () => {
    await push(1);
    await server.accessLog.flush();
    const before = await listRows();
    const { queries } = server.database;
    await expect(queries.updateTable("access_log").set({ count: 0 }).execute()).rejects.toThrow(
      "append-only",
    );
    await expect(queries.deleteFrom("access_log").execute()).rejects.toThrow(/kept|append-only/);

    const [line] = before;
    if (!line) throw new Error("no line");
    const old = Date.now() - (ACCESS_LOG_DAYS + 1) * DAY_MS;
    await queries
      .insertInto("access_log")
      .values({ ...line, id: "old", first_at: old, last_at: old })
      .execute();
    await createAccessLogJob({ database: server.database, now: Date.now }).run();

    expect((await listRows()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });
});
