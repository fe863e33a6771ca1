import { signedIn, type Route } from "../../http/route.ts";
import type { ServerDeps } from "../../base/server-deps.ts";
import { GOOGLE } from "../auth/google-plugin.ts";
import { countCodes } from "./second-factor.ts";

/** `GET api/sign-in-ways`: by what the teacher can sign in, and what is asked besides. */
export function listSignInWayRoutes(deps: ServerDeps): readonly Route[] {
  const { queries } = deps.database;
  return [
    signedIn("GET api/sign-in-ways", {}, async (c, { user }) => {
      const [accounts, passkeys, factor] = await Promise.all([
        queries
          .selectFrom("accounts")
          .select(["provider_id", "password"])
          .where("user_id", "=", user.id)
          .execute(),
        queries
          .selectFrom("passkeys")
          .select(["id", "name", "created_at", "last_used_at"])
          .where("user_id", "=", user.id)
          .orderBy("created_at", "desc")
          .execute(),
        queries
          .selectFrom("two_factors")
          .select("backup_codes")
          .where("user_id", "=", user.id)
          .where("verified", "=", 1)
          .executeTakeFirst(),
      ]);
      return c.json({
        hasPassword: accounts.some(({ password }) => password !== null),
        hasGoogle: accounts.some(({ provider_id }) => provider_id === GOOGLE),
        passkeys: passkeys.map((row) => ({
          id: row.id,
          name: row.name ?? "패스키",
          createdAt: Date.parse(row.created_at),
          lastUsedAt: row.last_used_at,
        })),
        secondFactor: factor
          ? { recoveryCodesLeft: await countCodes(c.var.auth, factor.backup_codes) }
          : null,
      });
    }),
  ];
}
