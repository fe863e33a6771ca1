import { deliver } from "../deliver/deliver.ts";
import type { Database } from "../db/open-database.ts";

/**
 * Tells all admins on their devices that a backup needs somebody: not later, for the next one may be the one that is
 * wanted. The same cause is told once a day.
 */
export async function tellAdmins(
  database: Database,
  trouble: {
    readonly cause: string;
    readonly day: string;
    readonly title: string;
    readonly body: string;
  },
  now: number,
): Promise<void> {
  const { cause, day, title, body } = trouble;
  await database.tx(async (tx) => {
    const admins = await tx
      .selectFrom("roles")
      .select("user_id")
      .where("role", "=", "admin")
      .execute();
    await deliver(
      tx,
      admins.map(({ user_id: uid }) => uid),
      {
        source: "server",
        cls: "urgent",
        dedupe: `${cause}~${day}`,
        title,
        body,
        path: "/admin",
      },
      now,
    );
  });
}
