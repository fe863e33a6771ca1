import type { NoticeReply } from "@damim/domain/admin/admin-reply.ts";
import { noticeKind, type Notice } from "@damim/domain/notice/notice.ts";
import { NOTICES_SCOPE } from "@damim/domain/site/site-scope.ts";
import { audit } from "../admin/audit.ts";
import { mergeForm } from "../admin/merge-form.ts";
import type { Database } from "../db/open-database.ts";
import type { NoticePlanRow } from "../db/admin-tables.ts";
import type { Queries } from "../db/schema.ts";
import { deliver } from "../deliver/deliver.ts";
import type { WriteScope } from "../sync/scope-writer.ts";

const YEAR_MS = 366 * 86_400_000;

export interface NoticeDraft {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Epoch ms. */
  readonly from: number;
  readonly until: number | null;
  readonly pinned: boolean;
}

/** What admins tell every teacher. Shown ones are rows of `site/notices`, planned ones stand in a table. */
export interface Notices {
  list(): Promise<readonly NoticeReply[]>;
  /**
   * Shows it now or keeps it for its minute; the same id is the same notice. What another admin changed since it was `seen`
   * stays.
   */
  put(actorId: string, draft: NoticeDraft, seen: Omit<NoticeDraft, "id"> | null): Promise<void>;
  /** Takes it back, from every device. */
  remove(actorId: string, id: string): Promise<void>;
  /** Shows what is due and forgets what is older than a year. */
  turn(): Promise<void>;
}

export function createNotices(deps: {
  readonly database: Database;
  readonly now: () => number;
  readonly writeScope: WriteScope;
  /** Something was delivered: see `deliver`. */
  readonly wakePush: () => void;
}): Notices {
  const { database, now, writeScope, wakePush } = deps;
  const { queries } = database;
  return {
    async list() {
      const plans = await queries.selectFrom("notice_plans").selectAll().execute();
      const shown = await writeScope(NOTICES_SCOPE, (draft) => draft.list(noticeKind.name));
      const replies = [
        ...plans.map((plan) => ({ ...toDraft(plan), isPlanned: true })),
        ...shown.map(({ id, data }) => ({ ...readNotice(id, data as never), isPlanned: false })),
      ];
      return replies.toSorted((a, b) => b.from - a.from);
    },
    async put(actorId, draft, seen) {
      const { id } = draft;
      const at = now();
      await writeScope(NOTICES_SCOPE, async (scope, tx) => {
        const before = await scope.find(noticeKind.name, id);
        const plan = await tx
          .deleteFrom("notice_plans")
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirst();
        const current = plan ? toDraft(plan) : before && readNotice(id, before as never);
        const base = { id, ...(seen ?? nothingSeen) };
        const form = { current: current ?? base, seen: base, next: draft };
        const { title, body, from, until, pinned } = mergeForm(form, noticeWords);
        if (from > at) {
          const row: NoticePlanRow = { id, title, body, from, until, pinned: pinned ? 1 : 0 };
          await tx.insertInto("notice_plans").values(row).execute();
          await scope.remove(noticeKind.name, id);
        } else {
          const edited = before ? at : null;
          await scope.write(noticeKind.name, id, { title, body, from, until, pinned, edited });
          await tellTeachers(tx, id, at);
        }
        await audit(tx, at, { actorId, act: "notice", targetId: id, after: title });
      });
      wakePush();
    },
    async remove(actorId, id) {
      await writeScope(NOTICES_SCOPE, async (scope, tx) => {
        await tx.deleteFrom("notice_plans").where("id", "=", id).execute();
        await scope.remove(noticeKind.name, id);
        await audit(tx, now(), { actorId, act: "notice", targetId: id, before: "shown" });
      });
    },
    async turn() {
      const at = now();
      const due = await queries
        .selectFrom("notice_plans")
        .select("id")
        .where("from", "<=", at)
        .execute();
      await writeScope(NOTICES_SCOPE, async (scope, tx) => {
        for (const { id } of due) {
          const plan = await tx
            .deleteFrom("notice_plans")
            .where("id", "=", id)
            .returningAll()
            .executeTakeFirst();
          if (!plan) continue;
          const { title, body, from, until, pinned } = toDraft(plan);
          await scope.write(noticeKind.name, id, { title, body, from, until, pinned });
          await tellTeachers(tx, id, at);
        }
        for (const { id, data } of await scope.list(noticeKind.name)) {
          const from = data["from"];
          if (typeof from === "number" && from < at - YEAR_MS) {
            await scope.remove(noticeKind.name, id);
          }
        }
      });
      if (due.length > 0) wakePush();
    },
  };
}

/** A new notice: one of the same id that is there already is another's, or this one sent twice. */
const nothingSeen = { title: "", body: "", from: 0, until: null, pinned: false };

const noticeWords: { readonly [Name in keyof NoticeDraft]: string } = {
  id: "공지",
  title: "제목",
  body: "내용",
  from: "올릴 때",
  until: "보일 마지막 날",
  pinned: "붙임",
};

async function tellTeachers(tx: Queries, id: string, at: number): Promise<void> {
  const users = await tx.selectFrom("users").select("id").execute();
  const message = { title: "공지", body: "새 공지가 있어요.", path: "/notice" };
  await deliver(
    tx,
    users.map((user) => user.id),
    { source: "notice", cls: "digest", dedupe: `notice~${id}`, ...message },
    at,
  );
}

function toDraft({ id, title, body, from, until, pinned }: NoticePlanRow): NoticeDraft {
  return { id, title, body, from, until, pinned: pinned !== 0 };
}

function readNotice(id: string, { title, body, from, until, pinned }: Notice): NoticeDraft {
  return { id, title, body, from, until: until ?? null, pinned: pinned === true };
}
