import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import * as v from "valibot";
import { apiUrl } from "../../../platform/api-url.ts";
import { findText } from "../../../data/server/json-fields.ts";
import { accountChangeMessages, type AccountChangeRefusal } from "./account-change-messages.ts";

/** Longer than the half minute for which the server may hold back a guess. */
const TIMEOUT_MS = 45_000;

const accountSchema = v.object({
  email: v.string(),
  hasPassword: v.boolean(),
  emailChange: v.nullable(v.object({ newEmail: v.string() })),
  /** Epoch ms. */
  deletionAt: v.nullable(v.number()),
  /** For how long nightly backups keep a deleted account; null when they are the operator's own. */
  backupDays: v.nullable(v.number()),
});

/** The account as its settings show it. */
export type Account = v.InferOutput<typeof accountSchema>;

type Answer<T> = Promise<Result<T, AccountChangeRefusal>>;

export async function fetchAccount(): Answer<Account> {
  const answer = await send("GET", "account");
  if (!answer.ok) return answer;
  const parsed = v.safeParse(accountSchema, answer.value);
  return parsed.success ? ok(parsed.output) : refuse({ type: "ServerTroubled", status: 200 });
}

/** Writes to the new address and to the old one; changes nothing yet. Without a password where there is none. */
export async function sendEmailChange(
  password: string | undefined,
  newEmail: string,
): Answer<undefined> {
  const confirmed = await confirmPassword(password);
  return confirmed.ok ? act("POST", "account/email", { newEmail: newEmail.trim() }) : confirmed;
}

export function cancelEmailChange(): Answer<undefined> {
  return act("DELETE", "account/email");
}

/** By the token of the link in the mail. */
export function confirmEmailChange(token: string): Answer<undefined> {
  return act("POST", "account/email/confirm", { token });
}

export function changePassword(password: string, newPassword: string): Answer<undefined> {
  return act("POST", "account/password", { password, newPassword });
}

export async function planDeletion(
  password: string | undefined,
  { takesPosts }: { readonly takesPosts: boolean },
): Answer<undefined> {
  const confirmed = await confirmPassword(password);
  return confirmed.ok ? act("POST", "account/deletion", { takesPosts }) : confirmed;
}

export function cancelDeletion(): Answer<undefined> {
  return act("DELETE", "account/deletion");
}

/** Who signs in with Google has none: the server then asks for a sign-in that is fresh. */
async function confirmPassword(password: string | undefined): Answer<undefined> {
  return password === undefined ? ok(undefined) : act("POST", "step-up", { password });
}

async function act(method: "POST" | "DELETE", path: string, body?: object): Answer<undefined> {
  const answer = await send(method, path, body);
  return answer.ok ? ok(undefined) : answer;
}

async function send(method: "GET" | "POST" | "DELETE", path: string, body?: object) {
  let response: Response;
  try {
    response = await fetch(apiUrl(path), {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body
        ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
        : {}),
    });
  } catch {
    return refuse({ type: "ServerAway" } as const);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  return response.ok ? ok(answer) : refuse(toRefusal(response, findText(answer, "error", "type")));
}

function toRefusal({ status, headers }: Response, type: string | undefined): AccountChangeRefusal {
  if (status === 429) {
    const seconds = Number(headers.get("retry-after") ?? Number.NaN);
    return { type: "TooManyAttempts", retryAfterSeconds: seconds > 0 ? seconds : undefined };
  }
  if (status === 401) return { type: "SignedOut" };
  return isPlainRefusal(type) ? { type } : { type: "ServerTroubled", status };
}

type PlainRefusal = Exclude<AccountChangeRefusal["type"], "TooManyAttempts" | "ServerTroubled">;

function isPlainRefusal(type: string | undefined): type is PlainRefusal {
  if (type === undefined || type === "TooManyAttempts" || type === "ServerTroubled") return false;
  return Object.hasOwn(accountChangeMessages, type);
}
