import {
  capsuleCardKind,
  capsuleKind,
  capsuleLetterKind,
  type Capsule,
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

/** What lies in a capsule, and goes where it goes. */
const INSIDE = [capsuleLetterKind.name, capsuleCardKind.name];

interface BringDeps {
  readonly queries: Queries;
  readonly writeScope: WriteScope;
  readonly files: FileStorage;
}

interface Way {
  readonly capsuleId: string;
  readonly fromUid: string;
  readonly toUid: string;
}

/**
 * Gives a capsule to another teacher of this server: her row of it, its lock and its links in one transaction, then what
 * lies in it. Cards stay as they are printed; the class's link opens for cards alone, for its roster stays behind. False
 * where it was given to somebody in between.
 */
export async function handOver(
  deps: BringDeps & { readonly now: () => number },
  way: Way,
): Promise<boolean> {
  const { capsuleId, fromUid, toUid } = way;
  const isTaken = await deps.writeScope(profileScope(toUid), async (draft, within) => {
    const { numUpdatedRows } = await within
      .updateTable("capsules")
      .set({ owner_id: toUid })
      .where("id", "=", capsuleId)
      .where("owner_id", "=", fromUid)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const rows = await readKinds(within, profileScope(fromUid), [
      capsuleKind.name,
      schoolYearKind.name,
    ]);
    const row = rows(capsuleKind).get(capsuleId);
    if (row) {
      const { id: _, ...capsule } = row;
      const setting = rows(schoolYearKind).get(String(row.year));
      const from =
        row.from ??
        (setting?.mode === "homeroom" ? `${setting.grade}학년 ${setting.classNo}반` : "다른 반");
      await draft.write(capsuleKind.name, capsuleId, {
        ...capsule,
        year: null,
        from,
      } satisfies Capsule);
    }
    await within
      .updateTable("links")
      .set({ owner_id: toUid, target_id: capsuleId })
      .where("owner_id", "=", fromUid)
      .where("kind", "=", "capsule")
      .where("target_id", "like", `%${capsuleId}`)
      .execute();
    // Spent, and left as the record of whose it was: the nightly job asks for it.
    await within
      .updateTable("links")
      .set({ expires_at: deps.now() })
      .where("owner_id", "=", fromUid)
      .where("kind", "=", "handOver")
      .where("target_id", "=", capsuleId)
      .execute();
    return true;
  });
  if (isTaken) await bringAlong(deps, way);
  return isTaken;
}

/** A code that was given out opens nothing from now on. */
export async function endHandOvers(within: Queries, ownerId: string, id: string): Promise<void> {
  await within
    .deleteFrom("links")
    .where("owner_id", "=", ownerId)
    .where("kind", "=", "handOver")
    .where("target_id", "=", id)
    .execute();
}

/**
 * Letters and cards from a former owner's rows to the new one's. Each is written there before it goes here, so that none is
 * lost where the process ends in between; the nightly job goes on, and brings what a device sent late.
 */
export async function bringAlong(
  { queries, writeScope, files }: BringDeps,
  { capsuleId, fromUid, toUid }: Way,
): Promise<void> {
  const found = await queries
    .selectFrom("rows")
    .select(["scope", "kind", "id", "data"])
    .where("scope", "in", [profileScope(fromUid), profileScope(toUid)])
    .where("kind", "in", INSIDE)
    .where("dead_at", "is", null)
    .execute();
  const all = found.flatMap(({ scope, kind, id, data }) => {
    const fields = JSON.parse(data) as Fields;
    return fields["capsule"] === capsuleId ? [{ scope, kind, id, fields }] : [];
  });
  const inside = all.filter(({ scope }) => scope === profileScope(fromUid));
  // Also of letters that came before their pictures did.
  const copies = await listCopies(queries, all, { fromUid, toUid });
  if (inside.length + copies.length > 0)
    await withCopies(files, copies, () =>
      writeScope(profileScope(toUid), async (draft, within) => {
        const rows = copies.map(({ to }) => to);
        if (rows.length > 0)
          await within
            .insertInto("files")
            .values(rows)
            .onConflict((conflict) => conflict.columns(["owner_id", "id"]).doNothing())
            .execute();
        for (const { kind, id, fields } of inside)
          if (!(await draft.find(kind, id))) await draft.write(kind, id, fields);
      }),
    );
  await writeScope(profileScope(fromUid), async (draft) => {
    for (const { kind, id } of inside) await draft.remove(kind, id);
    await draft.remove(capsuleKind.name, capsuleId);
  });
}

/** The sealed files of letters that the former owner has and the new one has not. */
async function listCopies(
  queries: Queries,
  letters: readonly { readonly fields: Fields }[],
  { fromUid, toUid }: Pick<Way, "fromUid" | "toUid">,
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
    .where("id", "in", [...named])
    .where("state", "=", "ready")
    .execute();
  const there = new Set(rows.filter((row) => row.owner_id === toUid).map(({ id }) => id));
  return rows
    .filter((row) => row.owner_id === fromUid && !there.has(row.id))
    .map((from) => ({
      from,
      to: { ...from, owner_id: toUid, scope: profileScope(toUid), unused_since: null },
    }));
}
