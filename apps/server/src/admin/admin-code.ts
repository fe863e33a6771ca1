import { createHash, randomInt } from "node:crypto";
import { LINK_LETTERS, readLinkCode } from "@damim/domain/links/link-code.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { audit } from "./audit.ts";

/** Letters of the code that the console prints. */
export const ADMIN_CODE_LETTERS = 20;
const CODE_FACT = "admin-code";
const CODE_LIFE_MS = 86_400_000;

interface Deps {
  readonly database: Database;
  readonly now: () => number;
}

/**
 * A code for the first admin, while there is none: whoever reads this server's console is trusted with it, for a day.
 * Undefined where there is an admin. Each start makes a new one.
 */
export async function makeAdminCode({ database, now }: Deps): Promise<string | undefined> {
  const code = Array.from({ length: ADMIN_CODE_LETTERS }, () =>
    LINK_LETTERS.charAt(randomInt(LINK_LETTERS.length)),
  ).join("");
  const value = JSON.stringify({ hash: toHash(code), until: now() + CODE_LIFE_MS });
  return database.tx(async (queries) => {
    await queries.deleteFrom("facts").where("name", "=", CODE_FACT).execute();
    if (await hasAdmin(queries)) return undefined;
    await queries.insertInto("facts").values({ name: CODE_FACT, value }).execute();
    return code;
  });
}

/**
 * Makes a teacher the first admin by the code of the console. False where the code is another one, is over, or there is
 * an admin already: one answer for all.
 */
export async function claimAdmin(
  { database, now }: Deps,
  claim: { readonly uid: string; readonly typed: string },
): Promise<boolean> {
  const code = readLinkCode(claim.typed, ADMIN_CODE_LETTERS);
  if (code === undefined) return false;
  return database.tx(async (queries) => {
    // Taken out first: of two who type it at once one finds nothing.
    const taken = await queries
      .deleteFrom("facts")
      .where("name", "=", CODE_FACT)
      .returning("value")
      .executeTakeFirst();
    if (!taken) return false;
    const kept = JSON.parse(taken.value) as { readonly hash: string; readonly until: number };
    if (kept.hash !== toHash(code) || kept.until <= now() || (await hasAdmin(queries))) {
      await queries.insertInto("facts").values({ name: CODE_FACT, value: taken.value }).execute();
      return false;
    }
    await queries.deleteFrom("roles").where("user_id", "=", claim.uid).execute();
    const row = { user_id: claim.uid, role: "admin", given_at: now() };
    await queries.insertInto("roles").values(row).execute();
    await audit(queries, now(), {
      actorId: claim.uid,
      act: "claim",
      targetId: claim.uid,
      after: "admin",
    });
    return true;
  });
}

async function hasAdmin(queries: Queries): Promise<boolean> {
  const row = await queries
    .selectFrom("roles")
    .select("user_id")
    .where("role", "=", "admin")
    .executeTakeFirst();
  return row !== undefined;
}

function toHash(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}
