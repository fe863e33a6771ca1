import { sql } from "kysely";
import type { Migration } from "../../migration.ts";

/** When alarms, tasks and events of teachers come due. Those that are there are looked at with the first turn. */
export const dueTimes: Migration = {
  name: "0019-due-times",
  async up(queries) {
    const create = queries.schema;
    await create
      .createTable("due_times")
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("row_id", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("next_at", "bigint")
      .addColumn("look_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("due_times_key", ["scope", "kind", "row_id"])
      .execute();
    await create.createIndex("due_times_look").on("due_times").columns(["look_at"]).execute();
    await create.createIndex("due_times_user").on("due_times").columns(["user_id"]).execute();
    // Of years alone, and of no club.
    await sql`
      insert into due_times (scope, kind, row_id, user_id, next_at, look_at)
      select rows.scope, rows.kind, rows.id, users.id, null, 0
      from rows join users on rows.scope like 't/' || users.id || '/____'
      where rows.dead_at is null and rows.kind in ('alarm', 'event', 'task')`.execute(queries);
  },
};
