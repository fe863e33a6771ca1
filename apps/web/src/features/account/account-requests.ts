import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import { apiUrl } from "../../platform/api-url.ts";
import { findField, findText } from "../../data/server/json-fields.ts";
import type { DeviceUse } from "../../data/server/session.ts";

/** Why an account request did not go through. Each has its sentence in messages.ts. */
export type AccountRefusal =
  | { readonly type: "WrongSignIn" }
  | { readonly type: "EmailNotVerified" }
  | { readonly type: "SecondFactorNeeded" }
  | { readonly type: "InvalidEmail" }
  | { readonly type: "PasswordTooShort" }
  | { readonly type: "PasswordTooLong" }
  | { readonly type: "PasswordTooCommon" }
  | { readonly type: "LinkEnded" }
  | { readonly type: "SignUpClosed" }
  | { readonly type: "SignUpCodeNeeded" }
  | { readonly type: "SignUpCodeWrong" }
  | { readonly type: "TooManyAttempts"; readonly retryAfterSeconds: number | undefined }
  | { readonly type: "SessionEnded" }
  | { readonly type: "AddressRefused" }
  | { readonly type: "ServerAway" }
  | { readonly type: "ServerTroubled"; readonly status: number }
  /** `reason` is the server's own word, for requests that know more than these. */
  | { readonly type: "RequestRefused"; readonly status: number; readonly reason?: string };

/**
 * What a sign-up led to. "sign-in-needed" is a server without mail that did not sign in: the address
 * was taken with another password, which the server does not say and neither do we.
 */
export type SignUpOutcome = "signed-in" | "mail-waiting" | "sign-in-needed";

export interface Device {
  readonly id: string;
  readonly use: DeviceUse;
}

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly nickName: string;
  /** What an admin gave out, where the server asks for it. */
  readonly code?: string;
}

type Answer<T> = Promise<Result<T, AccountRefusal>>;

export interface AccountRequests {
  signIn(email: string, password: string): Answer<undefined>;
  /** Whether this is the password of who is signed in; makes no second session. */
  confirmPassword(password: string): Answer<undefined>;
  signUp(person: SignUp): Answer<SignUpOutcome>;
  sendResetMail(email: string): Answer<undefined>;
  saveNewPassword(token: string, newPassword: string): Answer<undefined>;
  sendVerificationMail(email: string): Answer<undefined>;
  /** The address that a link of a mail is about; nobody is signed in by it. */
  findVerifiedAddress(token: string): Answer<string>;
  /** Confirms it and signs in. */
  verifyEmail(token: string): Answer<undefined>;
  saveDeviceUse(use: DeviceUse): Answer<Device>;
}

/** Longer than the half minute for which the server may hold back a guess. */
const TIMEOUT_MS = 45_000;

/** The account requests of the signed-out pages, over `send` (the browser's fetch outside of tests). */
export function createAccountRequests(send: typeof fetch): AccountRequests {
  return {
    signIn: (email, password) => post("auth/sign-in/email", { email: email.trim(), password }),
    confirmPassword: (password) => post("auth/confirm-password", { password }),
    async signUp({ email, password, nickName, code }) {
      const person = { email: email.trim(), password, name: nickName.trim(), code };
      const sent = await post("auth/sign-up/email", person);
      return sent.ok ? fetchSignUpOutcome() : sent;
    },
    sendResetMail: (email) => post("auth/request-password-reset", { email: email.trim() }),
    saveNewPassword: (token, newPassword) => post("auth/reset-password", { token, newPassword }),
    sendVerificationMail: (email) => post("auth/send-verification-email", { email: email.trim() }),
    async findVerifiedAddress(token) {
      const answer = await request(`auth/verify-email?token=${encodeURIComponent(token)}`);
      if (!answer.ok) return answer;
      const email = findText(answer.value, "email");
      return email === undefined ? troubled : ok(email);
    },
    verifyEmail: (token) => post("auth/verify-email", { token }),
    async saveDeviceUse(use) {
      const answer = await request("device", { use });
      return answer.ok ? parseDevice(answer.value) : answer;
    },
  };

  async function post(path: string, body: object): Answer<undefined> {
    const answer = await request(path, body);
    return answer.ok ? ok(undefined) : answer;
  }

  async function fetchSignUpOutcome(): Answer<SignUpOutcome> {
    const answer = await request("session");
    if (!answer.ok) return answer;
    if (findText(answer.value, "user", "id")) return ok("signed-in");
    if (findField(answer.value, "user") !== null) return troubled;
    const isMailConfigured = findField(answer.value, "mailConfigured") !== false;
    return ok(isMailConfigured ? "mail-waiting" : "sign-in-needed");
  }

  function request(path: string, body?: object): Answer<unknown> {
    return requestAccount(send, path, body);
  }
}

/** One request to `api/`, a POST when it has a body. */
export async function requestAccount(
  send: typeof fetch,
  path: string,
  body?: object,
  method = body ? "POST" : "GET",
): Answer<unknown> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await send(apiUrl(path), {
      method,
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

/** Over the browser's own fetch. */
export const accountRequests = createAccountRequests((input, init) => fetch(input, init));

const troubled = refuse({ type: "ServerTroubled", status: 200 });

function parseDevice(answer: unknown): Result<Device, AccountRefusal> {
  const id = findText(answer, "device", "id");
  const use = findField(answer, "device", "use");
  return id && (use === "own" || use === "shared") ? ok({ id, use }) : troubled;
}

function toRefusal(response: Response, answer: unknown): AccountRefusal {
  const { status } = response;
  const type = findText(answer, "error", "type");
  switch (type) {
    case "WrongSignIn":
    case "EmailNotVerified":
    case "SecondFactorNeeded":
    case "InvalidEmail":
    case "PasswordTooShort":
    case "PasswordTooLong":
    case "PasswordTooCommon":
    case "LinkEnded":
    case "SignUpClosed":
    case "SignUpCodeNeeded":
    case "SignUpCodeWrong":
      return { type };
    case "ForeignOrigin":
    case "insecure-origin":
      return { type: "AddressRefused" };
  }
  if (status === 429) {
    return {
      type: "TooManyAttempts",
      retryAfterSeconds: findRetryAfter(response, findField(answer, "error", "retryAfterSeconds")),
    };
  }
  if (status === 401) return { type: "SessionEnded" };
  if (status >= 500) return { type: "ServerTroubled", status };
  return { type: "RequestRefused", status, ...(type && { reason: type }) };
}

function findRetryAfter(response: Response, said: unknown): number | undefined {
  const seconds =
    typeof said === "number" ? said : Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
