import { readSearch } from "@damim/domain/cafe/search-words.ts";
import type {
  GalleryLine,
  GalleryReply,
  GalleryTemplateReply,
} from "@damim/domain/templates/gallery.ts";
import type { TemplateName } from "@damim/domain/templates/template-kind.ts";
import { sql } from "kysely";
import type { Queries } from "../db/schema.ts";
import type { TemplateRow } from "../db/template-tables.ts";
import type { Named } from "../yard/thing-parts.ts";
import { readTags, templates } from "./templates.ts";

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
  { userId, before, kind, q = "" }: TemplatesAsked,
): Promise<GalleryReply> {
  const filters = [kind !== undefined && sql`p.kind = ${kind}`];
  const asked = { userId, before, words: readSearch(q), filters };
  const { rows, hasMore } = await templates.list(queries, asked);
  return { templates: rows.map((row) => toLine(row, userId)), hasMore };
}

/** One template, to be looked at and taken. */
export async function readGalleryTemplate(
  queries: Queries,
  of: { readonly id: string; readonly userId: string },
): Promise<GalleryTemplateReply> {
  const row = await templates.read(queries, of);
  return { template: toLine(row, of.userId), file: row.file };
}

function toLine(row: Named<TemplateRow>, userId: string): GalleryLine {
  return {
    id: row.id,
    seq: row.seq,
    kind: row.kind,
    title: row.title,
    tags: readTags(row),
    nickname: row.nickname,
    uses: row.uses,
    isOwn: row.author_id === userId,
    isHidden: row.state === "hidden",
    createdAt: row.created_at,
  };
}
