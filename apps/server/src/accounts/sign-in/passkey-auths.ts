import type { Context } from "hono";
import { failure } from "../../http/http-failure.ts";
import type { ServerDeps } from "../../base/server-deps.ts";
import type { AppEnv } from "../../http/route.ts";
import type { Auth, MakeAuth } from "../auth/create-auth.ts";
import { canHavePasskeys } from "../auth/passkey-plugin.ts";

/** localhost, names in the school's network, the public address: an installation has few. */
const REMEMBERED_MAX = 8;

/** The accounts that understand the passkeys of the address a request comes from. */
export type FindPasskeyAuth = (c: Context<AppEnv>) => Auth;
export type PasskeyDeps = ServerDeps & { readonly findPasskeyAuth: FindPasskeyAuth };

/** A passkey belongs to one address, so the accounts are made once for each that is asked through. */
export function createPasskeyAuths(createAuth: MakeAuth): FindPasskeyAuth {
  const authByOrigin = new Map<string, Auth>();
  return (c) => {
    const { arrival } = c.var;
    const isSecure = arrival.type === "secure";
    const origin = isSecure ? arrival.origin : new URL(c.req.url).origin;
    if (!canHavePasskeys(origin)) throw addressWithoutPasskeys();
    const known = authByOrigin.get(origin);
    if (known) return known;
    const auth = createAuth(isSecure, { passkeyOrigin: origin });
    if (authByOrigin.size >= REMEMBERED_MAX) authByOrigin.clear();
    authByOrigin.set(origin, auth);
    return auth;
  };
}

const addressWithoutPasskeys = failure(
  409,
  "PasskeyAddress",
  "숫자로 된 주소에서는 패스키를 쓸 수 없어요. 이름으로 된 주소로 열어 주세요.",
);
