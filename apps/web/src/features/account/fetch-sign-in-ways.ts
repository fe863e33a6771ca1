import type { ServerAnswer } from "../../data/server/ask-wordless.ts";
import { askAccount } from "./account-requests.ts";

/** By what the teacher can sign in, and what is asked besides. */
export interface SignInWays {
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly createdAt: number;
    readonly lastUsedAt: number | null;
  }[];
  readonly secondFactor: { readonly recoveryCodesLeft: number } | null;
}
export type Passkey = SignInWays["passkeys"][number];

type CodesAnswer = ServerAnswer<{ readonly recoveryCodes: readonly string[] }>;

export function fetchSignInWays(): ServerAnswer<SignInWays> {
  return askAccount("sign-in-ways");
}

/** Begins a second factor; answers the `otpauth:` address for the app. */
export function beginSecondFactor(): ServerAnswer<{ readonly uri: string }> {
  return askAccount("second-factor", {});
}

/** Switches it on by the first code of the app; answers the recovery codes, which are never shown again. */
export function confirmSecondFactor(code: string): CodesAnswer {
  return askAccount("second-factor/confirm", { code });
}

export function renewRecoveryCodes(): CodesAnswer {
  return askAccount("second-factor/recovery-codes", {});
}
