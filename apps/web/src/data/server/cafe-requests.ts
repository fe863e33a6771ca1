import type {
  CafeLetter,
  CafeListReply,
  CafePostReply,
  CafeReply,
  ModerationReply,
} from "@damim/domain/cafe/cafe-replies.ts";
import { toQuery } from "./to-query.ts";
import type { ServerAnswer } from "./ask-wordless.ts";
import { askServer as ask } from "./ask-server.ts";

/** Whatever 쌤카페 answers. */
export type CafeAnswer<T = unknown> = ServerAnswer<T>;

/** What of 쌤카페 the server is asked. All of it is shown as texts, and nothing of it is kept on the device. */
export const cafeRequests = {
  read: () => ask<CafeReply>("GET", "cafe"),
  list: (asked: { readonly board?: string; readonly before?: number; readonly q?: string }) =>
    ask<CafeListReply>("GET", `cafe/posts${toQuery(asked)}`),
  countNews: (asked: { readonly board?: string; readonly after: number }) =>
    ask<{ readonly count: number }>("GET", `cafe/news${toQuery(asked)}`),
  readPost: (id: string, after = 0) =>
    ask<CafePostReply>("GET", `cafe/posts/${id}${toQuery({ after })}`),
  post: (sent: { readonly id: string; readonly files: readonly string[] } & SentText) =>
    ask("POST", "cafe/posts", sent),
  /** `kept`: those of its files that stay. */
  edit: (id: string, sent: { readonly kept: readonly string[] } & SentText) =>
    ask("POST", `cafe/posts/${id}`, sent),
  remove: (id: string) => ask("DELETE", `cafe/posts/${id}`),
  comment: (
    post: string,
    sent: { readonly id: string; readonly parent: string | null; readonly body: string },
  ) => ask("POST", `cafe/posts/${post}/comments`, sent),
  removeComment: (id: string) => ask("DELETE", `cafe/comments/${id}`),
  editComment: (id: string, body: string) => ask("POST", `cafe/comments/${id}`, { body }),
  heart: (post: string, isOn: boolean) => ask("POST", `cafe/posts/${post}/heart`, { isOn }),
  report: (
    post: string,
    sent: { readonly comment?: string; readonly reason: string; readonly note: string },
  ) => ask<{ readonly isHidden: boolean }>("POST", `cafe/posts/${post}/report`, sent),
  listBlocked: () => ask<{ readonly nicknames: readonly string[] }>("GET", "cafe/blocks"),
  block: (nickname: string, isOn: boolean) => ask("POST", "cafe/blocks", { nickname, isOn }),
  rename: (nickname: string) =>
    ask<{ readonly nickname: string }>("POST", "cafe/nickname", { nickname }),
  letters: () => ask<{ readonly letters: readonly CafeLetter[] }>("GET", "cafe/letters"),
  markLettersRead: () => ask("POST", "cafe/letters", {}),
  appeal: (decision: string, text: string) => ask("POST", "cafe/appeals", { decision, text }),
};

/** What a moderator asks and decides. */
export const moderationRequests = {
  cases: () => ask<ModerationReply>("GET", "moderation/cases"),
  decide: (sent: object) => ask<ModerationReply>("POST", "moderation/decide", sent),
  hide: (sent: {
    readonly post: string;
    readonly file: string;
    readonly isHidden: boolean;
    readonly sentence: string;
  }) => ask<ModerationReply>("POST", "moderation/picture", sent),
  undo: (decision: string) => ask<ModerationReply>("POST", "moderation/undo", { decision }),
};

interface SentText {
  readonly board: string;
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
}
