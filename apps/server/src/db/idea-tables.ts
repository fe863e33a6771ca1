import type { CafeWordRow } from "./cafe-tables.ts";

/** The tables of 이거해봐요. */
export interface IdeaTables {
  idea_tries: IdeaTryRow;
  /** 「해보고 싶어요」. */
  idea_votes: { idea_id: string; user_id: string };
  idea_words: CafeWordRow;
  ideas: IdeaRow;
}

/** An idea for a lesson. */
export interface IdeaRow {
  /** UUIDv7, made by the device with the draft. */
  id: string;
  /** By which lists go. */
  seq: number;
  /** Null: the account is gone. */
  author_id: string | null;
  title: string;
  subject: string;
  /** Digits: "34"; empty for all. */
  grades: string;
  minutes: number | null;
  /** JSON lists. */
  materials: string;
  steps: string;
  state: "shown" | "hidden" | "gone";
  votes: number;
  tries: number;
  /** Of `ideaState`, written with each try. */
  progress: "new" | "trying" | "settled";
  created_at: number;
  edited_at: number | null;
}

/** 「해봤어요」: one of each teacher a day. */
export interface IdeaTryRow {
  idea_id: string;
  user_id: string;
  /** YYYY-MM-DD. */
  tried_on: string;
  /** 1: 또 할래요. */
  again: number;
  note: string;
}
