import type { Migration } from "../../migration.ts";

/** When the teacher last typed the password again in a session: before everything leaves in one file. */
export const stepUp: Migration = {
  name: "0004-step-up",
  async up(queries) {
    await queries.schema.alterTable("sessions").addColumn("stepped_up_at", "bigint").execute();
  },
};
