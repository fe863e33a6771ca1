import { findBackupDays } from "../../backup/old/backup-days.ts";
import { signedIn, type Route } from "../../http/route.ts";
import type { AccountRouteDeps } from "./account-route-deps.ts";
import { findAccountFacts } from "../../session/account-facts.ts";
import { listDeletionRoutes } from "./deletion-routes.ts";
import { listEmailChangeRoutes } from "./email-change-routes.ts";
import { listPasswordRoutes } from "./password-routes.ts";

/** The account itself: `GET api/account`, its address, its password, its end. */
export function listAccountRoutes(deps: AccountRouteDeps): readonly Route[] {
  const { database, config, now } = deps;
  return [
    signedIn("GET api/account", {}, async (c, { user }) => {
      const { internalAdapter } = await c.var.auth.$context;
      const account = await internalAdapter.findCredentialAccount(user.id);
      const change = await database.queries
        .selectFrom("email_changes")
        .select(["new_email", "expires_at"])
        .where("user_id", "=", user.id)
        .where("expires_at", ">", now())
        .executeTakeFirst();
      return c.json({
        ...(await findAccountFacts(database.queries, user)),
        hasPassword: Boolean(account?.password),
        emailChange: change ? { newEmail: change.new_email, until: change.expires_at } : null,
        backupDays: findBackupDays(config),
      });
    }),
    ...listEmailChangeRoutes(deps),
    ...listPasswordRoutes(deps),
    ...listDeletionRoutes(deps),
  ];
}
