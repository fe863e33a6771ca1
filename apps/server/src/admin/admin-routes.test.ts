import type { RecoveryWordsReply, ServerReply } from "@damim/domain/admin/admin-reply.ts";
import { NO_JOB_RUNNER } from "@damim/domain/admin/server-words.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  readJson,
  type TestTeacher,
  readRefusal,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import manifest from "../../../../package.json" with { type: "json" };
import { AWAY_JOB } from "../backup/away/away-facts.ts";
import { findSealedBackupKey, readBackupKey } from "../backup/away/backup-key.ts";
import { openSecret } from "../backup/sealed-secret.ts";
import { PULSE_JOB } from "../jobs/job-pulse.ts";
import { addAdmin } from "./add-admin.ts";
import { makeAdminCode } from "./admin-code.ts";

const HOUR_MS = 3_600_000;
const NOTICE = "019aa0c4-0000-7000-8000-00000000000a";

describe.each(DATABASE_KINDS)("an admin on %s", (kind) => {
  let server: TestServer;
  let teacher: TestTeacher;
  let other: TestTeacher;
  let clock: number;

  beforeEach(async () => {
    clock = Date.now();
    server = await buildTestServer(kind, { deps: { now: () => clock } });
    teacher = await buildTeacher(buildServerBrowser(server));
    other = await buildTeacher(buildServerBrowser(server));
  });
  afterEach(() => server.close());

  const makeCode = () => makeAdminCode({ database: server.database, now: () => clock });
  const becomeAdmin = async (): Promise<void> => {
    const answer = await teacher.post("api/admin/claim", { code: await makeCode() });
    expect(answer.status).toBe(200);
    await teacher.post("api/step-up", { password: teacher.password });
  };

  const findFact = async (id: string) =>
    (await readJson<ServerReply>(await teacher.fetch("api/admin/server"))).facts.find(
      (each) => each.id === id,
    );

  it("is the first one who types the code of the console, once, and no code is made any more", async () => {
    const code = await makeCode();

    const typed = await teacher.post("api/admin/claim", { code: code?.toLowerCase() });
    const again = await other.post("api/admin/claim", { code });

    expect([typed.status, again.status]).toEqual([200, 403]);
    expect(await makeCode()).toBeUndefined();
    expect((await teacher.fetch("api/admin/usage")).status).toBe(200);
    expect((await other.fetch("api/admin/usage")).status).toBe(403);
  });

  it("is nobody by a code of yesterday, and guesses five times an hour", async () => {
    const code = await makeCode();
    clock += 25 * HOUR_MS;

    const late = await teacher.post("api/admin/claim", { code });
    const statuses = [];
    for (let n = 0; n < 5; n++) {
      statuses.push((await teacher.post("api/admin/claim", { code: "0".repeat(20) })).status);
    }

    expect(late.status).toBe(403);
    expect(statuses).toEqual([403, 403, 403, 403, 429]);
  });

  it("changes nothing without the password of this minute, and leaves a line for each change", async () => {
    const code = await makeCode();
    await teacher.post("api/admin/claim", { code });
    const path = `api/admin/teachers/${other.uid}/role`;

    clock += 1;
    const before = await teacher.post(path, { role: "moderator", reason: "도움방" });
    await teacher.post("api/step-up", { password: teacher.password });
    const after = await teacher.post(path, { role: "moderator", reason: "도움방" });

    expect([before.status, after.status]).toEqual([403, 200]);
    const { lines } = await readJson<{ lines: unknown[] }>(await teacher.fetch("api/admin/audit"));
    expect(lines).toMatchObject([
      { act: "role", target: "별님", reason: "도움방", before: "", after: "moderator" },
      { act: "claim", after: "admin" },
    ]);
    const { lines: own } = await readJson<{ lines: unknown[] }>(await other.fetch("api/about-me"));
    expect(own).toMatchObject([{ act: "role" }]);
  });

  it("finds teachers by 별명 and address, and nothing of their rows", async () => {
    await becomeAdmin();
    await other.push(`t/${other.uid}/2026`, [
      buildStudentOp(1, toStamp(clock, 0, "d1"), { name: "한비밀" }),
    ]);

    const answer = await teacher.fetch(`api/admin/teachers?q=${other.email.toUpperCase()}`);
    const text = await answer.text();

    expect(JSON.parse(text)).toMatchObject({ teachers: [{ uid: other.uid, role: null }] });
    expect(text).not.toContain("한비밀");
    expect((await teacher.fetch(`api/live?scopes=t/${other.uid}/2026`)).status).toBe(403);
  });

  it("stops the writing of an account: it reads, its words wait, and go when it is over", async () => {
    await becomeAdmin();
    const scope = `t/${other.uid}/2026`;
    const stop = (until: number | null) =>
      teacher.post(`api/admin/teachers/${other.uid}/stop`, { until, reason: "도배" });
    const op = buildStudentOp(1, toStamp(clock, 0, "d1"));

    await stop(clock + HOUR_MS);

    await expect(other.push(scope, [op])).rejects.toThrow("403");
    expect((await other.push(scope, [])).denied).toBeUndefined();
    await stop(null);
    expect((await other.push(scope, [op])).results).toEqual([{ n: 1 }]);
  });

  it("hears that what was written lies ahead of the server's clock, and that it still saves", async () => {
    await becomeAdmin();
    const scope = `t/${other.uid}/2026`;
    const findLead = () => findFact("clock-lead");
    const before = await findLead();
    await other.push(scope, [buildStudentOp(1, toStamp(clock, 0, "d1"))]);
    clock -= 300_000;
    const edit = { n: 2, kind: "student", id: "s1", set: { note: "뒤" } };
    const { results } = await other.push(scope, [
      { ...edit, at: toStamp(clock + 300_000, 1, "d1") },
    ]);

    expect(before).toBeUndefined();
    expect(results).toEqual([{ n: 2 }]);
    expect(await findLead()).toEqual({
      id: "clock-lead",
      text: expect.stringMatching(/5분 앞서 있어요.*저장은 계속돼요/),
      isWarn: true,
    });
  });

  it("is said the version of the program, and not that of the schema", async () => {
    await becomeAdmin();

    expect((await findFact("program"))?.text).toContain(`담임 ${manifest.version}, `);
  });

  it("is promised no backup and no drill while no process does jobs", async () => {
    await becomeAdmin();
    const { queries } = server.database;
    const press = async (name: string) => {
      const answer = await teacher.post(`api/admin/${name}`, {});
      return [answer.status, await answer.text()] as const;
    };
    const isHeard = async () =>
      (await readJson<ServerReply>(await teacher.fetch("api/admin/server"))).hasJobRunner;
    const job = { next_run_at: clock + HOUR_MS, lease_until: 0 };
    await queries
      .insertInto("jobs")
      .values(["backup", "drill"].map((name) => ({ ...job, name })))
      .execute();

    expect(await isHeard()).toBe(false);
    for (const name of ["backup", "drill"]) {
      expect(await press(name)).toEqual([409, expect.stringContaining(NO_JOB_RUNNER)]);
    }
    const listDue = () =>
      queries.selectFrom("jobs").select("name").where("next_run_at", "<=", clock).execute();
    expect(await listDue()).toEqual([]);

    // That of every minute comes: somebody does them.
    await queries
      .insertInto("jobs")
      .values({ name: PULSE_JOB, next_run_at: clock + 60_000, lease_until: 0 })
      .execute();
    expect(await isHeard()).toBe(true);
    expect((await press("backup"))[0]).toBe(200);
    expect(await listDue()).toEqual([{ name: "backup" }]);
    clock += 5 * 60_000;
    expect(await isHeard()).toBe(false);
    // A backup that takes long holds the others up, and is done all the same.
    await queries
      .updateTable("jobs")
      .set({ lease_until: clock + 1 })
      .execute();
    expect(await isHeard()).toBe(true);
  });

  it("is told nothing late of a copy away that is no longer set", async () => {
    await becomeAdmin();
    const lease = { next_run_at: clock - 9 * HOUR_MS, lease_until: 0 };
    await server.database.queries
      .insertInto("jobs")
      .values(["backup", AWAY_JOB].map((name) => ({ ...lease, name, last_failure: "x" })))
      .execute();

    const { jobs } = await readJson<ServerReply>(await teacher.fetch("api/admin/server"));

    expect(jobs?.map(({ name }) => name)).toEqual(["backup"]);
  });

  it("makes words that open the backups of a bucket, though none is set yet", async () => {
    await becomeAdmin();
    const { words } = await readJson<RecoveryWordsReply>(
      await teacher.post("api/admin/recovery-words", {}),
    );
    // The setting comes later: what is sent then opens by these words.
    const sealed = await findSealedBackupKey(server.database.queries);
    const key = openSecret(sealed ?? "", words.join(" "));

    expect(server.config.backupTo).toBeUndefined();
    expect(key && Buffer.from(key)).toEqual(
      Buffer.from(readBackupKey(server.config.dataDir)?.key ?? ""),
    );
  });

  it("tells everybody something, at its minute, and takes it back", async () => {
    await becomeAdmin();
    const from = clock + HOUR_MS;
    const draft = {
      id: NOTICE,
      title: "점검",
      body: "밤 10시",
      from,
      until: null,
      pinned: true,
      seen: null,
    };
    await teacher.post("api/admin/notices", draft);
    const read = async () => (await other.push("site/notices", [])).rows;

    // Who has not signed in reads it too.
    const readPage = async () => (await server.app.request("/damim/notices")).text();

    expect(await read()).toEqual([]);
    expect(await readPage()).toContain("아직 공지가 없어요");
    clock = from;
    await server.notices.turn();
    await teacher.post("api/step-up", { password: teacher.password });
    expect(JSON.stringify(await read())).toContain("밤 10시");
    expect(await readPage()).toContain("<h2>점검</h2>");
    await teacher.fetch(`api/admin/notices/${NOTICE}`, { method: "DELETE" });
    expect(JSON.stringify(await read())).not.toContain("밤 10시");
  });

  it("lets new accounts come by a code, or not at all", async () => {
    await becomeAdmin();
    let count = 0;
    const signUp = async (code?: string) => {
      const person = { email: `new${++count}@school.example`, name: "새별", code };
      const sent = { ...person, password: teacher.password };
      return readRefusal(buildServerBrowser(server).post("api/auth/sign-up/email", sent));
    };
    const set = async (door: string) =>
      readJson<{ code: string }>(await teacher.post("api/admin/sign-up", { door }));

    const { code } = await set("code");

    expect(await signUp()).toBe("SignUpCodeNeeded");
    expect(await signUp("00000000")).toBe("SignUpCodeWrong");
    expect(await signUp(` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)}`)).toBe(200);
    await set("closed");
    expect(await signUp(code)).toBe("SignUpClosed");
    await set("open");
    expect(await signUp()).toBe(200);
  });

  it("is whoever the machine itself names by address", async () => {
    const deps = { database: server.database, now: () => clock };

    expect(await addAdmin(deps, "nobody@school.example")).toBe("unknown");
    expect(await addAdmin(deps, other.email.toUpperCase())).toBe("added");
    expect(await addAdmin(deps, other.email)).toBe("already");
    expect((await other.fetch("api/admin/usage")).status).toBe(200);
  });

  it("sends a link for a password to the address alone, and hears nothing of it", async () => {
    await server.close();
    server = await buildTestServer(kind, { deps: { now: () => clock }, isMailConfigured: true });
    const email = "kim@school.example";
    const browser = buildServerBrowser(server);
    const { password } = teacher;
    await browser.post("api/auth/sign-up/email", { email, password, name: "김별님" });
    const [, token] = /token=([\w.-]+)/.exec(JSON.stringify(server.mails[0])) ?? [];
    await browser.post("api/auth/verify-email", { token });
    await addAdmin({ database: server.database, now: () => clock }, email);
    await browser.post("api/step-up", { password });
    const { user } = await readJson<{ user: { id: string } }>(await browser.fetch("api/session"));

    const answer = await browser.post(`api/admin/teachers/${user.id}/reset-link`, { reason: "" });

    expect(await readJson(answer)).toEqual({ done: true });
    expect(server.mails.at(-1)).toMatchObject({ to: email });
    expect(JSON.stringify(server.mails.at(-1))).toContain("auth/reset?token=");
  });

  it("does nothing any more while another admin stopped them, and one always goes on", async () => {
    await becomeAdmin();
    const role = (by: TestTeacher, of: TestTeacher, to: string | null) =>
      by.post(`api/admin/teachers/${of.uid}/role`, { role: to, reason: "" });
    const stop = (by: TestTeacher, of: TestTeacher, until: number | null) =>
      by.post(`api/admin/teachers/${of.uid}/stop`, { until, reason: "" });
    const until = clock + HOUR_MS;
    const statusOf = async (answer: Promise<Response>) => (await answer).status;
    expect(await statusOf(stop(teacher, teacher, until))).toBe(409);
    await role(teacher, other, "admin");
    await other.post("api/step-up", { password: other.password });
    expect(await statusOf(stop(teacher, other, until))).toBe(200);

    const tries = [
      stop(other, other, null),
      stop(other, teacher, until),
      role(other, teacher, null),
      other.fetch("api/admin/teachers"),
    ];
    expect(await Promise.all(tries.map(statusOf))).toEqual([403, 403, 403, 403]);
    expect(await statusOf(stop(teacher, teacher, until))).toBe(409);
    expect(await statusOf(role(teacher, teacher, null))).toBe(409);
    expect(await statusOf(stop(teacher, other, null))).toBe(200);
    expect(await statusOf(role(teacher, teacher, null))).toBe(200);
  });

  it("sends no link for a password where no mail goes out", async () => {
    await becomeAdmin();

    const answer = await teacher.post(`api/admin/teachers/${other.uid}/reset-link`, { reason: "" });

    expect(await readJson(answer)).toMatchObject({ error: { type: "NoMailHere" } });
  });

  it("adds, orders and closes boards of 쌤카페, and never 도움방", async () => {
    await becomeAdmin();
    const read = async (answer: Response) =>
      readJson<{ boards: { id: string; name: string; isClosed: boolean }[] }>(answer);
    const { boards } = await read(await teacher.fetch("api/admin/boards"));
    const [help, lesson, ...rest] = boards;
    const added = { id: "vacation", name: "방학", isClosed: false };

    const saved = await teacher.post("api/admin/boards", {
      boards: [lesson, help, { ...rest[0], isClosed: true }, ...rest.slice(1), added],
      seen: boards,
    });
    const refused = await teacher.post("api/admin/boards", {
      boards: boards.slice(1),
      seen: boards,
    });

    expect((await read(saved)).boards.map(({ name }) => name)).toEqual([
      "수업 자료",
      "도움방",
      "학급 살이",
      "이야기",
      "방학",
    ]);
    expect(refused.status).toBe(409);
    expect(await readJson(await other.fetch("api/cafe"))).toMatchObject({
      boards: [{ id: "lesson" }, { id: "help" }, { id: "talk" }, { id: "vacation" }],
    });
  });

  it("switches a part off for all, and on again", async () => {
    await becomeAdmin();

    const answer = await teacher.post("api/admin/switches", { name: "cafe", isOff: true });

    expect(JSON.stringify(await answer.json())).toContain('{"name":"cafe","isOff":true}');
    expect(JSON.stringify((await other.push("site/switches", [])).rows)).toContain("cafe");
  });
});
