import type { Database } from "./open-database.ts";
import type { Queries } from "./schema.ts";

/** One step of the schema. Written once, never changed after it was released. */
export interface Migration {
  readonly name: string;
  up(queries: Queries, kind: Database["kind"]): Promise<void>;
}
