import { AWAY_JOB } from "./away-facts.ts";
import type { Config } from "../../base/settings/config.ts";
import type { JobRow, Queries } from "../../db/schema.ts";

/** Of servers before this one; `empty-words` does them now. */
const FORMER = ["empty-bookings", "empty-ai-texts"];

/** The jobs that the settings ask for. The row of one that nobody does any more stays behind: it is neither late nor failed. */
export async function findSetJobs(
  queries: Queries,
  { backupTo }: Pick<Config, "backupTo">,
): Promise<readonly JobRow[]> {
  const jobs = await queries.selectFrom("jobs").selectAll().orderBy("name").execute();
  const unset = backupTo === undefined ? [...FORMER, AWAY_JOB] : FORMER;
  return jobs.filter(({ name }) => !unset.includes(name));
}
