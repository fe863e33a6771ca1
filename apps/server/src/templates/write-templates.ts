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
import { touchCase } from "../cafe/moderation-cases.ts";
import type { WordIndex } from "../cafe/word-index.ts";
import type { Queries } from "../db/schema.ts";
import type { TemplateRow } from "../db/template-tables.ts";
import { emptyTemplate, settleUses } from "./leave-templates.ts";
import {
  noSuchTemplate,
  refusedCard,
  refusedTemplate,
  templateIdTaken,
} from "./template-failures.ts";
import { toTemplateWords } from "./template-words.ts";

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
  await index.put(queries, row.seq, toTemplateWords(row));
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
  await touchCase(queries, { thing: "template", id });
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
