import type { IdeaText } from "./check-idea.ts";
import type { IdeaState } from "./idea-state.ts";

/** A line of the list, and the head of an idea. */
export interface IdeaLine extends Pick<IdeaText, "title" | "subject" | "grades" | "minutes"> {
  readonly id: string;
  readonly seq: number;
  readonly state: IdeaState;
  /** How many want to try it. */
  readonly votes: number;
  /** How often it was tried. */
  readonly tries: number;
  readonly isOwn: boolean;
  /** Only its author sees it. */
  readonly isHidden: boolean;
}

/** `GET api/ideas`: newest first, 30 a page. */
export interface IdeaListReply {
  readonly ideas: readonly IdeaLine[];
  readonly hasMore: boolean;
}

/** 「해봤어요」 of one teacher on one day. */
export interface ShownTry {
  /** Tells teachers apart within this idea. */
  readonly teacher: string;
  readonly isAgain: boolean;
  readonly note: string;
  readonly on: string;
  readonly isOwn: boolean;
}

export interface Idea extends IdeaLine, IdeaText {
  /** Null: 떠난 선생님. */
  readonly nickname: string | null;
  readonly createdAt: number;
  readonly editedAt: number | null;
  readonly isVoted: boolean;
}

/** `GET api/ideas/:id`; `tries` newest first. */
export interface IdeaReply {
  readonly idea: Idea;
  readonly tries: readonly ShownTry[];
}

/** `GET api/similar-ideas`. */
export interface SimilarReply {
  readonly ideas: readonly Pick<IdeaLine, "id" | "title" | "state">[];
}
