import { saveSignUpDoor } from "../auth/sign-up-door.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../../testing/build-test-server.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestBrowser,
} from "../../testing/build-teacher.ts";
import { openOidcProvider, type OidcProvider } from "../../testing/open-oidc-provider.ts";
import { DATABASE_KINDS } from "../../testing/open-test-database.ts";
import { switchSecondFactorOn, toCode } from "../../testing/second-factor.ts";

const ORIGIN = "http://localhost:4000";
const PAGE = `${ORIGIN}/damim/`;
const KIM = { sub: "g-1", email: "Kim@school.example", email_verified: true, name: "김별님" };

let google: OidcProvider;
beforeAll(async () => {
  google = await openOidcProvider(`${PAGE}api/auth/callback/google`);
});
afterAll(() => google.close());

const buildEnv = () => ({
  GOOGLE_CLIENT_ID: google.client.id,
  GOOGLE_CLIENT_SECRET: google.client.secret,
  GOOGLE_ISSUER: google.issuer,
});

describe.each(DATABASE_KINDS)("sign-in at Google on %s", (kind) => {
  let server: TestServer;
  let browser: TestBrowser;
  beforeEach(async () => {
    server = await buildTestServer(kind, { env: buildEnv(), isMailConfigured: true });
    browser = buildServerBrowser(server);
    google.person = KIM;
  });
  afterEach(() => server.close());

  it("makes an account with a confirmed address, by code and PKCE", async () => {
    const start = await browser.fetch("api/auth/google");
    const asked = new URL(start.headers.get("location") ?? "").searchParams;
    const target = await signInAtGoogle();

    expect(asked.get("response_type")).toBe("code");
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect(asked.get("nonce")).toBeTruthy();
    expect(target).toBe(PAGE);
    expect(await readSession()).toMatchObject({
      user: { email: "kim@school.example", nickName: "김별님", emailVerified: true },
      device: null,
      google: true,
    });
  });

  it("finds the same account again and keeps none of the provider's tokens", async () => {
    await signInAtGoogle();
    const first = await readSession();
    await browser.post("api/auth/sign-out", {});
    await signInAtGoogle();
    const accounts = await server.database.queries.selectFrom("accounts").selectAll().execute();

    expect((await readSession()).user?.id).toBe(first.user?.id);
    expect(accounts).toMatchObject([{ provider_id: "google", account_id: "g-1" }]);
    expect(accounts[0]).toMatchObject({ access_token: null, refresh_token: null, id_token: null });
  });

  it("counts as having shown who is there for five minutes, where there is no password", async () => {
    await signInAtGoogle();
    const first = await browser.post("api/second-factor", {});
    server.moveClock(5 * 60_000);
    const later = await browser.post("api/second-factor", {});

    expect([first.status, later.status]).toEqual([200, 403]);
    expect(await readJson(later)).toMatchObject({ error: { type: "StepUpNeeded" } });
    expect(await readJson(await browser.fetch("api/sign-in-ways"))).toMatchObject({
      hasPassword: false,
      hasGoogle: true,
    });
  });

  it("stays the same device where its teacher still is signed in, and is a later sign-in", async () => {
    await signInAtGoogle();
    await browser.post("api/device", { use: "shared" });
    const first = await readSession();
    server.moveClock(60_000);
    await signInAtGoogle();
    const again = await readSession();
    const { devices } = await readJson<{ devices: object[] }>(await browser.fetch("api/devices"));

    expect(again.device).toEqual(first.device);
    expect(again.startedAt).toBeGreaterThan(first.startedAt ?? Infinity);
    expect(devices).toHaveLength(1);
  });

  it("is a device of its own where another teacher was signed in, who stays signed in elsewhere", async () => {
    await signInAtGoogle();
    await browser.post("api/device", { use: "own" });
    google.person = { ...KIM, sub: "g-2", email: "lee@school.example" };
    await signInAtGoogle();

    expect(await readSession()).toMatchObject({ device: null });
    expect(await server.database.queries.selectFrom("sessions").selectAll().execute()).toHaveLength(
      2,
    );
  });

  it("makes no account where an admin shut the door, and lets in who has one", async () => {
    const { queries } = server.database;
    const { uid } = await signUp({ isConfirmed: true });
    await saveSignUpDoor(queries, { door: "code", code: "K7M2P9XQ" });

    expect(await signInAtGoogle()).toBe(PAGE);
    expect((await readSession()).user?.id).toBe(uid);
    google.person = { ...KIM, sub: "g-2", email: "lee@school.example" };
    expect(await signInAtGoogle()).toBe(`${PAGE}?trouble=google-no-sign-up`);
    expect(await queries.selectFrom("users").selectAll().execute()).toHaveLength(1);
  });

  it("is linked to an account whose address was confirmed", async () => {
    const { uid } = await signUp({ isConfirmed: true });

    expect(await signInAtGoogle()).toBe(PAGE);
    expect((await readSession()).user?.id).toBe(uid);
  });

  it("neither takes over nor walks into an account whose address nobody confirmed", async () => {
    const { uid } = await signUp({ isConfirmed: false });

    expect(await signInAtGoogle()).toBe(`${PAGE}?trouble=google-has-password`);
    expect((await readSession()).user).toBeNull();
    const accounts = await server.database.queries.selectFrom("accounts").selectAll().execute();
    expect(accounts).toMatchObject([{ user_id: uid, provider_id: "credential" }]);
  });

  it.each([
    [{ ...KIM, email_verified: false }, "google-unproven"],
    [{ sub: "g-1", email: "kim@school.example" }, "google-unproven"],
    [{ sub: "g-1", name: "김별님" }, "google-no-email"],
    [undefined, "google-refused"],
  ])("comes back without an account from %j", async (person, trouble) => {
    google.person = person;

    expect(await signInAtGoogle()).toBe(`${PAGE}?trouble=${trouble}`);
    expect(await server.database.queries.selectFrom("users").selectAll().execute()).toEqual([]);
  });

  it("does not link an address that the provider does not vouch for", async () => {
    await signUp({ isConfirmed: true });
    google.person = { ...KIM, email_verified: false };

    expect(await signInAtGoogle()).toBe(`${PAGE}?trouble=google-has-password`);
    expect((await readSession()).user).toBeNull();
  });

  it("takes no way back that another browser began, and none twice", async () => {
    const start = await browser.fetch("api/auth/google");
    const back = await google.walk(start.headers.get("location") ?? "");
    const stranger = buildServerBrowser(server);

    expect(await comeBack(stranger, back)).toBe(`${PAGE}?trouble=google-ended`);
    expect(stranger.cookies.size).toBe(0);
    expect(await comeBack(browser, back)).toBe(PAGE);
    expect(await comeBack(browser, back)).toBe(`${PAGE}?trouble=google-ended`);
  });

  it("asks nobody whom a foreign page sends", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    const answer = await browser.fetch("api/auth/google", { headers });

    expect(answer.headers.get("location")).toBe(PAGE);
    expect(browser.cookies.size).toBe(0);
  });

  async function signInAtGoogle(): Promise<string> {
    const start = await browser.fetch("api/auth/google");
    return comeBack(browser, await google.walk(start.headers.get("location") ?? ""));
  }

  async function comeBack(who: TestBrowser, back: URL): Promise<string> {
    const answer = await who.fetch(`api/auth/callback/google${back.search}`);
    expect(answer.status).toBe(302);
    return answer.headers.get("location") ?? "";
  }

  async function readSession() {
    const answer = await browser.fetch("api/session");
    return readJson<{
      user: { id: string } | null;
      device: object | null;
      startedAt: number | null;
    }>(answer);
  }

  /** With a mail server nobody is signed in by signing up. */
  async function signUp({ isConfirmed }: { isConfirmed: boolean }): Promise<{ uid: string }> {
    const email = "kim@school.example";
    const person = { email, password: "봄날의 운동장 열 바퀴", name: "김" };
    await buildServerBrowser(server).post("api/auth/sign-up/email", person);
    const { queries } = server.database;
    if (isConfirmed) await queries.updateTable("users").set({ email_verified: 1 }).execute();
    const { id } = await queries.selectFrom("users").select("id").executeTakeFirstOrThrow();
    return { uid: id };
  }
});

describe("「Google로 로그인」", () => {
  it("is not there unless it is configured", async () => {
    const server = await buildTestServer("sqlite");
    const browser = buildServerBrowser(server);

    expect(await readJson(await browser.fetch("api/session"))).toMatchObject({ google: false });
    expect((await browser.fetch("api/auth/google")).status).toBe(404);
    expect((await browser.fetch("api/auth/callback/google?state=x&code=y")).status).toBe(404);
    await server.close();
  });

  it("is offered at the configured address only", async () => {
    const server = await buildTestServer("sqlite", { env: buildEnv() });
    const answer = await server.app.request("http://127.0.0.1:4000/damim/api/session");

    expect(await readJson(answer)).toMatchObject({ google: false });
    await server.close();
  });

  it("says that Google is away, and works once it is back", async () => {
    const away = await openOidcProvider(`${PAGE}api/auth/callback/google`);
    await away.close();
    const env = { ...buildEnv(), GOOGLE_ISSUER: away.issuer };
    const server = await buildTestServer("sqlite", { env });
    const start = async () => {
      const answer = await buildServerBrowser(server).fetch("api/auth/google");
      return answer.headers.get("location");
    };

    expect(await start()).toBe(`${PAGE}?trouble=google-away`);
    const back = await openOidcProvider(
      `${PAGE}api/auth/callback/google`,
      Number(new URL(away.issuer).port),
    );
    expect(await start()).toContain(`${away.issuer}/auth?`);
    await back.close();
    await server.close();
  });

  it("asks who has a second factor for its code", async () => {
    const server = await buildTestServer("sqlite", { env: buildEnv() });
    const teacher = await buildTeacher(buildServerBrowser(server), "kim@school.example");
    await server.database.queries.updateTable("users").set({ email_verified: 1 }).execute();
    const { secret } = await switchSecondFactorOn(teacher);
    google.person = KIM;
    const browser = buildServerBrowser(server);
    const start = await browser.fetch("api/auth/google");
    const back = await google.walk(start.headers.get("location") ?? "");

    const answer = await browser.fetch(`api/auth/callback/google${back.search}`);

    expect(answer.headers.get("location")).toBe(`${PAGE}?about=code`);
    expect(await readJson(await browser.fetch("api/session"))).toMatchObject({ user: null });
    const code = await toCode(secret, 1);
    expect((await browser.post("api/auth/second-factor", { code })).status).toBe(200);
    const session = await readJson<{ user: { id: string } }>(await browser.fetch("api/session"));
    expect(session.user.id).toBe(teacher.uid);
    await server.close();
  });
});
