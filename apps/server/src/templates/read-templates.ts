import { readSearch } from "@damim/domain/cafe/search-words.ts";
import type {
  GalleryLine,
  GalleryReply,
  GalleryTemplateReply,
} from "@damim/domain/templates/gallery.ts";
import type { TemplateName } from "@damim/domain/templates/template-kind.ts";
import { sql, type RawBuilder } from "kysely";
import type { WordIndex } from "../cafe/word-index.ts";
import type { Queries } from "../db/schema.ts";
import type { TemplateRow } from "../db/template-tables.ts";
import { noSuchTemplate } from "./template-failures.ts";

const PAGE = 30;
const ALL = Number.MAX_SAFE_INTEGER;

export interface TemplatesAsked {
  readonly userId: string;
  /** Older than this sequence; absent: the newest. */
  readonly before?: number | undefined;
  readonly kind?: TemplateName | undefined;
  /** What is searched; absent or blank: everything. */
  readonly q?: string | undefined;
}

/** A page of the gallery, newest first. */
export async function listTemplates(
  queries: Queries,
  index: WordIndex,
  { userId, before = ALL, kind, q = "" }: TemplatesAsked,
): Promise<GalleryReply> {
  const words = readSearch(q);
  const filter = isSeen(userId, kind);
  const limit = PAGE + 1;
  const seqs =
    words !== undefined
      ? await index.search(queries, { words, before, filter, limit })
      : (
          await sql<{ seq: number }>`
            select p.seq from templates as p
            where p.seq < ${before} and ${filter} order by p.seq desc limit ${limit}`.execute(
            queries,
          )
        ).rows.map(({ seq }) => seq);
  const page = seqs.slice(0, PAGE);
  const rows =
    page.length === 0
      ? []
      : await selectTemplates(queries).where("seq", "in", page).orderBy("seq", "desc").execute();
  return { templates: rows.map((row) => toLine(row, userId)), hasMore: seqs.length > PAGE };
}

/** One template, to be looked at and taken. */
export async function readGalleryTemplate(
  queries: Queries,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<GalleryTemplateReply> {
  const row = await selectTemplates(queries).where("templates.id", "=", id).executeTakeFirst();
  const isRead = row?.state === "shown" || (row?.state === "hidden" && row.author_id === userId);
  if (!row || !isRead) throw noSuchTemplate();
  return { template: toLine(row, userId), file: row.file };
}

function selectTemplates(queries: Queries) {
  return queries
    .selectFrom("templates")
    .leftJoin("cafe_members", "cafe_members.user_id", "templates.author_id")
    .selectAll("templates")
    .select("cafe_members.nickname");
}

/** Of `p`: shown to everybody but whoever does not want to see its author; what is hidden, to its author. */
function isSeen(userId: string, kind: TemplateName | undefined): RawBuilder<unknown> {
  return sql`(p.state = 'shown' or (p.author_id = ${userId} and p.state = 'hidden'))
    and (p.author_id is null or p.author_id not in
      (select blocked_id from blocks where user_id = ${userId}))
    ${kind === undefined ? sql`` : sql`and p.kind = ${kind}`}`;
}

function toLine(
  row: TemplateRow & { readonly nickname: string | null },
  userId: string,
): GalleryLine {
  return {
    id: row.id,
    seq: row.seq,
    kind: row.kind,
    title: row.title,
    tags: JSON.parse(row.tags) as readonly string[], // ours
    nickname: row.nickname,
    uses: row.uses,
    isOwn: row.author_id === userId,
    isHidden: row.state === "hidden",
    createdAt: row.created_at,
  };
}
