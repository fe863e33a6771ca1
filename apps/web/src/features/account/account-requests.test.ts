import { describe, expect, it } from "vitest";
import { createAccountRequests } from "./account-requests.ts";

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/** A server that answers the prepared responses in turn and remembers what it was asked. */
function buildServer(...answers: readonly (Response | Error)[]) {
  const sent: Sent[] = [];
  const waiting = [...answers];
  const send: typeof fetch = (input, init) => {
    sent.push({
      path: typeof input === "string" ? input : "",
      body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
    });
    const answer = waiting.shift() ?? new Error("asked too often");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { requests: createAccountRequests(send), sent };
}

function buildFailure(status: number, type: string, headers: Record<string, string> = {}) {
  return Response.json({ error: { type, message: "" } }, { status, headers });
}

describe("signing in", () => {
  it("sends the address without the spaces around it and the password as it is", async () => {
    const { requests, sent } = buildServer(Response.json({ ok: true }));

    await requests.signIn(" yujin@saebom.example ", " ten letters ");

    expect(sent[0]?.path).toMatch(/api\/auth\/sign-in\/email$/);
    expect(sent[0]?.body).toEqual({ email: "yujin@saebom.example", password: " ten letters " });
  });

  it.each([
    [buildFailure(401, "WrongSignIn"), { type: "WrongSignIn" }],
    [buildFailure(401, "WrongSignIn"), { type: "WrongSignIn" }],
    [buildFailure(403, "EmailNotVerified"), { type: "EmailNotVerified" }],
    [buildFailure(403, "ForeignOrigin"), { type: "AddressRefused" }],
    [
      buildFailure(429, "TooManyAttempts", { "retry-after": "30" }),
      { type: "TooManyAttempts", retryAfterSeconds: 30 },
    ],
    [buildFailure(503, "DatabaseAway"), { type: "ServerTroubled", status: 503 }],
    [new Response("<html>", { status: 502 }), { type: "ServerTroubled", status: 502 }],
    [buildFailure(403, "SecondFactorNeeded"), { type: "SecondFactorNeeded" }],
    [buildFailure(400, "Malformed"), { type: "RequestRefused", status: 400, reason: "Malformed" }],
    [new TypeError("Failed to fetch"), { type: "ServerAway" }],
  ])("tells refusals apart (%#)", async (answer, refusal) => {
    const { requests } = buildServer(answer);

    expect(await requests.signIn("a@b.kr", "0123456789")).toEqual({ ok: false, refusal });
  });
});

describe("signing up", () => {
  const person = { email: "yujin@saebom.example", password: "0123456789", nickName: " 한유진 " };

  it.each([
    [{ user: { id: "u1" }, mailConfigured: false }, "signed-in"],
    [{ user: null, mailConfigured: true }, "mail-waiting"],
    [{ user: null, mailConfigured: false }, "sign-in-needed"],
  ])("reads from the session what came of it (%#)", async (session, outcome) => {
    const { requests, sent } = buildServer(Response.json({ status: true }), Response.json(session));

    expect(await requests.signUp(person)).toEqual({ ok: true, value: outcome });
    expect(sent[0]?.body).toMatchObject({ name: "한유진" });
  });

  it("does not ask for the session after a refusal", async () => {
    const { requests, sent } = buildServer(buildFailure(400, "PasswordTooShort"));

    expect(await requests.signUp(person)).toEqual({
      ok: false,
      refusal: { type: "PasswordTooShort" },
    });
    expect(sent).toHaveLength(1);
  });
});

describe("the device question", () => {
  it("hands over the device that the server made", async () => {
    const device = { id: "d1", use: "shared" };
    const { requests, sent } = buildServer(Response.json({ device }));

    expect(await requests.saveDeviceUse("shared")).toEqual({ ok: true, value: device });
    expect(sent[0]?.body).toEqual({ use: "shared" });
  });

  it("says that the session ended", async () => {
    const { requests } = buildServer(buildFailure(401, "SignedOut"));

    expect(await requests.saveDeviceUse("own")).toEqual({
      ok: false,
      refusal: { type: "SessionEnded" },
    });
  });
});
