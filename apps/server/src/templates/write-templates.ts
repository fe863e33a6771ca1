import { decideNewcomerPost } from "@damim/domain/cafe/report-reason.ts";
import { checkCard, type TemplateCard } from "@damim/domain/templates/gallery.ts";
import { readTemplate } from "@damim/domain/templates/template-file.ts";
import { newcomerLimit } from "../cafe/cafe-failures.ts";
import { lockCounter, takeSeq } from "../cafe/counters.ts";
import {
  findIsNewcomer,
  findMember,
  rename,
  requireWriter,
  type CafeUser,
} from "../cafe/members.ts";
import { createWordIndex, type WordIndex } from "../cafe/word-index.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import type { TemplateRow } from "../db/template-tables.ts";
import {
  noSuchTemplate,
  refusedCard,
  refusedTemplate,
  templateIdTaken,
} from "./template-failures.ts";

interface Writing {
  readonly user: CafeUser;
  readonly index: WordIndex;
  readonly now: number;
}

export interface SentTemplate extends TemplateCard {
  readonly id: string;
  readonly file: string;
  /** Chosen with the first word in 쌤마당; not asked where there is one already. */
  readonly nickname?: string | undefined;
}

/**
 * Takes a template into the gallery once: the same id again is the one that is there. The file is read as strictly as by
 * whoever takes it, and what is kept is what was read.
 */
export async function shareTemplate(
  queries: Queries,
  { user, index, now }: Writing,
  { id, file, nickname, ...typed }: SentTemplate,
): Promise<void> {
  const card = checkCard(typed);
  if (!card.ok) throw refusedCard(card.refusal);
  const read = readTemplate(file);
  if (!read.ok) throw refusedTemplate(read.refusal);
  await lockCounter(queries, "templates");
  const known = await findTemplate(queries, id);
  if (known?.author_id === user.id) return;
  if (known) throw templateIdTaken();
  if (nickname !== undefined && !(await findMember(queries, user.id))?.nickname)
    await rename(queries, user, { typed: nickname, now });
  await requireWriter(queries, user, now);
  await requireRoom(queries, user.id, now);
  const { title, tags } = card.value;
  const row: TemplateRow = {
    id,
    seq: await takeSeq(queries, "templates"),
    author_id: user.id,
    kind: read.value.name,
    title,
    tags: JSON.stringify(tags),
    file: read.value.file,
    state: "shown",
    uses: 0,
    created_at: now,
  };
  await queries.insertInto("templates").values(row).execute();
  const words = [title, ...tags, read.value.label, ...read.value.shared];
  await index.put(queries, row.seq, words.join("\n"));
}

/** Takes an own template back; what colleagues made of it is theirs. */
export async function removeTemplate(
  queries: Queries,
  index: WordIndex,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  const row = await findTemplate(queries, id);
  if (!row || row.author_id !== userId || row.state === "gone") throw noSuchTemplate();
  await emptyTemplate(queries, index, row);
}

/** Counts a teacher who took a template: once, and nobody her own. */
export async function countUse(
  queries: Queries,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  const row = await queries
    .updateTable("templates")
    .set((eb) => ({ uses: eb.ref("uses") }))
    .where("id", "=", id)
    .where("state", "=", "shown")
    .returning("author_id")
    .executeTakeFirst();
  if (!row) throw noSuchTemplate();
  if (row.author_id === userId) return;
  await queries
    .insertInto("template_uses")
    .values({ template_id: id, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await settleUses(queries, id);
}

/** At the end of an account: its templates stay as 「떠난 선생님」, its uses are counted no more. */
export async function leaveTemplates(queries: Queries, userId: string): Promise<void> {
  const used = await queries
    .deleteFrom("template_uses")
    .where("user_id", "=", userId)
    .returning("template_id")
    .execute();
  for (const { template_id: id } of used) await settleUses(queries, id);
}

/** 「쌤마당 글도 지우기」: no word of somebody's templates stays. */
export async function eraseTemplates(
  queries: Queries,
  kind: Database["kind"],
  userId: string,
): Promise<void> {
  const index = createWordIndex(kind, "templates");
  const rows = await queries
    .selectFrom("templates")
    .select(["id", "seq"])
    .where("author_id", "=", userId)
    .execute();
  for (const row of rows) await emptyTemplate(queries, index, row);
}

async function emptyTemplate(
  queries: Queries,
  index: WordIndex,
  { id, seq }: Pick<TemplateRow, "id" | "seq">,
): Promise<void> {
  await index.remove(queries, seq);
  await queries.deleteFrom("template_uses").where("template_id", "=", id).execute();
  await queries
    .updateTable("templates")
    .set({ title: "", tags: "[]", file: "", state: "gone", uses: 0 })
    .where("id", "=", id)
    .execute();
}

async function settleUses(queries: Queries, id: string): Promise<void> {
  const { uses } = await queries
    .selectFrom("template_uses")
    .select(({ fn }) => fn.countAll<number | string>().as("uses"))
    .where("template_id", "=", id)
    .executeTakeFirstOrThrow();
  await queries
    .updateTable("templates")
    .set({ uses: Number(uses) })
    .where("id", "=", id)
    .execute();
}

function findTemplate(queries: Queries, id: string): Promise<TemplateRow | undefined> {
  return queries.selectFrom("templates").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A newcomer shares two a day, as with posts. */
async function requireRoom(queries: Queries, userId: string, now: number): Promise<void> {
  if (!(await findIsNewcomer(queries, userId, now))) return;
  const { count } = await queries
    .selectFrom("templates")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("author_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (decideNewcomerPost({ postsBefore: Number(count), hasLink: false }) === "refused")
    throw newcomerLimit();
}
