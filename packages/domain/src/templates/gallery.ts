import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { findRefusedPart, postMessages, type PostRefusal } from "../cafe/check-post.ts";
import type { TemplateName } from "./template-kind.ts";

export const CARD_TITLE_LEAST = 2;
export const CARD_TITLE_MOST = 60;
export const CARD_TAGS_MOST = 5;
export const CARD_TAG_MOST = 12;

/** What stands on a card of the gallery beside the template itself. */
export interface TemplateCard {
  readonly title: string;
  readonly tags: readonly string[];
}

export type CardRefusal = Extract<
  PostRefusal,
  { readonly type: "TitleLength" | "TagsTooMany" | "PersonalPart" }
>;

export const cardMessages: MessagesFor<CardRefusal> = {
  TitleLength: postMessages.TitleLength,
  TagsTooMany: postMessages.TagsTooMany,
  PersonalPart: postMessages.PersonalPart,
};

/**
 * What may stand on a card; asked by the page before anything leaves, and by the server again (spec 14 §6).
 *
 * ```ts
 * checkCard({ title: "세 줄 짝", tags: ["#자리", "3학년"] }); // ok, tags 자리, 3학년
 * ```
 */
export function checkCard(typed: TemplateCard): Result<TemplateCard, CardRefusal> {
  const card = {
    title: toOneLine(typed.title),
    tags: [...new Set(typed.tags.map((tag) => toOneLine(tag).replace(/^#/u, "")))].filter(Boolean),
  };
  const { length } = card.title;
  if (length < CARD_TITLE_LEAST || length > CARD_TITLE_MOST) return refuse({ type: "TitleLength" });
  if (card.tags.length > CARD_TAGS_MOST || card.tags.some((tag) => tag.length > CARD_TAG_MOST))
    return refuse({ type: "TagsTooMany" });
  const part = findRefusedPart([card.title, ...card.tags].join("\n"));
  return part ? refuse({ type: "PersonalPart", part }) : ok(card);
}

/** A line of the gallery. */
export interface GalleryLine extends TemplateCard {
  readonly id: string;
  readonly seq: number;
  readonly kind: TemplateName;
  /** Null: 떠난 선생님. */
  readonly nickname: string | null;
  /** Teachers who took it, each counted once. */
  readonly uses: number;
  readonly isOwn: boolean;
  /** Only whoever shared it sees it. */
  readonly isHidden: boolean;
  readonly createdAt: number;
}

/** `GET api/templates`: newest first, 30 a page. */
export interface GalleryReply {
  readonly templates: readonly GalleryLine[];
  readonly hasMore: boolean;
}

/** `GET api/templates/:id`. */
export interface GalleryTemplateReply {
  readonly template: GalleryLine;
  /** As `readTemplate` takes it. */
  readonly file: string;
}

function toOneLine(text: string): string {
  return text.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
}
