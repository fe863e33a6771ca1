import { AWAY_JOB } from "./away-facts.ts";
import type { Config } from "../../base/settings/config.ts";
import type { JobRow, Queries } from "../../db/schema.ts";

/** The jobs that the settings ask for. The row of one that they no longer name stays behind: it is neither late nor failed. */
export async function findSetJobs(
  queries: Queries,
  { backupTo }: Pick<Config, "backupTo">,
): Promise<readonly JobRow[]> {
  const jobs = await queries.selectFrom("jobs").selectAll().orderBy("name").execute();
  return jobs.filter(({ name }) => name !== AWAY_JOB || backupTo !== undefined);
}
