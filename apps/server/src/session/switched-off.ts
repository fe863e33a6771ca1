import { SWITCHES_SCOPE } from "@damim/domain/site/site-scope.ts";
import { siteSwitchKind, type SwitchName } from "@damim/domain/site/site-switch.ts";
import type { Queries } from "../db/schema.ts";

/** Whether an admin switched a part of the product off for everybody. Asked with each request of such a part. */
export async function isSwitchedOff(queries: Queries, name: SwitchName): Promise<boolean> {
  const row = await queries
    .selectFrom("rows")
    .select("data")
    .where("scope", "=", SWITCHES_SCOPE)
    .where("kind", "=", siteSwitchKind.name)
    .where("id", "=", name)
    .executeTakeFirst();
  const data: unknown = row ? JSON.parse(row.data) : {};
  return typeof data === "object" && data !== null && "isOff" in data && data.isOff === true;
}
