import { sql } from "kysely";
import type { ServerDeps } from "../base/server-deps.ts";
import { anyone, type Route } from "./route.ts";

/** `healthz`: the process answers. `readyz`: the database answers too; 503 while it does not. */
export function listHealthRoutes({ database }: ServerDeps): readonly Route[] {
  return [
    anyone("GET api/healthz", { overPlainHttp: true }, async (c) => c.json({ status: "up" })),
    anyone("GET api/readyz", { overPlainHttp: true }, async (c) => {
      await sql`select 1`.execute(database.queries);
      return c.json({ status: "ready" });
    }),
  ];
}
