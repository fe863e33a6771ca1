import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import {
  LARGEST_LIST_LIMIT_BYTES,
  LONGEST_LIST_TITLE_CHARACTERS,
  type ListMemo,
} from "./list-memo.ts";
import { LONGEST_AREA_CHARACTERS } from "./note.ts";

/** What the form holds; an empty limit is the item's. */
export interface ListMemoDraft {
  readonly title: string;
  readonly item: string;
  readonly limit: string;
  readonly subject: string;
}

export type ListMemoRefusal =
  | { readonly type: "TitleEmpty" }
  | { readonly type: "TitleTooLong"; readonly longest: number }
  | { readonly type: "LimitUnclear"; readonly largest: number }
  | { readonly type: "SubjectTooLong"; readonly longest: number };

export const listMemoMessages: MessagesFor<ListMemoRefusal> = {
  TitleEmpty: () => "목록의 제목을 적어 주세요.",
  TitleTooLong: ({ longest }) => `제목은 ${longest}자까지 적을 수 있어요.`,
  LimitUnclear: ({ largest }) =>
    `바이트 수는 0부터 ${largest.toLocaleString("ko")}까지 적을 수 있어요. 0은 제한이 없다는 뜻이에요.`,
  SubjectTooLong: ({ longest }) => `과목은 ${longest}자까지 적을 수 있어요.`,
};

/** Which field of the form a refusal belongs to. */
export const listMemoRefusalFields: Readonly<Record<ListMemoRefusal["type"], keyof ListMemoDraft>> =
  {
    TitleEmpty: "title",
    TitleTooLong: "title",
    LimitUnclear: "limit",
    SubjectTooLong: "subject",
  };

/** What the form writes: every field that it holds, `null` where it is empty. */
export type ListMemoFields = Pick<ListMemo, "title"> &
  Required<Pick<ListMemo, "item" | "limit" | "subject">>;

/** The list that a form stands for. */
export function parseListMemoDraft(draft: ListMemoDraft): Result<ListMemoFields, ListMemoRefusal> {
  const title = draft.title.normalize("NFC").trim();
  const subject = draft.subject.normalize("NFC").trim();
  const typed = draft.limit.trim();
  const limit = typed === "" ? null : Number(typed);
  if (title === "") return refuse({ type: "TitleEmpty" });
  if (title.length > LONGEST_LIST_TITLE_CHARACTERS)
    return refuse({ type: "TitleTooLong", longest: LONGEST_LIST_TITLE_CHARACTERS });
  if (
    limit !== null &&
    !(Number.isInteger(limit) && limit >= 0 && limit <= LARGEST_LIST_LIMIT_BYTES)
  )
    return refuse({ type: "LimitUnclear", largest: LARGEST_LIST_LIMIT_BYTES });
  if (subject.length > LONGEST_AREA_CHARACTERS)
    return refuse({ type: "SubjectTooLong", longest: LONGEST_AREA_CHARACTERS });
  return ok({ title, item: draft.item || null, limit, subject: subject || null });
}
