import { ok } from "@damim/domain/base/result.ts";
import { type ServerAnswer, askWordless } from "../../data/server/ask-wordless.ts";
import type { DeviceUse } from "../../data/server/session.ts";

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

interface SessionReply {
  readonly user: object | null;
  readonly mailConfigured: boolean;
}

/** One request about the teacher's own account, a POST when it has a body. */
export function askAccount<T = object>(
  path: string,
  body?: object,
  method: "GET" | "POST" | "DELETE" = body ? "POST" : "GET",
): ServerAnswer<T> {
  return askWordless<T>(method, path, body, { wait: "guess" });
}

/** What the signed-out pages and the lock ask. */
export const accountRequests = {
  signIn: (email: string, password: string) =>
    askAccount("auth/sign-in/email", { email: email.trim(), password }),
  /** Whether this is the password of who is signed in; makes no second session. */
  confirmPassword: (password: string) => askAccount("auth/confirm-password", { password }),
  async signUp({ email, password, nickName, code }: SignUp): ServerAnswer<SignUpOutcome> {
    const person = { email: email.trim(), password, name: nickName.trim(), code };
    const sent = await askAccount("auth/sign-up/email", person);
    if (!sent.ok) return sent;
    const session = await askAccount<SessionReply>("session");
    if (!session.ok) return session;
    if (session.value.user) return ok("signed-in");
    return ok(session.value.mailConfigured ? "mail-waiting" : "sign-in-needed");
  },
  sendResetMail: (email: string) =>
    askAccount("auth/request-password-reset", { email: email.trim() }),
  saveNewPassword: (token: string, newPassword: string) =>
    askAccount("auth/reset-password", { token, newPassword }),
  sendVerificationMail: (email: string) =>
    askAccount("auth/send-verification-email", { email: email.trim() }),
  /** The address that a link of a mail is about; nobody is signed in by it. */
  async findVerifiedAddress(token: string): ServerAnswer<string> {
    const path = `auth/verify-email?token=${encodeURIComponent(token)}`;
    const answer = await askAccount<{ readonly email: string }>(path);
    return answer.ok ? ok(answer.value.email) : answer;
  },
  /** Confirms it and signs in. */
  verifyEmail: (token: string) => askAccount("auth/verify-email", { token }),
  async saveDeviceUse(use: DeviceUse): ServerAnswer<Device> {
    const answer = await askAccount<{ readonly device: Device }>("device", { use });
    return answer.ok ? ok(answer.value.device) : answer;
  },
};

export type AccountRequests = typeof accountRequests;
