import type { Migration } from "../../migration.ts";

/** A server that meets a newer schema knows by these whether it may start on it. */
export const readableSince: Migration = {
  name: "0030-readable-since",
  release: "0.7",
  readableSince: "0.6",
  async up({ schema }) {
    await schema.alterTable("migrations").addColumn("release", "text").execute();
    await schema.alterTable("migrations").addColumn("readable_since", "text").execute();
  },
};
