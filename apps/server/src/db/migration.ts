import type { Database } from "./open-database.ts";
import type { Queries } from "./schema.ts";

/** One step of the schema. Written once, never changed after it was released. */
export interface Migration {
  readonly name: string;
  /** In which release it came, and the oldest one whose code runs on the tables that it leaves: from 0.7 on. */
  readonly release?: string;
  readonly readableSince?: string;
  up(queries: Queries, kind: Database["kind"]): Promise<void>;
}
