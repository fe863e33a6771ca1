import { ok, refuse, type Result } from "@damim/domain/result.ts";
import * as v from "valibot";
import { apiUrl } from "../../data/api-url.ts";

/** Why an account request did not go through. Each has its sentence in messages.ts. */
export type AccountRefusal =
  | { readonly type: "WrongSignIn" }
  | { readonly type: "EmailNotVerified" }
  | { readonly type: "InvalidEmail" }
  | { readonly type: "PasswordTooShort" }
  | { readonly type: "PasswordTooLong" }
  | { readonly type: "PasswordTooCommon" }
  | { readonly type: "LinkEnded" }
  | { readonly type: "TooManyAttempts"; readonly retryAfterSeconds: number | undefined }
  | { readonly type: "SessionEnded" }
  | { readonly type: "AddressRefused" }
  | { readonly type: "ServerAway" }
  | { readonly type: "ServerTroubled"; readonly status: number }
  | { readonly type: "RequestRefused"; readonly status: number };

/**
 * What a sign-up led to. "sign-in-needed" is a server without mail that did not sign in: the address
 * was taken with another password, which the server does not say and neither do we.
 */
export type SignUpOutcome = "signed-in" | "mail-waiting" | "sign-in-needed";

export type DeviceUse = "own" | "shared";

export interface Device {
  readonly id: string;
  readonly use: DeviceUse;
}

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly nickName: string;
}

type Answer<T> = Promise<Result<T, AccountRefusal>>;

export interface AccountRequests {
  signIn(email: string, password: string): Answer<undefined>;
  signUp(person: SignUp): Answer<SignUpOutcome>;
  sendResetMail(email: string): Answer<undefined>;
  saveNewPassword(token: string, newPassword: string): Answer<undefined>;
  sendVerificationMail(email: string): Answer<undefined>;
  verifyEmail(token: string): Answer<undefined>;
  saveDeviceUse(use: DeviceUse): Answer<Device>;
}

/** Longer than the half minute for which the server may hold back a guess. */
const TIMEOUT_MS = 45_000;

const errorSchema = v.object({
  error: v.object({ type: v.string(), retryAfterSeconds: v.optional(v.number()) }),
});
const sessionSchema = v.object({
  user: v.nullable(v.object({ id: v.string() })),
  mailConfigured: v.optional(v.boolean(), true),
});
const deviceSchema = v.object({
  device: v.object({ id: v.string(), use: v.picklist(["own", "shared"]) }),
});

/** The account requests of the signed-out pages, over `send` (the browser's fetch outside of tests). */
export function createAccountRequests(send: typeof fetch): AccountRequests {
  return {
    signIn: (email, password) => post("auth/sign-in/email", { email: email.trim(), password }),
    async signUp({ email, password, nickName }) {
      const person = { email: email.trim(), password, name: nickName.trim() };
      const sent = await post("auth/sign-up/email", person);
      return sent.ok ? fetchSignUpOutcome() : sent;
    },
    sendResetMail: (email) => post("auth/request-password-reset", { email: email.trim() }),
    saveNewPassword: (token, newPassword) => post("auth/reset-password", { token, newPassword }),
    sendVerificationMail: (email) => post("auth/send-verification-email", { email: email.trim() }),
    async verifyEmail(token) {
      const answer = await request(`auth/verify-email?token=${encodeURIComponent(token)}`);
      return answer.ok ? ok(undefined) : answer;
    },
    async saveDeviceUse(use) {
      const answer = await request("device", { use });
      return answer.ok ? parseAnswer(deviceSchema, answer.value, (body) => body.device) : answer;
    },
  };

  async function post(path: string, body: object): Answer<undefined> {
    const answer = await request(path, body);
    return answer.ok ? ok(undefined) : answer;
  }

  async function fetchSignUpOutcome(): Answer<SignUpOutcome> {
    const answer = await request("session");
    if (!answer.ok) return answer;
    return parseAnswer(sessionSchema, answer.value, ({ user, mailConfigured }) => {
      if (user) return "signed-in";
      return mailConfigured ? "mail-waiting" : "sign-in-needed";
    });
  }

  async function request(path: string, body?: object): Answer<unknown> {
    const headers: Record<string, string> = { accept: "application/json" };
    if (body) headers["content-type"] = "application/json";
    let response: Response;
    try {
      response = await send(apiUrl(path), {
        method: body ? "POST" : "GET",
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    } catch {
      return refuse({ type: "ServerAway" });
    }
    const answer: unknown = await response.json().catch(() => undefined);
    return response.ok ? ok(answer) : refuse(toRefusal(response, answer));
  }
}

/** Over the browser's own fetch. */
export const accountRequests = createAccountRequests((input, init) => fetch(input, init));

function parseAnswer<T, Out>(
  schema: v.GenericSchema<unknown, T>,
  answer: unknown,
  pick: (body: T) => Out,
): Result<Out, AccountRefusal> {
  const parsed = v.safeParse(schema, answer);
  return parsed.success ? ok(pick(parsed.output)) : refuse({ type: "ServerTroubled", status: 200 });
}

function toRefusal(response: Response, answer: unknown): AccountRefusal {
  const { status } = response;
  const parsed = v.safeParse(errorSchema, answer);
  const error = parsed.success ? parsed.output.error : { type: "" };
  switch (error.type) {
    case "WrongSignIn":
    case "EmailNotVerified":
    case "InvalidEmail":
    case "PasswordTooShort":
    case "PasswordTooLong":
    case "PasswordTooCommon":
    case "LinkEnded":
      return { type: error.type };
    case "ForeignOrigin":
    case "insecure-origin":
      return { type: "AddressRefused" };
  }
  if (status === 429) {
    return {
      type: "TooManyAttempts",
      retryAfterSeconds: findRetryAfter(response, error.retryAfterSeconds),
    };
  }
  if (status === 401) return { type: "SessionEnded" };
  if (status >= 500) return { type: "ServerTroubled", status };
  return { type: "RequestRefused", status };
}

function findRetryAfter(response: Response, said: number | undefined): number | undefined {
  const seconds = said ?? Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
