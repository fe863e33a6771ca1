import { sql } from "kysely";
import {
  capsuleCardKind,
  capsuleKind,
  capsuleLetterKind,
  type CapsuleLetter,
} from "@damim/domain/time-capsule/capsule.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { FileStorage } from "../base/ports/file-storage.ts";
import { readKinds } from "../db/read-kinds.ts";
import type { Queries } from "../db/schema.ts";
import type { FileRow } from "../db/synced-tables.ts";
import { withCopies } from "../files/file-bytes.ts";
import type { WriteScope } from "../sync/scope-writer.ts";

/** What a capsule is made of in its owner's rows: all of it goes where its lock goes. */
const PARTS = [capsuleKind.name, capsuleLetterKind.name, capsuleCardKind.name];

export interface BringDeps {
  readonly queries: Queries;
  readonly writeScope: WriteScope;
  readonly files: FileStorage;
}

/** A capsule, whose it was and whose it is. */
interface Way {
  readonly id: string;
  readonly fromUid: string;
  readonly toUid: string;
}

/**
 * Gives those of the capsules that are still the giver's to another teacher of this server: their locks and links, within the
 * transaction of the hand-over; their rows follow (`bringAlong`). Cards stay as they are printed; the class's link opens for
 * cards alone, for its roster stays behind.
 *
 * @returns those that were the giver's
 */
export async function handOver(
  within: Queries,
  ids: readonly string[],
  { fromUid, toUid }: Omit<Way, "id">,
): Promise<readonly string[]> {
  const moved: string[] = [];
  for (const id of ids) {
    const { numUpdatedRows } = await within
      .updateTable("capsules")
      .set({ owner_id: toUid })
      .where("id", "=", id)
      .where("owner_id", "=", fromUid)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    await within
      .updateTable("links")
      .set({ owner_id: toUid, target_id: id })
      .where(isLinkOf(id, fromUid))
      .execute();
    moved.push(id);
    await within
      .insertInto("capsule_givers")
      .values({ capsule_id: id, giver_id: fromUid })
      .onConflict((conflict) => conflict.columns(["capsule_id", "giver_id"]).doNothing())
      .execute();
  }
  return moved;
}

/** The links of a capsule: of its cards, or of its class (`2026~…`). An id is no pattern: it may hold anything. */
export function isLinkOf(id: string, ownerId: string) {
  return sql<boolean>`kind = 'capsule' and owner_id = ${ownerId} and (target_id = ${id} or substr(target_id, 6) = ${id})`;
}

/**
 * What lies with former owners of capsules goes to whose they are now. Each row is written there before it goes here, so that
 * none is lost where the process ends in between: a job asks for all, and brings what a device sent late.
 */
export async function bringAlong(deps: BringDeps, ids?: readonly string[]): Promise<void> {
  const ways = await deps.queries
    .selectFrom("capsule_givers")
    .innerJoin("capsules", "capsules.id", "capsule_givers.capsule_id")
    .select(["capsules.id", "giver_id as fromUid", "owner_id as toUid"])
    .whereRef("giver_id", "!=", "owner_id")
    .$if(ids !== undefined, (some) => some.where("capsules.id", "in", ["", ...(ids ?? [])]))
    .execute();
  // One that cannot be brought keeps no other waiting.
  const failures: unknown[] = [];
  for (const way of ways) await bring(deps, way).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "capsules that were not brought");
}

async function bring({ queries, writeScope, files }: BringDeps, way: Way): Promise<void> {
  const { id: capsuleId, fromUid, toUid } = way;
  const found = await queries
    .selectFrom("rows")
    .select(["scope", "kind", "id", "data"])
    .where("scope", "in", [profileScope(fromUid), profileScope(toUid)])
    .where("kind", "in", PARTS)
    .where("dead_at", "is", null)
    .execute();
  const all = found.flatMap(({ scope, kind, id, data }) => {
    const fields = JSON.parse(data) as Fields;
    const isOfIt = id === capsuleId || fields["capsule"] === capsuleId;
    return isOfIt ? [{ scope, kind, id, fields }] : [];
  });
  const inside = all.filter(({ scope }) => scope === profileScope(fromUid));
  // Also of letters that came before their pictures did.
  const copies = await listCopies(queries, all, way);
  if (inside.length + copies.length === 0) return;
  const from = await sayWhose(queries, way, inside);
  await withCopies(files, copies, () =>
    writeScope(profileScope(toUid), async (draft, within) => {
      const rows = copies.map(({ to }) => to);
      if (rows.length > 0)
        await within
          .insertInto("files")
          .values(rows)
          .onConflict((conflict) => conflict.columns(["owner_id", "id"]).doNothing())
          .execute();
      const isThere = await draft.find(capsuleKind.name, capsuleId);
      const known = await listKnown(within, profileScope(toUid));
      // Once it is there, what comes late is new letters: all else in it is the new owner's to make.
      for (const { kind, id, fields } of inside)
        if (!isThere || (kind === capsuleLetterKind.name && !known.has(id)))
          await draft.write(kind, id, kind === capsuleKind.name ? { ...fields, from } : fields);
    }),
  );
  await writeScope(profileScope(fromUid), async (draft) => {
    for (const { kind, id } of inside) await draft.remove(kind, id);
  });
}

/** What stands or stood there: a letter that was taken out does not come back by an old device or 휴지통. */
async function listKnown(within: Queries, scope: string): Promise<ReadonlySet<string>> {
  const rows = await within
    .selectFrom("rows")
    .select("id")
    .where("scope", "=", scope)
    .where("kind", "in", PARTS)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whose class's numbers are in it; nothing where it comes back to whose class that is. */
async function sayWhose(
  queries: Queries,
  { id, fromUid, toUid }: Way,
  inside: readonly { readonly id: string; readonly fields: Fields }[],
): Promise<string | null> {
  const before = await queries
    .selectFrom("rows")
    .select("data")
    .where("scope", "=", profileScope(toUid))
    .where("kind", "=", capsuleKind.name)
    .where("id", "=", id)
    .executeTakeFirst();
  const known = before
    ? (JSON.parse(before.data) as Fields)
    : inside.find((row) => row.id === id)?.fields;
  if (before || typeof known?.["from"] === "string")
    return (known?.["from"] ?? null) as string | null;
  const rows = await readKinds(queries, profileScope(fromUid), [schoolYearKind.name]);
  const setting = rows(schoolYearKind).get(String(known?.["year"]));
  return setting?.mode === "homeroom" ? `${setting.grade}학년 ${setting.classNo}반` : "다른 반";
}
/** The sealed files of letters that the former owner has and the new one has not. */
async function listCopies(
  queries: Queries,
  letters: readonly { readonly fields: Fields }[],
  { fromUid, toUid }: Way,
): Promise<readonly { readonly from: FileRow; readonly to: FileRow }[]> {
  const named = new Set(
    letters.flatMap(({ fields }) =>
      ((fields["files"] ?? []) as NonNullable<CapsuleLetter["files"]>).map(({ id }) => id),
    ),
  );
  if (named.size === 0) return [];
  const rows = await queries
    .selectFrom("files")
    .selectAll()
    .where("owner_id", "in", [fromUid, toUid])
    // Nothing else may be named by a letter: what is not sealed stays its owner's.
    .where("extension", "=", "sealed")
    .where("state", "=", "ready")
    .execute();
  const there = new Set(rows.filter((row) => row.owner_id === toUid).map(({ id }) => id));
  return rows
    .filter((row) => row.owner_id === fromUid && named.has(row.id) && !there.has(row.id))
    .map((from) => ({
      from,
      to: { ...from, owner_id: toUid, scope: profileScope(toUid), unused_since: null },
    }));
}
