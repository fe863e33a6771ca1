import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { findRefusedPart } from "../names/personal-parts.ts";

export const TITLE_LEAST = 2;
export const TITLE_MOST = 60;
export const BODY_MOST = 20_000;
export const COMMENT_MOST = 2_000;
/** What the row of a half-written post holds: more than may be posted, for its words are kept. */
export const POST_DRAFT_MOST = { title: 200, body: BODY_MOST * 2, tags: 200 } as const;
export const TAGS_MOST = 5;
export const TAG_MOST = 12;

/** What stands above a post, and on a card of 틀 나눔. */
export interface PostHead {
  readonly title: string;
  readonly tags: readonly string[];
}

/** A post as it is written. */
export interface PostText extends PostHead {
  readonly body: string;
}

export type PostRefusal =
  | { readonly type: "TitleLength" }
  | { readonly type: "BodyEmpty" }
  | { readonly type: "BodyTooLong"; readonly most: number }
  | { readonly type: "TagsTooMany" }
  | { readonly type: "PersonalPart"; readonly part: "phone" | "residentNumber" };

type HeadRefusal = Extract<PostRefusal, { readonly type: "TitleLength" | "TagsTooMany" }>;

const partWords: Readonly<Record<"phone" | "residentNumber", string>> = {
  phone: "휴대전화 번호",
  residentNumber: "주민등록번호",
};

export const postMessages: MessagesFor<PostRefusal> = {
  TitleLength: () => `제목은 ${TITLE_LEAST}자에서 ${TITLE_MOST}자까지 적어 주세요.`,
  BodyEmpty: () => "내용을 적어 주세요.",
  BodyTooLong: ({ most }) =>
    `${most.toLocaleString("ko")}자까지 올릴 수 있어요. 조금 줄이거나 나누어 올려 주세요.`,
  TagsTooMany: () => `꼬리표는 ${TAGS_MOST}개까지, 하나에 ${TAG_MOST}자까지 적을 수 있어요.`,
  PersonalPart: ({ part }) =>
    `${partWords[part]}가 들어 있어서 올리지 않았어요. 지우고 다시 올려 주세요. 글은 그대로 있어요.`,
};

/**
 * What may be posted; asked by the page before anything leaves, and by the server again (spec 14 §2).
 *
 * ```ts
 * checkPost({ title: "안내문", body: "010-1234-5678", tags: [] }); // refusal PersonalPart, phone
 * ```
 */
export function checkPost({ title, body, tags }: PostText): Result<PostText, PostRefusal> {
  const head = checkHead({ title, tags });
  if (!head.ok) return head;
  const beside = [head.value.title, ...head.value.tags].join("\n");
  const checked = checkBody(toBody(body), beside, BODY_MOST);
  return checked.ok ? ok({ ...head.value, body: checked.value }) : checked;
}

/** Title and tags as they are shown; what they name is looked at with all that goes with them. */
export function checkHead(typed: PostHead): Result<PostHead, HeadRefusal> {
  const title = toOneLine(typed.title);
  const shown = typed.tags.map((tag) => toOneLine(tag).replace(/^#/u, ""));
  const tags = [...new Set(shown)].filter(Boolean);
  if (title.length < TITLE_LEAST || title.length > TITLE_MOST)
    return refuse({ type: "TitleLength" });
  if (tags.length > TAGS_MOST || tags.some((tag) => tag.length > TAG_MOST))
    return refuse({ type: "TagsTooMany" });
  return ok({ title, tags });
}

/** What may stand as a comment. */
export function checkComment(text: string): Result<string, PostRefusal> {
  return checkBody(toBody(text), "", COMMENT_MOST);
}

function checkBody(body: string, beside: string, most: number): Result<string, PostRefusal> {
  if (body === "") return refuse({ type: "BodyEmpty" });
  if (body.length > most) return refuse({ type: "BodyTooLong", most });
  const part = findRefusedPart(`${beside}\n${body}`);
  return part ? refuse({ type: "PersonalPart", part }) : ok(body);
}

export function toOneLine(text: string): string {
  return text.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
}

function toBody(text: string): string {
  return text.normalize("NFC").replaceAll(/\r\n?/gu, "\n").trim();
}
