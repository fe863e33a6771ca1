import type { PromiseName } from "@damim/domain/destruction/kept-promise.ts";
import type { HandoverState } from "@damim/domain/handover/handover.ts";

/** What devices write, by scope, and the files that it names. */
export interface SyncedTables {
  scopes: ScopeRow;
  rows: SyncedRow;
  history: HistoryRow;
  writers: WriterRow;
  files: FileRow;
  destructions: DestructionRow;
  handovers: HandoverRow;
  kept_promises: PromiseRow;
}

/** A promise that this database has kept (`promises/keep-promises.ts`). */
export interface PromiseRow {
  promise: PromiseName;
  user_id: string;
  /** `KeptPromise.of`. */
  target: string;
  at: string;
  /** 1: it was taken back. */
  is_ended: number;
}

/** Pupils on their way from one teacher to the next (`handovers/handovers.ts`). */
export interface HandoverRow {
  id: string;
  giver_id: string;
  /** An account; or an address that nobody here has, and then no pupil lies in it. */
  receiver_id: string;
  /** Whose pupils they were: a school year of the giver. */
  year: number;
  /** As it was called: 「3학년 2반」. */
  from_class: string;
  state: HandoverState;
  /** JSON: `HandoverCounts`. */
  counts: string;
  /** JSON: what goes, `HandedPupil[]`; empty once it was withdrawn or declined. */
  pupils: string;
  /** The receiver's year that they were taken into. */
  into_year: number | null;
  /** JSON: what taking wrote, `TakenRow[]`. */
  taken: string;
  /** JSON: ids of the giver's time capsules that go along; null of before 0.9. */
  capsules: string | null;
  /** Epoch ms, as the next. */
  made_at: number;
  expires_at: number;
  /** When the receiver first saw what it is. */
  accepted_at: number | null;
}

/** A school year, or a pupil of one, that goes or is gone: for good. */
export interface DestructionRow {
  /** Of a year its scope; of a pupil what `toDestructionKey` makes of it. */
  scope: string;
  user_id: string;
  year: number;
  /** Epoch ms, as all of them here. */
  requested_at: number;
  due_at: number;
  /** A `DestructionStep`: the last one that is behind it. */
  step: string;
  /** Of the paper; null until it is sealed, as the next two. */
  number: string | null;
  destroyed_at: number | null;
  /** JSON: how many there were, by kind. */
  counts: string | null;
  /** When no backup had it any more. */
  backups_gone_at: number | null;
  /** Null of a whole year, as the next. */
  student_id: string | null;
  /** JSON: the ids of the files that go with the pupil. */
  file_ids: string | null;
}

export interface ScopeRow {
  scope: string;
  /** Sequence of the last change. */
  seq: number;
  /** Deletions up to here are forgotten; `DESTROYED_FLOOR` (`sync/protocol.ts`): the whole scope is. */
  floor: number;
  /** Greatest stamp taken. */
  clock: string;
  /** Ids of pupils that were erased, with a blank between (`ScopeState.erased`). */
  erased: string | null;
}

export interface SyncedRow {
  scope: string;
  kind: string;
  id: string;
  /** JSON: fields. */
  data: string;
  /** JSON: stamp by field. */
  stamps: string;
  seq: number;
  dead_at: number | null;
}

export interface HistoryRow {
  scope: string;
  kind: string;
  id: string;
  field: string;
  /** Stamp of the value that is not the field's value any more. */
  at: string;
  cause: string;
  winner_at: string | null;
  /** JSON. */
  value: string;
  recorded_at: number;
}

/** Who stands behind the tag at the end of a stamp: one opening of a page on one device. */
export interface WriterRow {
  scope: string;
  tag: string;
  user_id: string;
  device_id: string | null;
  /** "Chrome · Windows". */
  device_name: string | null;
  first_seen_at: number;
}

/** One file of a teacher or of a pad room; its bytes lie in the file storage below `owner/id/`. */
export interface FileRow {
  owner_id: string;
  /** UUIDv7 made by the device. */
  id: string;
  scope: string;
  /** As claimed, without folders and control characters; its kind is `extension`'s to say. */
  name: string;
  state: FileState;
  /** Of the bytes that the device has; the kept ones may differ (pictures are drawn anew). */
  upload_sha256: string;
  upload_size: number;
  /** How many bytes of the upload are durable here. */
  received: number;
  /** Why it was not taken, when `refused`. */
  refusal: string | null;
  // From here on filled when `ready`.
  mime: string | null;
  extension: string | null;
  sha256: string | null;
  size: number | null;
  thumbnail_size: number | null;
  width: number | null;
  height: number | null;
  created_at: number;
  /** The last request of the upload. */
  touched_at: number;
  /** Since when no row and no history names it; null while one does. */
  unused_since: number | null;
  /** In a pad room the place, or "teacher", that it came from; null for a teacher's own files. */
  uploaded_by: string | null;
}

/** `removed`: invisible to everybody, its bytes are being removed. */
export type FileState = "uploading" | "ready" | "refused" | "removed";
