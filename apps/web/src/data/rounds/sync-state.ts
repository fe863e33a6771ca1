import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import { findContradictions, type Contradiction } from "@damim/domain/attendance/day-state.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { QueuedOp, RefusedOp } from "@damim/sync/client/storage.ts";
import type { RefusalType } from "@damim/sync/protocol.ts";
import type { Store, TeacherData } from "../teacher-data.ts";

/** Why the server did not take a write. */
export type WriteRefusalType = RefusalType;

/** One write as it waits for the server: which row, which fields. */
export type QueuedWrite = QueuedOp;

/** What is true of the teacher's words right now. */
export type SyncState =
  /** 둘러보기: in this window alone, and going nowhere. */
  | { readonly type: "here" }
  | { readonly type: "saved" }
  | { readonly type: "saving" }
  /** `isStopped`: an admin stopped this account. */
  | { readonly type: "offline"; readonly waitingCount: number; readonly isStopped: boolean }
  /** Refused by the server, only in this page's memory because the disk refused, or told in two ways by two devices. */
  | { readonly type: "attention"; readonly count: number };

export interface WaitingWrite {
  readonly store: Store;
  readonly op: QueuedWrite;
}

export interface RefusedWrite {
  readonly store: Store;
  readonly op: RefusedOp;
}

/** Trouble first, then the network, then what is under way (spec 01 §3). */
export function readSyncState(data: TeacherData): SyncState {
  if (data.teacher.isTrying) return { type: "here" };
  let waitingCount = data.files.waiting().length;
  let attentionCount =
    data.files.refused().length + data.files.unsavedCount() + listUnsettled(data).length;
  for (const store of data.stores) {
    waitingCount += store.pending().length;
    attentionCount += store.refused().length + store.unsavedCount();
  }
  if (attentionCount > 0) return { type: "attention", count: attentionCount };
  const round = data.rounds.state();
  const isCut = round === "offline" || round === "signed-out" || round === "outdated";
  // Not by `navigator.onLine`: a server on this computer or in the school's network is there without the internet,
  // and when the network goes a round is tried at once, which tells.
  const isStopped = waitingCount > 0 && (data.account.suspendedUntil ?? 0) > data.now();
  if (isCut || isStopped) return { type: "offline", waitingCount, isStopped };
  return waitingCount > 0 ? { type: "saving" } : { type: "saved" };
}

/** How many writes and files still have to reach the server. */
export function countWaiting(data: TeacherData): number {
  return listWaiting(data).length + data.files.waiting().length;
}

/** How many writes and files the server did not take. */
export function countRefused(data: TeacherData): number {
  return listRefused(data).length + data.files.refused().length;
}

/** A pupil's day about which two devices said what cannot both be so. */
export interface UnsettledDay {
  readonly store: Store;
  readonly of: Contradiction;
}

/** Days that count (`isCounted`) and wait for the teacher's choice, of the years that can be written. */
export function listUnsettled(data: TeacherData): readonly UnsettledDay[] {
  if (data.past) return [];
  return [...data.years.values()].flatMap((store) =>
    findUnsettled(store).map((of) => ({ store, of })),
  );
}

// Asked with every news of the data: a year has thousands of marks.
const foundLast = new WeakMap<
  Store,
  readonly [revision: string, found: readonly Contradiction[]]
>();

function findUnsettled(store: Store): readonly Contradiction[] {
  const revision = `${store.revision(attendanceMarkKind.name)} ${store.revision(studentKind.name)}`;
  const last = foundLast.get(store);
  if (last?.[0] === revision) return last[1];
  const counted = listCounted(store.rows(attendanceMarkKind).values(), store.rows(studentKind));
  const found = findContradictions(counted);
  foundLast.set(store, [revision, found]);
  return found;
}

/** Every write that still has to reach the server, oldest first. */
export function listWaiting(data: TeacherData): readonly WaitingWrite[] {
  return data.stores.flatMap((store) => store.pending().map((op) => ({ store, op })));
}

/** Every write that the server did not take, with its reason. */
export function listRefused(data: TeacherData): readonly RefusedWrite[] {
  return data.stores.flatMap((store) => store.refused().map((op) => ({ store, op })));
}
