import { beforeEach, describe, expect, it } from "vitest";
import {
  buildBrowser,
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestBrowser,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { switchSecondFactorOn } from "../testing/second-factor.ts";
import { createSoftPasskey } from "../testing/soft-passkey.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

const LOCALHOST = "http://localhost:4000";
const STEP_UP_MS = 5 * 60_000;

type SoftPasskey = ReturnType<typeof createSoftPasskey>;
type Options = Parameters<SoftPasskey["register"]>[0] & Parameters<SoftPasskey["answer"]>[0];

describe.each(DATABASE_KINDS)("passkeys on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server);
  beforeEach(async () => {
    await teacher.post("api/step-up", { password: teacher.password });
  });

  it("sign their teacher in without a word typed", async () => {
    const passkey = createSoftPasskey(LOCALHOST);
    expect((await register(teacher, passkey)).status).toBe(200);
    const device = buildServerBrowser(server);

    expect((await signIn(device, passkey)).status).toBe(200);
    expect(await readUser(device)).toMatchObject({ id: teacher.uid });
    expect(await listPasskeys()).toMatchObject([{ lastUsedAt: expect.any(Number) }]);
  });

  it("ask for no code besides", async () => {
    const passkey = createSoftPasskey(LOCALHOST);
    await register(teacher, passkey);
    await switchSecondFactorOn(teacher);
    const device = buildServerBrowser(server);
    await signIn(device, passkey);

    expect(await readUser(device)).toMatchObject({ id: teacher.uid });
  });

  it("count only when their device asked who is there", async () => {
    const careless = createSoftPasskey(LOCALHOST, { asksWhoIsThere: false });

    expect((await register(teacher, careless)).status).toBe(400);
    expect(await listPasskeys()).toEqual([]);
  });

  it("belong to the address they were made at", async () => {
    const foreign = createSoftPasskey("https://evil.example");
    const answer = await register(teacher, foreign);

    expect(answer.status).toBe(400);
    expect(await listPasskeys()).toEqual([]);
  });

  it("answer one question once", async () => {
    const passkey = createSoftPasskey(LOCALHOST);
    await register(teacher, passkey);
    const device = buildServerBrowser(server);
    const options = await readOptions(device, "api/auth/passkey/options");
    const response = passkey.answer(options);
    const first = await device.post("api/auth/passkey", { response });
    await device.post("api/auth/sign-out", {});
    const again = await device.post("api/auth/passkey", { response });

    expect([first.status, again.status]).toEqual([200, 403]);
    expect(await readUser(device)).toBeNull();
  });

  it("are made and deleted only by who typed the password again", async () => {
    const passkey = createSoftPasskey(LOCALHOST);
    await register(teacher, passkey);
    const [made] = await listPasskeys();
    server.moveClock(STEP_UP_MS);

    const refused = [
      await teacher.post("api/passkey-options", {}),
      await teacher.fetch(`api/passkeys/${made?.id}`, { method: "DELETE" }),
    ];
    const renamed = await teacher.post(`api/passkeys/${made?.id}/name`, { name: " 내 휴대폰 " });

    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    expect(renamed.status).toBe(200);
    expect(await listPasskeys()).toMatchObject([{ name: "내 휴대폰" }]);
  });

  it("stand in for the password where it is asked for again", async () => {
    const passkey = createSoftPasskey(LOCALHOST);
    await register(teacher, passkey);
    server.moveClock(STEP_UP_MS);
    const sessions = await countSessions();
    const response = passkey.answer(await readOptions(teacher, "api/step-up/passkey/options"));

    expect((await teacher.post("api/step-up/passkey", { response })).status).toBe(200);
    expect((await teacher.post("api/passkey-options", {})).status).toBe(200);
    expect(await countSessions()).toBe(sessions);
  });

  it("of somebody else do not", async () => {
    const passkey = createSoftPasskey(LOCALHOST);
    await register(teacher, passkey);
    const other = await buildTeacher(buildServerBrowser(server));
    const sessions = await countSessions();
    const response = passkey.answer(await readOptions(other, "api/step-up/passkey/options"));

    expect((await other.post("api/step-up/passkey", { response })).status).toBe(403);
    expect((await other.post("api/passkey-options", {})).status).toBe(403);
    expect(await countSessions()).toBe(sessions);
  });

  it("are worthless once they are deleted, and for strangers there is nothing to delete", async () => {
    const passkey = createSoftPasskey(LOCALHOST);
    await register(teacher, passkey);
    const [made] = await listPasskeys();
    const other = await buildTeacher(buildServerBrowser(server));
    await other.post("api/step-up", { password: other.password });
    await other.fetch(`api/passkeys/${made?.id}`, { method: "DELETE" });
    const rename = await other.post(`api/passkeys/${made?.id}/name`, { name: "남의 것" });
    expect(rename.status).toBe(404);
    expect(await listPasskeys()).toEqual([made]);

    await teacher.fetch(`api/passkeys/${made?.id}`, { method: "DELETE" });

    expect((await signIn(buildServerBrowser(server), passkey)).status).toBe(403);
  });

  it("do not outlive a new password for an address that nobody had confirmed", async () => {
    const passkey = createSoftPasskey(LOCALHOST);
    await register(teacher, passkey);
    const owner = buildServerBrowser(server);
    await owner.post("api/auth/request-password-reset", { email: teacher.email });
    const token = new URL(server.mails.at(-1)?.action?.link ?? "").searchParams.get("token");
    await owner.post("api/auth/reset-password", { token, newPassword: "가을의 운동장 열 바퀴" });

    expect((await signIn(buildServerBrowser(server), passkey)).status).toBe(403);
  });

  it("follow the name in the network, and are refused at an address of numbers", async () => {
    const sendVia = (origin: string) =>
      buildBrowser((path, init) => server.app.request(origin + path, init), origin);
    const named = sendVia("https://teacher.local:4000");
    const numbers = sendVia("https://192.168.0.7:4000");

    const options = await named.post("api/auth/passkey/options", {});
    const refused = await numbers.post("api/auth/passkey/options", {});

    expect(await readJson(options)).toMatchObject({
      rpId: "teacher.local",
      userVerification: "required",
    });
    expect([...named.cookies.keys()].join()).toContain("__Host-");
    expect(await readJson(refused)).toMatchObject({ error: { type: "PasskeyAddress" } });
  });

  async function register(who: TestTeacher, passkey: SoftPasskey): Promise<Response> {
    const response = passkey.register(await readOptions(who, "api/passkey-options"));
    return who.post("api/passkeys", { response });
  }

  async function signIn(device: TestBrowser, passkey: SoftPasskey): Promise<Response> {
    const response = passkey.answer(await readOptions(device, "api/auth/passkey/options"));
    return device.post("api/auth/passkey", { response });
  }

  async function readOptions(device: TestBrowser, path: string): Promise<Options> {
    return readJson<Options>(await device.post(path, {}));
  }

  async function readUser(device: TestBrowser) {
    return (await readJson<{ user: object | null }>(await device.fetch("api/session"))).user;
  }

  async function listPasskeys() {
    const answer = await teacher.fetch("api/sign-in-ways");
    return (await readJson<{ passkeys: { id: string }[] }>(answer)).passkeys;
  }

  async function countSessions(): Promise<number> {
    return (await server.database.queries.selectFrom("sessions").select("id").execute()).length;
  }
});
