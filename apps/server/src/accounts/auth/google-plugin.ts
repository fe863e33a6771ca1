import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { GoogleSettings } from "../../base/settings/config.ts";

export const GOOGLE = "google";

/**
 * Google as an OpenID provider: authorisation code with PKCE, the ID token checked by signature, issuer,
 * audience and nonce. Discovery is fetched when the accounts are made; without it the provider is missing.
 */
export function buildGooglePlugin({ clientId, clientSecret, issuer }: GoogleSettings) {
  return genericOAuth({
    config: [
      {
        providerId: GOOGLE,
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        clientId,
        clientSecret,
        pkce: true,
        scopes: ["openid", "email", "profile"],
        // Which of several accounts: a school's computer remembers the last teacher's.
        prompt: "select_account",
        mapProfileToUser: (profile) => ({ name: toNickName(profile), image: "" }),
      },
    ],
  });
}

/**
 * Only an address that the provider vouches for makes an account or is linked to one: anybody may type a
 * stranger's address at a provider that does not check it.
 */
export function refuseUnprovenAddress(source: {
  readonly action: string;
  readonly oauth?: { readonly profile?: Record<string, unknown> | undefined } | undefined;
}): { readonly error: string } | undefined {
  if (!source.oauth || source.action === "sign-in") return undefined;
  return source.oauth.profile?.["email_verified"] === true
    ? undefined
    : { error: "email_not_verified" };
}

/** The provider's tokens are used up when the teacher is known: what is not kept cannot be stolen. */
export async function withoutTokens<T extends object>(account: T) {
  return {
    data: {
      ...account,
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
    },
  };
}

const NICK_NAME_MAX = 40;

function toNickName(profile: Record<string, unknown>): string {
  const { name } = profile;
  const plain = typeof name === "string" ? name.replace(/\p{Cc}/gu, "").trim() : "";
  return plain.slice(0, NICK_NAME_MAX).toWellFormed() || "선생님";
}
