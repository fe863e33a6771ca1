import type { RecordKind } from "@damim/sync/kind.ts";
import type { NoticeRead } from "./notice-read.ts";

/** What an admin tells every teacher of this server; the server alone writes it (spec 14 §8). */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** Epoch ms from which on it is shown. */
  readonly from: number;
  /** Epoch ms after which it is not shown any more. */
  readonly until?: number | null;
  /** 위에 붙이기. */
  readonly pinned?: boolean | null;
  /** Epoch ms of the last change after it was shown. */
  readonly edited?: number | null;
}

export const LONGEST_NOTICE_TITLE_CHARACTERS = 60;
export const LONGEST_NOTICE_BODY_CHARACTERS = 5_000;

export const noticeKind: RecordKind<Notice, "notice"> = { name: "notice", version: 1 };

export const noticeReadKind: RecordKind<NoticeRead, "noticeRead"> = {
  name: "noticeRead",
  version: 1,
};
