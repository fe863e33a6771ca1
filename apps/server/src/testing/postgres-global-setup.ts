import type { TestProject } from "vitest/node";
import { startTemporaryPostgres, type TemporaryPostgres } from "./temporary-postgres.ts";

let postgres: TemporaryPostgres | undefined;

/** One PostgreSQL for the whole run; each test file takes a schema of its own in it. */
export async function setup(project: TestProject): Promise<void> {
  postgres = await startTemporaryPostgres({ survivesPowerCut: false });
  project.provide("postgresUrl", postgres.url);
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
}
