import { refuse, type MessagesFor, type Result } from "../base/result.ts";
import { checkHead, postMessages, type PostHead, type PostRefusal } from "../cafe/check-post.ts";
import { findRefusedPart } from "../names/personal-parts.ts";
import type { TemplateName } from "./template-kind.ts";

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
export function checkCard(typed: PostHead): Result<PostHead, CardRefusal> {
  const card = checkHead(typed);
  if (!card.ok) return card;
  const part = findRefusedPart([card.value.title, ...card.value.tags].join("\n"));
  return part ? refuse({ type: "PersonalPart", part }) : card;
}

/** A line of the gallery. */
export interface GalleryLine extends PostHead {
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
