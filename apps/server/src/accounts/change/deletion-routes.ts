import * as v from "valibot";
import { signedIn, type Route } from "../../http/route.ts";
import { findAccountFacts } from "../../session/account-facts.ts";
import type { AccountRouteDeps } from "./account-route-deps.ts";
import { buildDeletionCancelledMail, buildDeletionPlannedMail } from "../auth/change-mails.ts";
import type { SignedIn } from "../../session/find-session.ts";
import { listSessionIds } from "../list-sessions.ts";

/** Time to change one's mind, to take everything along, and to notice that it was somebody else. */
export const DELETION_GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

/** `takesPosts`: what she wrote in 쌤마당 goes too, in place of staying as 「떠난 선생님」. */
const planBody = v.object({ takesPosts: v.optional(v.boolean(), false) });

/**
 * The end of an account: `POST api/account/deletion` (password typed again) plans it, `DELETE` takes it back.
 * Until then everything works as before, on every device; `deletion-job.ts` does the rest.
 */
export function listDeletionRoutes(deps: AccountRouteDeps): readonly Route[] {
  const { database, config, mail, now, bus } = deps;
  const link = `${config.origin}${config.basePath}`;
  const { supportEmail } = config;

  return [
    signedIn(
      "POST api/account/deletion",
      { body: planBody, stepsUp: true, whileStopped: "account" },
      async (c, session) => {
        const { takesPosts } = session.body;
        const { user } = session;
        const dueAt = now() + DELETION_GRACE_DAYS * DAY_MS;
        const planned = await database.queries
          .insertInto("deletions")
          .values({
            user_id: user.id,
            requested_at: now(),
            due_at: dueAt,
            takes_posts: takesPosts ? 1 : 0,
          })
          // Asked for twice: the first day stays.
          .onConflict((conflict) => conflict.column("user_id").doNothing())
          .returning("due_at")
          .executeTakeFirst();
        if (planned) {
          await mail.send(buildDeletionPlannedMail({ to: user.email, link, supportEmail, dueAt }));
          await tellDevices(session);
        }
        return c.json(await findAccountFacts(database.queries, user));
      },
    ),
    signedIn("DELETE api/account/deletion", { whileStopped: "account" }, async (c, session) => {
      const { user } = session;
      const taken = await database.queries
        .deleteFrom("deletions")
        .where("user_id", "=", user.id)
        .returning("user_id")
        .executeTakeFirst();
      if (taken) {
        await mail.send(buildDeletionCancelledMail({ to: user.email, link, supportEmail }));
        await tellDevices(session);
      }
      return c.json(await findAccountFacts(database.queries, user));
    }),
  ];

  /** The streams come back by themselves and hear of it in their hello. */
  async function tellDevices({ user }: SignedIn): Promise<void> {
    for (const id of await listSessionIds(database.queries, user.id)) bus.endSession(id);
  }
}
