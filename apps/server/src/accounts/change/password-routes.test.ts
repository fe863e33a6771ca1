import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../../testing/build-test-server.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  signIn,
  type TestBrowser,
  type TestTeacher,
  readRefusal,
} from "../../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../../testing/open-test-database.ts";

const NEXT = "겨울 방학의 눈사람 셋";

describe.each(DATABASE_KINDS)("another password on %s", (kind) => {
  let server: TestServer;
  let teacher: TestTeacher;
  beforeEach(async () => {
    server = await buildTestServer(kind);
    teacher = await buildTeacher(buildServerBrowser(server));
  });
  afterEach(() => server.close());

  const change = (password: string, newPassword: string) =>
    teacher.post("api/account/password", { password, newPassword });
  const sync = (browser: TestBrowser) =>
    readRefusal(browser.post("api/sync", { protocol: 1, scopes: [] }));

  it("ends the other devices and not this one", async () => {
    const phone = await signIn(buildServerBrowser(server), teacher);

    const answer = await change(teacher.password, NEXT);

    expect(await readJson(answer)).toEqual({ endedCount: 1 });
    expect([await sync(teacher), await sync(phone)]).toEqual([200, "Revoked"]);
    const enter = (password: string) =>
      buildServerBrowser(server).post("api/auth/sign-in/email", { email: teacher.email, password });
    expect((await enter(teacher.password)).status).toBe(401);
    expect((await enter(NEXT)).status).toBe(200);
    expect(server.mails.map(({ heading }) => heading)).toContain("비밀번호가 바뀌었어요");
  });

  it("asks for the one of now", async () => {
    const answer = await change("not the password", NEXT);

    expect(await readJson(answer)).toMatchObject({ error: { type: "WrongPassword" } });
    await signIn(buildServerBrowser(server), teacher);
  });

  it("has to be a good one", async () => {
    const types = [];
    for (const newPassword of ["짧다", "1234567890", "x".repeat(129)]) {
      const answer = await change(teacher.password, newPassword);
      types.push(await readRefusal(answer));
    }

    expect(types).toEqual(["PasswordTooShort", "PasswordTooCommon", "PasswordTooLong"]);
  });

  it("makes links for a forgotten one worthless", async () => {
    const { email } = teacher;
    await buildServerBrowser(server).post("api/auth/request-password-reset", { email });
    const token = /token=([\w-]+)/.exec(server.mails.at(-1)?.action?.link ?? "")?.[1] ?? "";
    await change(teacher.password, NEXT);

    const body = { token, newPassword: "남이 정하려는 비밀번호" };
    const reset = await buildServerBrowser(server).post("api/auth/reset-password", body);

    expect(token).not.toBe("");
    expect(reset.status).toBe(400);
  });
});

describe.each(DATABASE_KINDS)("a sign-in on %s", (kind) => {
  it("from a device never seen before is told by mail, from a known one it is not", async () => {
    const server = await buildTestServer(kind);
    const teacher = await buildTeacher(buildServerBrowser(server));
    const listNotices = () =>
      server.mails.filter(({ heading }) => heading === "새 기기에서 로그인했어요");

    await teacher.post("api/auth/sign-out", {});
    await signIn(teacher, teacher);
    const known = listNotices();
    const phone = buildServerBrowser(server);
    await signIn(phone, teacher);
    await phone.fetch("api/session");
    const first = listNotices();
    await signIn(phone, teacher);

    expect(known).toEqual([]);
    expect(first.map(({ to }) => to)).toEqual([teacher.email]);
    expect(listNotices()).toEqual(first);
    await server.close();
  });
});
