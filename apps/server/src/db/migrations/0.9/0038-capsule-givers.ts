import type { Migration } from "../../migration.ts";

/** Time capsules go along with a hand-over: which of them, and whose they were before. */
export const capsuleGivers: Migration = {
  name: "0038-capsule-givers",
  release: "0.9",
  readableSince: "0.6",
  async up({ schema }) {
    await schema
      .createTable("capsule_givers")
      .addColumn("capsule_id", "text", (column) => column.notNull())
      .addColumn("giver_id", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("capsule_givers_pk", ["capsule_id", "giver_id"])
      .execute();
    await schema.alterTable("handovers").addColumn("capsules", "text").execute();
  },
};
