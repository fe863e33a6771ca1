import type { Migration } from "../../migration.ts";

/** Single pupils that teachers erase: what their scope takes no more, and whom a destruction is about. */
export const erasedPupils: Migration = {
  name: "0035-erased-pupils",
  release: "0.8",
  readableSince: "0.6",
  async up({ schema }) {
    await schema.alterTable("scopes").addColumn("erased", "text").execute();
    await schema.alterTable("destructions").addColumn("student_id", "text").execute();
    await schema.alterTable("destructions").addColumn("file_ids", "text").execute();
  },
};
