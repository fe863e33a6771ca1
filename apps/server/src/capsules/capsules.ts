import type { CapsuleReply } from "@damim/domain/time-capsule/capsule-reply.ts";
import {
  capsuleLetterKind,
  toBoxAad,
  type CapsuleLetter,
} from "@damim/domain/time-capsule/capsule.ts";
import type { CapsuleFacts } from "@damim/domain/time-capsule/decide-capsule.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import { createSealing } from "../base/sealing.ts";
import type { Database } from "../db/open-database.ts";
import type { CapsuleRow, Queries } from "../db/schema.ts";
import { createCapsuleKeyPair, deriveLetterKey } from "../base/letter-key.ts";

/** A capsule as the server finds it: its lock, and what lies in it. */
export interface FoundCapsule {
  readonly row: CapsuleRow;
  readonly letters: readonly (CapsuleLetter & { readonly id: string })[];
  readonly facts: CapsuleFacts;
}

/** The locks of time capsules. Whoever has the database alone opens none. */
export function createCapsules(
  { database, now }: { readonly database: Database; readonly now: () => number },
  key: Uint8Array,
) {
  const { queries } = database;
  const { seal, open } = createSealing(key);
  return {
    count: async (ownerId: string): Promise<number> => {
      const { count } = await queries
        .selectFrom("capsules")
        .select(({ fn }) => fn.countAll<number | string>().as("count"))
        .where("owner_id", "=", ownerId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    /** Asked again, it is the same capsule: an answer may get lost. */
    make: async (
      ownerId: string,
      { id, opensAt }: Pick<CapsuleReply, "id" | "opensAt">,
    ): Promise<void> => {
      const { publicKey, privateKey } = createCapsuleKeyPair();
      const row: CapsuleRow = {
        id,
        owner_id: ownerId,
        public_key: publicKey,
        sealed: seal(privateKey),
        opens_at: opensAt,
        created_at: now(),
      };
      await queries
        .insertInto("capsules")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    },
    find: (ownerId: string, id: string, within = queries): Promise<FoundCapsule | undefined> =>
      findCapsule(within, { ownerId, id, now: now() }),
    move: async ({ row }: FoundCapsule, opensAt: number): Promise<void> => {
      await queries
        .updateTable("capsules")
        .set({ opens_at: opensAt })
        .where("id", "=", row.id)
        .execute();
    },
    /**
     * The keys of its letters by their ids, "" of a box that none opens; undefined where the capsule was made under another
     * installation's secret.
     */
    deriveKeys: ({
      row,
      letters,
    }: Pick<FoundCapsule, "row" | "letters">): Readonly<Record<string, string>> | undefined => {
      const privateKey = open(row.sealed);
      if (privateKey === "") return undefined;
      const keys = letters.map(({ id, box: { e: ephemeral } }) => {
        const aad = toBoxAad({ capsule: row.id, letter: id, kind: capsuleLetterKind.name });
        return [id, deriveLetterKey(privateKey, { ephemeral, aad }) ?? ""] as const;
      });
      return Object.fromEntries(keys);
    },
  };
}

export type Capsules = ReturnType<typeof createCapsules>;

async function findCapsule(
  queries: Queries,
  { ownerId, id, now }: { readonly ownerId: string; readonly id: string; readonly now: number },
): Promise<FoundCapsule | undefined> {
  const row = await queries
    .selectFrom("capsules")
    .selectAll()
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  if (!row) return undefined;
  const rows = await queries
    .selectFrom("rows")
    .select(["id", "data"])
    .where("scope", "=", profileScope(ownerId))
    .where("kind", "=", capsuleLetterKind.name)
    .where("dead_at", "is", null)
    .orderBy("id")
    .execute();
  const letters = rows
    .map((each) => ({ ...(JSON.parse(each.data) as CapsuleLetter), id: each.id }))
    .filter(({ capsule }) => capsule === id);
  // Of this server's clock alone, and never after the day: one that ran ahead, or a device's stamps, shut nothing.
  const last = Math.min(row.created_at, row.opens_at);
  return {
    row,
    letters,
    facts: { now, last, opensAt: row.opens_at, letters: letters.length },
  };
}
