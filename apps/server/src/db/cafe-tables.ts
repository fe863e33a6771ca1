import type { ThingName } from "@damim/domain/cafe/cafe-replies.ts";
import type { DecidedAct } from "@damim/domain/cafe/report-reason.ts";

/** The tables of 쌤카페 and of what looks after it. */
export interface CafeTables {
  blocks: BlockRow;
  cafe_boards: CafeBoardRow;
  cafe_comments: CafeCommentRow;
  /** The last sequence given, of posts, of comments, of ideas and of templates; of members it is a lock alone. */
  cafe_counters: { name: "posts" | "comments" | "members" | "ideas" | "templates"; seq: number };
  cafe_hearts: { post_id: string; user_id: string };
  cafe_members: CafeMemberRow;
  cafe_posts: CafePostRow;
  cafe_words: CafeWordRow;
  moderation_cases: ModerationCaseRow;
  moderation_decisions: ModerationDecisionRow;
  reports: ReportRow;
}

/** One board of 쌤카페. */
export interface CafeBoardRow {
  id: string;
  name: string;
  /** Sorts. */
  place: number;
  /** 1: nothing new is posted there. */
  closed: number;
}

/** Who a teacher is in 쌤마당; there from the first word that was written or read as a letter. */
export interface CafeMemberRow {
  user_id: string;
  /** Null until something was written. */
  nickname: string | null;
  /** By what two nicknames are the same. */
  nickname_key: string | null;
  renamed_at: number;
  /** Nothing may be written before; null: it may. */
  stopped_until: number | null;
  /** Letters up to here were read. */
  letters_read_at: number;
}

/** A post of 쌤카페. */
export interface CafePostRow {
  /** UUIDv7: the id of the draft that it was. */
  id: string;
  /** By which lists go; without gaps in the order of commits. A post that waited gets it anew. */
  seq: number;
  board: string;
  /** Null: the account is gone. */
  author_id: string | null;
  title: string;
  body: string;
  /** JSON list. */
  tags: string;
  /** JSON list of `PostFile`. */
  files: string;
  state: "shown" | "waiting" | "hidden" | "gone";
  hearts: number;
  /** Those that are shown. */
  comments: number;
  created_at: number;
  edited_at: number | null;
}

export interface CafeCommentRow {
  /** UUIDv7, made by the device. */
  id: string;
  seq: number;
  post_id: string;
  /** The comment that it answers; that one answers none. */
  parent_id: string | null;
  author_id: string | null;
  body: string;
  state: "shown" | "hidden" | "gone";
  created_at: number;
  edited_at: number | null;
}

/** What is searched of a shown post or idea. PostgreSQL has its letter pairs beside it, SQLite in a table of grams. */
export interface CafeWordRow {
  /** Of the thing. */
  seq: number;
  flat: string;
}

/** 「이 선생님 글 안 보기」. */
export interface BlockRow {
  user_id: string;
  blocked_id: string;
}

/** One teacher's word about one thing. */
export interface ReportRow {
  id: string;
  thing: ThingName;
  thing_id: string;
  /** The post that it is, or stands under. */
  post_id: string;
  reporter_id: string | null;
  reason: "spam" | "abuse" | "pupil" | "copyright" | "other";
  note: string;
  /** 1: the account was younger than a day. */
  is_newcomer: number;
  created_at: number;
  answer: string | null;
  answered_at: number | null;
}

/** A thing that a moderator has to look at, or has looked at. */
export interface ModerationCaseRow {
  thing: ThingName;
  thing_id: string;
  post_id: string;
  /** Rises with all that happens to it. */
  version: number;
  why: "report" | "waiting" | "appeal";
  is_open: number;
  opened_at: number;
  /** As they were when it was opened first. */
  title: string;
  body: string;
}

export interface ModerationDecisionRow {
  id: string;
  thing: ThingName;
  thing_id: string;
  post_id: string;
  moderator_id: string | null;
  /** Whose thing it was. */
  author_id: string | null;
  act: DecidedAct;
  /** Of one picture of a post: its file. */
  file_id: string | null;
  sentence: string;
  /** How the thing stood before. */
  before: "shown" | "waiting" | "hidden" | "gone";
  decided_at: number;
  undone_at: number | null;
  /** 「다시 살펴봐 주세요」. */
  appeal: string | null;
}
