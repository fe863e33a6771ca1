import type { IdeaText } from "@damim/domain/idea/check-idea.ts";
import type { IdeaListReply, IdeaReply, SimilarReply } from "@damim/domain/idea/idea-replies.ts";
import type { IdeaState } from "@damim/domain/idea/idea-state.ts";
import { toQuery } from "./to-query.ts";
import { askServer as ask } from "./ask-server.ts";

/** Which ideas are listed; what is absent is not asked for. */
export interface IdeasWanted {
  readonly state?: IdeaState | undefined;
  /** One digit. */
  readonly grade?: string | undefined;
  readonly subject?: string | undefined;
}

/** What of 이거해봐요 the server is asked. All of it is shown as texts; what a teacher saves is a row of hers. */
export const ideaRequests = {
  list: (wanted: IdeasWanted & { readonly before?: number | undefined }) =>
    ask<IdeaListReply>("GET", `ideas${toQuery(wanted)}`),
  listSimilar: (title: string) => ask<SimilarReply>("GET", `similar-ideas${toQuery({ title })}`),
  read: (id: string) => ask<IdeaReply>("GET", `ideas/${id}`),
  share: (sent: IdeaText & { readonly id: string; readonly nickname?: string }) =>
    ask("POST", "ideas", sent),
  edit: (id: string, text: IdeaText) => ask("POST", `ideas/${id}`, text),
  remove: (id: string) => ask("DELETE", `ideas/${id}`),
  vote: (id: string, isOn: boolean) => ask("POST", `ideas/${id}/vote`, { isOn }),
  sayTried: (id: string, said: { readonly isAgain: boolean; readonly note: string }) =>
    ask("POST", `ideas/${id}/tries`, said),
  report: (id: string, said: { readonly reason: string; readonly note: string }) =>
    ask<{ readonly isHidden: boolean }>("POST", `ideas/${id}/report`, said),
  removeTry: (id: string, on: string) => ask("DELETE", `ideas/${id}/tries/${on}`),
};
