import { describe, expect, it } from "vitest";
import { toStamp } from "@damim/sync/clock.ts";
import { buildTestServer } from "../testing/build-test-server.ts";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  readJson,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { FREE_ATTEMPTS } from "./sign-in-throttle.ts";
import { serverOfEach } from "../testing/server-of-tests.ts";

const HOUR_MS = 3_600_000;
const PASSWORD = "열 글자가 넘는 비밀번호";

describe.each(DATABASE_KINDS)("accounts on %s", (kind) => {
  const server = serverOfEach(kind);

  it("lead from sign-up over the device question to a synced row", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server), "kim@school.example");

    const before = await readJson(await teacher.fetch("api/session"));
    const { device } = await readJson<{ device: { id: string } }>(
      await teacher.post("api/device", { use: "own" }),
    );
    const after = await readJson(await teacher.fetch("api/session"));
    const reply = await teacher.push(`t/${teacher.uid}/2026`, [
      buildStudentOp(1, toStamp(Date.now(), 0, "d1")),
    ]);

    expect(before).toMatchObject({
      user: { email: "kim@school.example", nickName: "별님", emailVerified: false },
      device: null,
      mailConfigured: false,
    });
    expect(after).toMatchObject({ device: { id: device.id, use: "own" } });
    expect(reply).toMatchObject({ results: [{ n: 1 }], seq: 1 });
    expect(server.mails.map(({ to }) => to)).toEqual(["kim@school.example"]);
  });

  it("answer a wrong password and an unknown address alike", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const stranger = buildServerBrowser(server);

    const wrong = await stranger.post("api/auth/sign-in/email", {
      email: teacher.email,
      password: "not the password",
    });
    const unknown = await stranger.post("api/auth/sign-in/email", {
      email: "nobody@school.example",
      password: "not the password",
    });

    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
    expect(stranger.cookies.size).toBe(0);
  });

  it("answer a sign-up with a known address like any other and tell its owner by mail", async () => {
    const owner = await buildTeacher(buildServerBrowser(server));
    const stranger = buildServerBrowser(server);

    const answer = await stranger.post("api/auth/sign-up/email", {
      email: owner.email,
      password: PASSWORD,
      name: "남",
    });

    expect(await readJson(answer)).toEqual({ status: true });
    expect(await readJson(await stranger.fetch("api/session"))).toMatchObject({ user: null });
    expect(server.mails.at(-1)).toMatchObject({
      to: owner.email,
      subject: "[담임] 이미 가입하신 주소예요",
    });
  });

  it("ask for ten characters that not everybody uses, and for nothing else", async () => {
    const browser = buildServerBrowser(server);
    const signUp = (password: string) =>
      browser.post("api/auth/sign-up/email", { email: "lee@school.example", password, name: "이" });

    const short = await signUp("123456789");
    const common = await signUp("1234567890");
    const plain = await signUp("beonchuljang");

    expect(await readJson(common)).toMatchObject({ error: { type: "PasswordTooCommon" } });
    expect(short.status).toBe(400);
    expect(await readJson(short)).toMatchObject({ error: { type: "PasswordTooShort" } });
    expect(plain.status).toBe(200);
  });

  it("never show the session token to scripts", async () => {
    const browser = buildServerBrowser(server);
    const teacher = await buildTeacher(browser);
    const [token = ""] = [...teacher.cookies.values()];

    const texts = await Promise.all([
      browser.fetch("api/session"),
      browser.fetch("api/auth/get-session"),
      browser.post("api/auth/sign-in/email", { email: teacher.email, password: teacher.password }),
    ]).then((answers) => Promise.all(answers.map((answer) => answer.text())));

    expect(token.length).toBeGreaterThan(20);
    expect(texts.join()).not.toContain(decodeURIComponent(token).split(".")[0]);
    expect(server.logLines.join()).not.toContain(teacher.email);
  });

  it("end with sign-out on the server, not only in the browser", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const cookies = new Map(teacher.cookies);

    await teacher.post("api/auth/sign-out", {});
    for (const [name, value] of cookies) teacher.cookies.set(name, value);

    expect(await readJson(await teacher.fetch("api/session"))).toMatchObject({ user: null });
    expect((await teacher.fetch("api/device/outbox-key")).status).toBe(401);
  });

  it("end by themselves 12 hours after a shared device was named", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    await teacher.post("api/device", { use: "shared" });

    server.moveClock(11.9 * HOUR_MS);
    const before = await readJson(await teacher.fetch("api/session"));
    server.moveClock(0.2 * HOUR_MS);
    const after = await readJson(await teacher.fetch("api/session"));

    expect(before).toMatchObject({ user: { id: teacher.uid }, device: { use: "shared" } });
    expect(after).toMatchObject({ user: null, device: null });
  });

  it("give each account one outbox key, the same on every device", async () => {
    const [first, second] = [
      await buildTeacher(buildServerBrowser(server)),
      await buildTeacher(buildServerBrowser(server)),
    ];
    const elsewhere = buildServerBrowser(server);
    await elsewhere.post("api/auth/sign-in/email", {
      email: first.email,
      password: first.password,
    });

    const keys = await Promise.all(
      [first, elsewhere, second].map(async (browser) =>
        readJson<{ key: string }>(await browser.fetch("api/device/outbox-key")),
      ),
    );

    expect(keys.map(({ key }) => Buffer.from(key, "base64").length)).toEqual([32, 32, 32]);
    expect(keys[0]).toEqual(keys[1]);
    expect(keys[0]).not.toEqual(keys[2]);
  });

  it("slow a guesser down and let the right password in all the same", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const browser = buildServerBrowser(server);
    const signIn = (password: string) =>
      browser.post("api/auth/sign-in/email", { email: teacher.email, password });

    for (let guess = 0; guess < FREE_ATTEMPTS + 2; guess++) {
      const answer = await signIn(`guess number ${guess}`);
      expect(answer.status).toBe(401);
      server.moveClock(60_000);
    }
    expect(server.pauses).toEqual([]);
    await signIn("one more");
    await signIn("and another");
    const answer = await signIn(teacher.password);

    expect(server.pauses).toHaveLength(1);
    expect(answer.status).toBe(200);
  });

  it("refuse writes that come from a foreign page", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const cookie = [...teacher.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const send = (headers: Record<string, string>) =>
      server.app.request(`${server.config.origin}/damim/api/device`, {
        method: "POST",
        headers: { cookie, "content-type": "application/json", ...headers },
        body: JSON.stringify({ use: "own" }),
      });

    const answers = await Promise.all([
      send({ origin: "http://evil.example" }),
      send({ origin: "http://localhost:8080" }),
      send({ origin: "null" }),
      send({}),
      send({ "sec-fetch-site": "same-origin" }),
      send({ origin: "http://127.0.0.1:4000" }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 200, 200]);
  });

  it("name their cookie for the host alone on https", async () => {
    const secure = await buildTestServer(kind, {
      env: { DAMIM_ORIGIN: "https://school.example" },
    });
    const browser = buildServerBrowser(secure);
    await buildTeacher(browser);

    const names = [...browser.cookies.keys()].toSorted();
    expect(names).toEqual(["__Host-damim.device", "__Host-damim.session_token"]);
    await secure.close();
  });
});
