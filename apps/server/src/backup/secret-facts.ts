import type { Queries } from "../db/schema.ts";

/** A hash of the secret to which a database belongs: what is sealed in it opens with no other. */
export const SECRET_MARK_FACT = "secret-mark";
/** The secret itself, sealed under the words of 관리 「서버」. */
export const SEALED_SECRET_FACT = "sealed-secret";

/** What a database says of its secret; of one from before 0.5.0 nothing is known. */
export interface SecretFacts {
  readonly mark: string | undefined;
  readonly sealed: string | undefined;
}

export async function findSecretFacts(queries: Queries): Promise<SecretFacts> {
  const facts = await queries
    .selectFrom("facts")
    .selectAll()
    .where("name", "in", [SECRET_MARK_FACT, SEALED_SECRET_FACT])
    .execute();
  const find = (name: string) => facts.find((fact) => fact.name === name)?.value;
  return { mark: find(SECRET_MARK_FACT), sealed: find(SEALED_SECRET_FACT) };
}

/** Keeps the secret sealed, in the place of what was sealed under earlier words. */
export async function saveSealedSecret(queries: Queries, value: string): Promise<void> {
  await queries
    .insertInto("facts")
    .values({ name: SEALED_SECRET_FACT, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** For a database whose secret is lost: the next start takes it over with the secret of its own folder. */
export async function forgetSecret(queries: Queries): Promise<void> {
  await queries
    .deleteFrom("facts")
    .where("name", "in", [SECRET_MARK_FACT, SEALED_SECRET_FACT])
    .execute();
}

/** Thrown at start; `toStartFailure` says it. */
export class OtherSecret extends Error {
  readonly code = "OTHER_SECRET";
}

/**
 * Refuses to start on a database that belongs to another secret: everybody would be signed out, links and outboxes
 * would not open, and with two processes it would depend on which one answers. The first start leaves the mark.
 */
export async function claimSecret(queries: Queries, mark: string): Promise<void> {
  await queries
    .insertInto("facts")
    .values({ name: SECRET_MARK_FACT, value: mark })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const facts = await findSecretFacts(queries);
  if (facts.mark !== mark) throw new OtherSecret("the database belongs to another secret");
}
