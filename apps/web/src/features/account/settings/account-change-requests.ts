import { ok } from "@damim/domain/base/result.ts";
import type { ServerAnswer } from "../../../data/server/ask-wordless.ts";
import { askAccount } from "../account-requests.ts";

/** The account as its settings show it. */
export interface Account {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly emailChange: { readonly newEmail: string } | null;
  /** Epoch ms. */
  readonly deletionAt: number | null;
  /** For how long nightly backups keep a deleted account; null when they are the operator's own. */
  readonly backupDays: number | null;
}

export function fetchAccount(): ServerAnswer<Account> {
  return askAccount("account");
}

/** Writes to the new address and to the old one; changes nothing yet. Without a password where there is none. */
export async function sendEmailChange(
  password: string | undefined,
  newEmail: string,
): ServerAnswer<object> {
  const confirmed = await confirmPassword(password);
  return confirmed.ok ? askAccount("account/email", { newEmail: newEmail.trim() }) : confirmed;
}

export function cancelEmailChange(): ServerAnswer<object> {
  return askAccount("account/email", undefined, "DELETE");
}

/** By the token of the link in the mail. */
export function confirmEmailChange(token: string): ServerAnswer<object> {
  return askAccount("account/email/confirm", { token });
}

export function changePassword(password: string, newPassword: string): ServerAnswer<object> {
  return askAccount("account/password", { password, newPassword });
}

export async function planDeletion(
  password: string | undefined,
  { takesPosts }: { readonly takesPosts: boolean },
): ServerAnswer<object> {
  const confirmed = await confirmPassword(password);
  return confirmed.ok ? askAccount("account/deletion", { takesPosts }) : confirmed;
}

export function cancelDeletion(): ServerAnswer<object> {
  return askAccount("account/deletion", undefined, "DELETE");
}

/** Who signs in with Google has none: the server then asks for a sign-in that is fresh. */
async function confirmPassword(password: string | undefined): ServerAnswer<object> {
  return password === undefined ? ok({}) : askAccount("step-up", { password });
}
