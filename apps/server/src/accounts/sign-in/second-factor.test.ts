import { describe, expect, it } from "vitest";
import { buildServerBrowser, readJson, type TestBrowser } from "../../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../../testing/open-test-database.ts";
import { switchSecondFactorOn, toCode } from "../../testing/second-factor.ts";
import { TRIES_PER_HOUR } from "../../session/hourly-tries.ts";
import { FREE_ATTEMPTS } from "../sign-in-throttle.ts";
import { serverOfEach, teacherOfEach } from "../../testing/server-of-tests.ts";

const STEP_UP_MS = 5 * 60_000;

describe.each(DATABASE_KINDS)("2단계 인증 on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server);

  it("asks for the code after the password, on every new device", async () => {
    const { secret } = await switchSecondFactorOn(teacher);
    const device = buildServerBrowser(server);

    const asked = await typePassword(device);
    const before = await readUser(device);
    const wrong = await device.post("api/auth/second-factor", { code: "000000" });
    const right = await device.post("api/auth/second-factor", { code: await toCode(secret, 1) });

    expect(asked.status).toBe(403);
    expect(await readJson(asked)).toMatchObject({ error: { type: "SecondFactorNeeded" } });
    expect(before).toBeNull();
    expect(await readJson(wrong)).toMatchObject({ error: { type: "WrongCode" } });
    expect(right.status).toBe(200);
    expect(await readUser(device)).toMatchObject({ id: teacher.uid });
  });

  it("asks for it after the link of a mail too", async () => {
    await switchSecondFactorOn(teacher);
    const token = new URL(server.mails[0]?.action?.link ?? "").searchParams.get("token");
    const device = buildServerBrowser(server);

    const answer = await device.post("api/auth/verify-email", { token });

    expect(await readJson(answer)).toMatchObject({ error: { type: "SecondFactorNeeded" } });
    expect(await readUser(device)).toBeNull();
  });

  it("is off until a code of the app was right", async () => {
    await teacher.post("api/step-up", { password: teacher.password });
    await teacher.post("api/second-factor", {});

    const wrong = await teacher.post("api/second-factor/confirm", { code: "000000" });

    expect(wrong.status).toBe(403);
    expect((await typePassword(buildServerBrowser(server))).status).toBe(200);
  });

  it("keeps the session and the device that switched it on", async () => {
    const readSessions = () =>
      server.database.queries.selectFrom("sessions").select(["id", "device_id"]).execute();
    await teacher.post("api/device", { use: "own" });
    const before = await readSessions();

    await switchSecondFactorOn(teacher);

    expect(await readSessions()).toEqual(before);
    expect(await readUser(teacher)).toMatchObject({ id: teacher.uid });
  });

  it("takes no code twice", async () => {
    const { secret } = await switchSecondFactorOn(teacher);
    const code = await toCode(secret, 1);
    const [first, second] = [buildServerBrowser(server), buildServerBrowser(server)];
    await typePassword(first);
    await typePassword(second);

    expect((await first.post("api/auth/second-factor", { code })).status).toBe(200);
    expect((await second.post("api/auth/second-factor", { code })).status).toBe(403);
    expect(await readUser(second)).toBeNull();
  });

  it("takes each recovery code once, as it was typed from paper", async () => {
    const { recoveryCodes } = await switchSecondFactorOn(teacher);
    const [code = ""] = recoveryCodes;
    const typed = ` ${code.replace("-", " ").toUpperCase()} `;
    const [first, second] = [buildServerBrowser(server), buildServerBrowser(server)];
    await typePassword(first);
    await typePassword(second);

    expect((await first.post("api/auth/second-factor", { code: typed })).status).toBe(200);
    expect((await second.post("api/auth/second-factor", { code })).status).toBe(403);
    expect(await readWays()).toMatchObject({ secondFactor: { recoveryCodesLeft: 9 } });
  });

  it("makes new recovery codes and the old ones worthless", async () => {
    const { recoveryCodes } = await switchSecondFactorOn(teacher);
    const made = await teacher.post("api/second-factor/recovery-codes", {});
    const { recoveryCodes: fresh } = await readJson<{ recoveryCodes: string[] }>(made);
    const device = buildServerBrowser(server);
    await typePassword(device);

    const old = await device.post("api/auth/second-factor", { code: recoveryCodes[0] });
    const next = await device.post("api/auth/second-factor", { code: fresh[0] });

    expect([old.status, next.status]).toEqual([403, 200]);
  });

  it("is switched off with the password typed again, and on by nobody who did not", async () => {
    await switchSecondFactorOn(teacher);
    server.moveClock(STEP_UP_MS);
    const refused = [
      await teacher.fetch("api/second-factor", { method: "DELETE" }),
      await teacher.post("api/second-factor", {}),
      await teacher.post("api/second-factor/recovery-codes", {}),
    ];
    await teacher.post("api/step-up", { password: teacher.password });
    const off = await teacher.fetch("api/second-factor", { method: "DELETE" });

    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(off.status).toBe(200);
    expect((await typePassword(buildServerBrowser(server))).status).toBe(200);
    expect(await readWays()).toMatchObject({ secondFactor: null });
  });

  it("is not begun anew while it is on", async () => {
    const { secret } = await switchSecondFactorOn(teacher);

    expect((await teacher.post("api/second-factor", {})).status).toBe(409);
    const device = buildServerBrowser(server);
    await typePassword(device);
    const code = await toCode(secret, 1);
    expect((await device.post("api/auth/second-factor", { code })).status).toBe(200);
  });

  it("asks for the password again after five wrong codes, and slows the guesser down", async () => {
    const { secret } = await switchSecondFactorOn(teacher);
    const device = buildServerBrowser(server);
    await typePassword(device);
    for (let guess = 0; guess <= FREE_ATTEMPTS; guess += 1) {
      await device.post("api/auth/second-factor", { code: "000000" });
    }

    const ended = await device.post("api/auth/second-factor", { code: await toCode(secret, 1) });
    await typePassword(device);
    const later = await device.post("api/auth/second-factor", { code: await toCode(secret, 1) });

    expect(await readJson(ended)).toMatchObject({ error: { type: "SecondFactorEnded" } });
    expect(server.pauses.length).toBeGreaterThan(0);
    expect(later.status).toBe(200);
  });

  it.runIf(kind === "sqlite")("stays open to a known device whatever strangers guess", async () => {
    const { secret, recoveryCodes } = await switchSecondFactorOn(teacher);
    const known = buildServerBrowser(server);
    await typePassword(known);
    await known.post("api/auth/second-factor", { code: await toCode(secret, 1) });
    await known.fetch("api/session");
    await known.post("api/auth/sign-out", {});
    const tries = TRIES_PER_HOUR / FREE_ATTEMPTS;
    for (let n = 2; n < tries + 2; n += 1) {
      const stranger = buildServerBrowser(server, `127.0.0.${n}`);
      await typePassword(stranger);
      for (let guess = 0; guess < FREE_ATTEMPTS; guess += 1) {
        await stranger.post("api/auth/second-factor", { code: "000000" });
      }
    }
    const next = buildServerBrowser(server, "127.0.0.200");
    await typePassword(next);
    await typePassword(known);

    const refused = await next.post("api/auth/second-factor", { code: recoveryCodes[0] });
    const answer = await known.post("api/auth/second-factor", { code: recoveryCodes[0] });

    expect(refused.status).toBe(429);
    expect(answer.status).toBe(200);
  });

  it("does not stop who set a new password by mail for an address nobody had confirmed", async () => {
    await switchSecondFactorOn(teacher);
    const owner = buildServerBrowser(server);
    await owner.post("api/auth/request-password-reset", { email: teacher.email });
    const link = new URL(server.mails.at(-1)?.action?.link ?? "");
    const newPassword = "가을의 운동장 열 바퀴";
    const token = link.searchParams.get("token");
    await owner.post("api/auth/reset-password", { token, newPassword });

    const answer = await owner.post("api/auth/sign-in/email", {
      email: teacher.email,
      password: newPassword,
    });

    expect(answer.status).toBe(200);
    expect(await readUser(owner)).toMatchObject({ id: teacher.uid, emailVerified: true });
    expect(await readUser(teacher)).toBeNull();
  });

  async function typePassword(device: TestBrowser): Promise<Response> {
    const { email, password } = teacher;
    return device.post("api/auth/sign-in/email", { email, password });
  }

  async function readUser(device: TestBrowser) {
    return (await readJson<{ user: object | null }>(await device.fetch("api/session"))).user;
  }

  async function readWays() {
    return readJson(await teacher.fetch("api/sign-in-ways"));
  }
});
