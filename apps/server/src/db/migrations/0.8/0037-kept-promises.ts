import type { Migration } from "../../migration.ts";

/** Promises that this database has kept: one of the ledger that is not here was made after the backup that it came from. */
export const keptPromises: Migration = {
  name: "0037-kept-promises",
  release: "0.8",
  readableSince: "0.6",
  async up({ schema }) {
    await schema
      .createTable("kept_promises")
      .addColumn("promise", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("target", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("is_ended", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("kept_promises_pk", ["user_id", "promise", "target"])
      .execute();
  },
};
