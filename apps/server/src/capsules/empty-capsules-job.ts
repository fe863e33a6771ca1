import type { Fields } from "@damim/sync/kind.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import { decideEmptying, findEmptyDay } from "@damim/domain/time-capsule/capsule-time.ts";
import {
  capsuleCardKind,
  capsuleKind,
  capsuleLetterKind,
  type SealedPart,
} from "@damim/domain/time-capsule/capsule.ts";
import type { FileStorage } from "../base/ports/file-storage.ts";
import type { Database } from "../db/open-database.ts";
import { readKinds } from "../db/read-kinds.ts";
import type { CapsuleRow } from "../db/schema.ts";
import { deliver } from "../deliver/deliver.ts";
import { createSchedule, type Job } from "../jobs/job.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { removeFile } from "../files/uploads.ts";
import { isLinkOf } from "../handovers/bring-along.ts";

const NIGHTLY = createSchedule("55 3 * * *");
const KINDS = [capsuleLetterKind.name, capsuleCardKind.name, capsuleKind.name] as const;

/**
 * 90 days after its day, or when 「1년 더」 is over, nothing is left of a capsule: no letter, no card, no key, no link, also
 * not in the history. Its teacher is told 30 days before, where letters lie in it.
 */
export function createEmptyCapsulesJob(deps: {
  readonly database: Database;
  readonly files: FileStorage;
  readonly now: () => number;
  readonly writeScope: WriteScope;
}): Job {
  const { database, now, writeScope } = deps;
  const { queries } = database;

  async function look(capsule: CapsuleRow): Promise<void> {
    const { id, owner_id: uid, opens_at: opensAt } = capsule;
    const rows = await readKinds(queries, profileScope(uid), [
      capsuleKind.name,
      capsuleLetterKind.name,
    ]);
    const row = rows(capsuleKind).get(id);
    const hasLetters = [...rows(capsuleLetterKind).values()].some((each) => each.capsule === id);
    const kept = { opensAt, keepUntil: row?.keepUntil ?? null };
    const decided = decideEmptying(kept, now());
    if (decided === "empty") return empty(capsule);
    if (decided === "tell" && hasLetters) {
      const day = findEmptyDay(kept);
      const message = {
        source: "capsule",
        cls: "digest",
        dedupe: `capsule~${id}~${day}`,
        title: "타임캡슐",
        body: `「${row?.title ?? "타임캡슐"}」의 편지를 ${toKoreanMonthDay(day)}에 지워요. 「1년 더」를 누르면 더 둬요.`,
        path: "/tool/timeCapsule",
      } as const;
      await deliver(queries, [uid], message, now());
    }
  }

  async function empty({ id, owner_id: uid }: CapsuleRow): Promise<void> {
    const scope = profileScope(uid);
    const inside = await writeScope(scope, async (draft, within) => {
      const gone: Fields[] = [];
      for (const kind of KINDS)
        for (const row of await draft.list(kind))
          if (row.id === id || row.data["capsule"] === id) {
            gone.push(row.data);
            await draft.remove(kind, row.id);
          }
      await within.deleteFrom("capsules").where("id", "=", id).execute();
      await within.deleteFrom("capsule_givers").where("capsule_id", "=", id).execute();
      await within.deleteFrom("links").where(isLinkOf(id, uid)).execute();
      return gone;
    });
    for (const file of inside.flatMap(({ files: named }) => (named ?? []) as readonly SealedPart[]))
      await removeFile(deps, { owner_id: uid, id: file.id });
    // Boxes of it that were written over or taken out: without its key nobody opens them, and now they are gone, too.
    await queries
      .deleteFrom("history")
      .where("scope", "=", scope)
      .where("kind", "in", KINDS)
      .where((is) =>
        is.or([
          is("id", "=", id),
          is(
            "id",
            "in",
            is
              .selectFrom("history")
              .select("id")
              .where("scope", "=", scope)
              .where("field", "=", "capsule")
              .where("value", "=", JSON.stringify(id)),
          ),
        ]),
      )
      .execute();
  }

  return {
    name: "empty-capsules",
    nextRun: NIGHTLY,
    async run(ends) {
      for (const capsule of await queries.selectFrom("capsules").selectAll().execute()) {
        if (ends?.aborted) return;
        await look(capsule);
      }
    },
  };
}
