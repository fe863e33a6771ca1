import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSmtpMailSender } from "../../adapters/mail/smtp-mail-sender.ts";
import { buildTestServer, type TestServer } from "../../testing/build-test-server.ts";
import { buildServerBrowser, readJson } from "../../testing/build-teacher.ts";
import { readMail } from "../../testing/read-mail.ts";

const EMAIL = "park@school.example";
const PASSWORD = "처음 정한 긴 비밀번호";
const NEW_PASSWORD = "새로 정한 긴 비밀번호";

describe("account mails over a real mail server", () => {
  let smtp: SMTPServer;
  let server: TestServer;
  let texts: string[];
  let failures: unknown[];
  let mail: ReturnType<typeof createSmtpMailSender>;

  beforeEach(async () => {
    texts = [];
    failures = [];
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData(stream, _session, done) {
        let raw = "";
        stream.on("data", (chunk: Buffer) => (raw += chunk.toString()));
        stream.on("end", () => {
          texts.push(raw);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    const { port } = smtp.server.address() as AddressInfo;
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    mail = createSmtpMailSender({
      smtpUrl,
      from: "담임 <damim@school.example>",
      retryPausesMs: [],
      onFailure: (error) => failures.push(error),
    });
    server = await buildTestServer("sqlite", { env: { SMTP_URL: smtpUrl }, deps: { mail } });
  });
  afterEach(async () => {
    mail.close();
    await server.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  const findToken = async (page: "verify" | "reset"): Promise<string> => {
    await mail.settled();
    const { text } = readMail(texts.at(-1) ?? "");
    return new RegExp(`/damim/auth/${page}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? "";
  };

  it("arrive as HTML with the same words as text", async () => {
    const browser = buildServerBrowser(server);
    await browser.post("api/auth/sign-up/email", { email: EMAIL, password: PASSWORD, name: "박" });
    await mail.settled();
    const { head, text, html } = readMail(texts.at(-1) ?? "");

    expect(head).toContain("multipart/alternative");
    for (const part of [text, html]) {
      expect(part).toContain("메일 주소를 확인해 주세요");
      expect(part).toContain("/damim/auth/verify?token=");
    }
  });

  it("verify an address before the first sign-in", async () => {
    const browser = buildServerBrowser(server);
    const signIn = () =>
      browser.post("api/auth/sign-in/email", { email: EMAIL, password: PASSWORD });

    await browser.post("api/auth/sign-up/email", { email: EMAIL, password: PASSWORD, name: "박" });
    const early = await signIn();
    expect(browser.cookies.size).toBe(0);
    const token = await findToken("verify");
    const verified = await browser.post("api/auth/verify-email", { token });

    expect(early.status).toBe(403);
    expect(await readJson(early)).toMatchObject({ error: { type: "EmailNotVerified" } });
    expect(verified.status).toBe(200);
    expect(await readJson(await browser.fetch("api/session"))).toMatchObject({
      user: { email: EMAIL, emailVerified: true },
      mailConfigured: true,
    });
  });

  it("sign nobody in who is led to their links, and say whose account it is", async () => {
    const stranger = buildServerBrowser(server);
    await stranger.post("api/auth/sign-up/email", { email: EMAIL, password: PASSWORD, name: "박" });
    const token = await findToken("verify");
    const teacher = buildServerBrowser(server);
    const led = await teacher.fetch(`api/auth/verify-email?token=${token}`);

    expect(await readJson(led)).toEqual({ email: EMAIL });
    expect(teacher.cookies.size).toBe(0);
    expect(await readJson(await teacher.fetch("api/session"))).toMatchObject({ user: null });
    const forged = await teacher.fetch(`api/auth/verify-email?token=${token.slice(0, -2)}xx`);
    expect(await readJson(forged)).toMatchObject({ error: { type: "LinkEnded" } });
  });

  it("answer a second sign-up with the same words", async () => {
    const signUp = () =>
      buildServerBrowser(server).post("api/auth/sign-up/email", {
        email: EMAIL,
        password: PASSWORD,
        name: "박",
      });

    const [first, second] = [await signUp(), await signUp()];

    expect(await second.text()).toBe(await first.text());
    expect([...first.headers.keys()].sort()).toEqual([...second.headers.keys()].sort());
    expect(await findToken("verify")).not.toBe("");
    expect(texts).toHaveLength(2);
  });

  it("reset a forgotten password and sign out everywhere else", async () => {
    const browser = buildServerBrowser(server);
    await browser.post("api/auth/sign-up/email", { email: EMAIL, password: PASSWORD, name: "박" });
    await browser.post("api/auth/verify-email", { token: await findToken("verify") });
    const elsewhere = buildServerBrowser(server);

    const known = await elsewhere.post("api/auth/request-password-reset", { email: EMAIL });
    const token = await findToken("reset");
    const unknown = await elsewhere.post("api/auth/request-password-reset", { email: "x@y.kr" });
    const body = { token, newPassword: NEW_PASSWORD };
    const reset = await elsewhere.post("api/auth/reset-password", body);
    const again = await elsewhere.post("api/auth/reset-password", body);

    expect(await known.text()).toBe(await unknown.text());
    expect(reset.status).toBe(200);
    expect(await readJson(again)).toMatchObject({ error: { type: "LinkEnded" } });
    expect(await readJson(await browser.fetch("api/session"))).toMatchObject({ user: null });
    const signIn = (password: string) =>
      elsewhere.post("api/auth/sign-in/email", { email: EMAIL, password });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });

  it("keep the answer when the mail server is away", async () => {
    await new Promise<void>((resolve) => smtp.close(resolve));

    const answer = await buildServerBrowser(server).post("api/auth/sign-up/email", {
      email: EMAIL,
      password: PASSWORD,
      name: "박",
    });

    await mail.settled();

    expect(answer.status).toBe(200);
    expect(failures).toHaveLength(1);
  });
});
