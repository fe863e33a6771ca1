import type { Migration } from "../../migration.ts";

/** A decision may be of one picture of a post alone. */
export const hiddenPictures: Migration = {
  name: "0029-hidden-pictures",
  async up({ schema }) {
    await schema.alterTable("moderation_decisions").addColumn("file_id", "text").execute();
  },
};
