import type { Migration } from "../../migration.ts";

/** When the receiver saw what it is: what was looked at and given back was looked at. */
export const handoverAccepted: Migration = {
  name: "0036-handover-accepted",
  release: "0.8",
  readableSince: "0.6",
  async up({ schema }) {
    await schema.alterTable("handovers").addColumn("accepted_at", "bigint").execute();
  },
};
