import type { Migration } from "../../migration.ts";

/** What teachers hand over to the next teacher of their pupils; nothing stays longer than thirty days. */
export const handovers: Migration = {
  name: "0034-handovers",
  release: "0.8",
  readableSince: "0.6",
  async up({ schema }) {
    await schema
      .createTable("handovers")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("giver_id", "text", (column) => column.notNull())
      .addColumn("receiver_id", "text", (column) => column.notNull())
      .addColumn("year", "integer", (column) => column.notNull())
      .addColumn("from_class", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("counts", "text", (column) => column.notNull())
      .addColumn("pupils", "text", (column) => column.notNull())
      .addColumn("into_year", "integer")
      .addColumn("taken", "text", (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    for (const column of ["giver_id", "receiver_id"])
      await schema.createIndex(`handovers_${column}`).on("handovers").column(column).execute();
  },
};
