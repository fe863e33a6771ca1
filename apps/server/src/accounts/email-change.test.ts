import { describe, expect, it } from "vitest";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  signIn,
  type TestBrowser,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

const OLD = "parkjiwoo@school.example";
const NEW = "jiwoo.park@home.example";
const HOUR_MS = 3_600_000;

describe.each(DATABASE_KINDS)("another address for the account on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server, OLD);

  const ask = async (newEmail: string, from: TestTeacher = teacher): Promise<Response> => {
    await from.post("api/step-up", { password: from.password });
    return from.post("api/account/email", { newEmail });
  };
  const listMails = () => server.mails.slice(-2).map(({ to, heading }) => `${to}: ${heading}`);
  const findToken = (): string =>
    server.mails
      .map(({ action }) => /change=([\w-]+)/.exec(action?.link ?? "")?.[1])
      .findLast((token) => token !== undefined) ?? "";
  const confirm = (browser: TestBrowser, token: string) =>
    browser.post("api/account/email/confirm", { token });
  const readEmail = async (browser: TestBrowser) =>
    (await readJson<{ user: { email: string } | null }>(await browser.fetch("api/session"))).user
      ?.email;

  it("is asked for with the password typed again", async () => {
    const answer = await teacher.post("api/account/email", { newEmail: NEW });

    expect(answer.status).toBe(403);
    expect(await readJson(answer)).toMatchObject({ error: { type: "StepUpNeeded" } });
    expect(server.mails.some(({ to }) => to === NEW)).toBe(false);
  });

  it("changes at the link, and not before, and both addresses are told", async () => {
    await ask(NEW);
    const before = await readEmail(teacher);
    expect(listMails()).toEqual([
      `${NEW}: 새 메일 주소를 확인해 주세요`,
      `${OLD}: 메일 주소를 바꾸려고 해요`,
    ]);
    expect(await readJson(await teacher.fetch("api/account"))).toMatchObject({
      email: OLD,
      emailChange: { newEmail: NEW },
    });

    const answer = await confirm(teacher, findToken());

    expect(before).toBe(OLD);
    expect(answer.status).toBe(200);
    expect(await readEmail(teacher)).toBe(NEW);
    expect(listMails().at(-1)).toBe(`${OLD}: 메일 주소가 바뀌었어요`);
    const elsewhere = await signIn(buildServerBrowser(server), { ...teacher, email: NEW });
    expect(await readEmail(elsewhere)).toBe(NEW);
    const old = { email: OLD, password: teacher.password };
    expect((await buildServerBrowser(server).post("api/auth/sign-in/email", old)).status).toBe(401);
  });

  it("answers alike for an address that somebody has, and tells only its owner", async () => {
    const owner = await buildTeacher(buildServerBrowser(server));
    const [free, taken] = [await ask(NEW), await ask(owner.email)];
    const account = await readJson(await teacher.fetch("api/account"));

    expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()]);
    expect(account).toMatchObject({ emailChange: { newEmail: owner.email } });
    expect(listMails()).toEqual([
      `${owner.email}: 이미 쓰고 있는 주소예요`,
      `${OLD}: 메일 주소를 바꾸려고 해요`,
    ]);
    // The one link that was sent was for the other address, and is over.
    expect((await confirm(teacher, findToken())).status).toBe(400);
    expect([await readEmail(teacher), await readEmail(owner)]).toEqual([OLD, owner.email]);
  });

  it("does not hand the account to whoever gets the mail", async () => {
    const stranger = await buildTeacher(buildServerBrowser(server));
    await ask(NEW);

    const [signedOut, foreign] = [
      await confirm(buildServerBrowser(server), findToken()),
      await confirm(stranger, findToken()),
    ];

    expect([signedOut.status, foreign.status]).toEqual([401, 400]);
    expect(await readEmail(teacher)).toBe(OLD);
  });

  it("has links that work once, for a day, and until the wish is taken back", async () => {
    await ask(NEW);
    const first = findToken();
    await ask("third@home.example");
    expect((await confirm(teacher, first)).status).toBe(400);
    server.moveClock(25 * HOUR_MS);
    expect((await confirm(teacher, findToken())).status).toBe(400);
    await ask(NEW);
    await teacher.fetch("api/account/email", { method: "DELETE" });
    expect((await confirm(teacher, findToken())).status).toBe(400);
    await ask(NEW);
    expect((await confirm(teacher, findToken())).status).toBe(200);

    expect((await confirm(teacher, findToken())).status).toBe(400);
    expect(await readEmail(teacher)).toBe(NEW);
  });

  it("ends when somebody signed up with the address meanwhile", async () => {
    await ask(NEW);
    await buildTeacher(buildServerBrowser(server), NEW);

    const answer = await confirm(teacher, findToken());

    expect(await readJson(answer)).toMatchObject({ error: { type: "LinkEnded" } });
    expect(await readEmail(teacher)).toBe(OLD);
  });

  it("makes links for a new password worthless that went to the old address", async () => {
    await buildServerBrowser(server).post("api/auth/request-password-reset", { email: OLD });
    const link = server.mails.at(-1)?.action?.link ?? "";
    const token = /reset\?token=([\w-]+)/.exec(link)?.[1] ?? "";
    await ask(NEW);
    await confirm(teacher, findToken());

    const body = { token, newPassword: "남이 정하려는 비밀번호" };
    const reset = await buildServerBrowser(server).post("api/auth/reset-password", body);

    expect(token).not.toBe("");
    expect(await readJson(reset)).toMatchObject({ error: { type: "LinkEnded" } });
  });

  it("is heard by the other devices when their streams come back", async () => {
    const phone = await signIn(buildServerBrowser(server), teacher);
    const open = () => phone.fetch(`api/live?scopes=t/${teacher.uid}/2026`);
    const reader = (await open()).body?.getReader();
    const decode = (value: unknown) => new TextDecoder().decode(value as Uint8Array);
    expect(decode((await reader?.read())?.value)).toContain(OLD);
    await ask(NEW);
    await confirm(teacher, findToken());

    expect((await reader?.read())?.done).toBe(true);
    const again = (await open()).body?.getReader();
    expect(decode((await again?.read())?.value)).toContain(`"email":"${NEW}"`);
    await again?.cancel();
  });

  it("is neither the old one nor something else", async () => {
    await teacher.post("api/step-up", { password: teacher.password });
    const statuses = [];
    for (const newEmail of ["no-address", "둘 셋@x.kr", OLD, OLD.toUpperCase()]) {
      statuses.push((await teacher.post("api/account/email", { newEmail })).status);
    }

    expect(statuses).toEqual([400, 400, 400, 400]);
  });
});
