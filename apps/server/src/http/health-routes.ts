import { sql } from "kysely";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Route } from "./route.ts";

/** `healthz`: the process answers. `readyz`: the database answers too; 503 while it does not. */
export function listHealthRoutes({ database }: ServerDeps): readonly Route[] {
  return [
    {
      method: "GET",
      path: "api/healthz",
      who: "anyone",
      overPlainHttp: true,
      answer: async (c) => c.json({ status: "up" }),
    },
    {
      method: "GET",
      path: "api/readyz",
      who: "anyone",
      overPlainHttp: true,
      async answer(c) {
        await sql`select 1`.execute(database.queries);
        return c.json({ status: "ready" });
      },
    },
  ];
}
