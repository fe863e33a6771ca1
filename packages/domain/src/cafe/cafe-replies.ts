import type { FoundSentence } from "./search-words.ts";
import type { PostFile } from "./post-files.ts";
import type { DecidedAct, ReportReason } from "./report-reason.ts";

/** One board of 쌤카페. */
export interface CafeBoard {
  readonly id: string;
  readonly name: string;
}

/** What 쌤카페 is for one teacher: `GET api/cafe`. */
export interface CafeReply {
  readonly boards: readonly CafeBoard[];
  /** Null until one was chosen. */
  readonly nickname: string | null;
  /** Epoch ms until which nothing may be written; null: it may. */
  readonly stoppedUntil: number | null;
  readonly isModerator: boolean;
  /** Answers and decisions that were not read yet. */
  readonly unread: number;
}

/** `hidden` and `gone` come without words, but to their author. */
export type CafeState = "shown" | "waiting" | "hidden" | "gone";

/** A line of the list, and the head of a post. */
export interface CafePostLine {
  readonly id: string;
  readonly seq: number;
  readonly board: string;
  readonly title: string;
  /** Null: 떠난 선생님. */
  readonly nickname: string | null;
  readonly isOwn: boolean;
  readonly state: CafeState;
  readonly hearts: number;
  readonly comments: number;
  readonly createdAt: number;
  /** The sentence with a word that was searched; where it stands in the title alone there is none. */
  readonly found?: FoundSentence;
}

/** `GET api/cafe/posts`: newest first, 30 a page. */
export interface CafeListReply {
  readonly posts: readonly CafePostLine[];
  readonly hasMore: boolean;
}

export interface CafePost extends CafePostLine {
  readonly body: string;
  readonly tags: readonly string[];
  readonly files: readonly PostFile[];
  readonly editedAt: number | null;
  readonly isHearted: boolean;
}

export interface CafeComment {
  readonly id: string;
  readonly seq: number;
  /** The comment that it answers. */
  readonly parent: string | null;
  readonly body: string;
  readonly nickname: string | null;
  readonly isOwn: boolean;
  /** By a teacher whose posts the reader does not want to see; without words. */
  readonly isBlocked: boolean;
  readonly state: CafeState;
  readonly createdAt: number;
  readonly editedAt: number | null;
}

/** `GET api/cafe/posts/:id`. */
export interface CafePostReply {
  readonly post: CafePost;
  readonly comments: readonly CafeComment[];
  readonly hasMore: boolean;
}

/** What somebody was told: an answer to an own report, or a decision about something of one's own. */
export interface CafeLetter {
  readonly id: string;
  readonly type: "answer" | "decision";
  readonly words: string;
  readonly at: number;
  readonly isRead: boolean;
  readonly thing: ThingName;
  /** What it is about; of a comment its post. */
  readonly post: string;
  readonly title: string;
  /** A decision that may be asked about once more. */
  readonly canAppeal: boolean;
  readonly appeal: string | null;
}

/** What can be reported: of 쌤카페, 이거해봐요 and 틀 나눔. */
export const THINGS = ["post", "comment", "idea", "template"] as const;

export type ThingName = (typeof THINGS)[number];

/** 「글이 가려졌어요」; each ends in a consonant. */
export const thingLabels: Readonly<Record<ThingName, string>> = {
  post: "글",
  comment: "댓글",
  idea: "생각",
  template: "틀",
};

export interface ThingId {
  readonly thing: ThingName;
  readonly id: string;
}

/** One thing that waits for a moderator. */
export interface ModerationCase extends ThingId {
  /** To be sent with the decision: another one means that somebody decided meanwhile. */
  readonly version: number;
  readonly why: "report" | "waiting" | "appeal";
  readonly post: string;
  readonly title: string;
  /** As it was when it was reported first. */
  readonly body: string;
  /** Of a post, what stands in it now. */
  readonly files: readonly PostFile[];
  readonly nickname: string | null;
  readonly state: CafeState;
  readonly isOwn: boolean;
  readonly openedAt: number;
  readonly reports: readonly {
    readonly reason: ReportReason;
    readonly note: string;
    readonly at: number;
  }[];
  readonly decisions: readonly ModerationDecision[];
  readonly appeal: string | null;
}

export interface ModerationDecision {
  readonly id: string;
  readonly act: DecidedAct;
  readonly sentence: string;
  readonly nickname: string | null;
  readonly at: number;
  readonly isUndone: boolean;
}

export interface ModerationReply {
  readonly open: readonly ModerationCase[];
  /** Decided of late, newest first: each can be taken back. */
  readonly decided: readonly ModerationCase[];
}
