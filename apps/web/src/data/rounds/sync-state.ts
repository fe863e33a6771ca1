import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import { findContradictions, type Contradiction } from "@damim/domain/attendance/day-state.ts";
import type { LongTextFields } from "@damim/domain/record/long-text.ts";
import { longTexts } from "@damim/domain/registry/long-texts.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { QueuedOp, RefusedOp } from "@damim/sync/client/storage.ts";
import type { RefusalType } from "@damim/sync/protocol.ts";
import type { NamedRow, OpenNametags } from "../nametags-slot.ts";
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
  /** Refused by the server, only in this page's memory because the disk refused, told in two ways by two devices, or naming a pupil (`NameAsking`). */
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
    data.files.refused().length +
    data.files.unsavedCount() +
    listNamedRows(data).length +
    listUnsettled(data).length +
    listForked(data).length;
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

const NONE: readonly NamedRow[] = [];

/** Rows that wait for the teacher's answer about the names in them (`NameAsking`): no network sends them. */
export function listNamedRows(data: TeacherData): readonly NamedRow[] {
  return findNametags(data)?.asking.rows ?? NONE;
}

/** The teacher's own, also in the version of a club and while a past year is looked at. */
export function findNametags({ vault, club, past }: TeacherData): OpenNametags | undefined {
  const own = vault ?? club?.present.vault ?? past?.present.vault;
  return own?.now?.nametags;
}

/** How many writes and files go by themselves as soon as there is a network. */
export function countSending(data: TeacherData): number {
  const named = listNamedRows(data);
  const isNamed = ({ store, op }: WaitingWrite): boolean =>
    named.some((row) => row.store === store && row.kind === op.kind && row.id === op.id);
  return countWaiting(data) - listWaiting(data).filter(isNamed).length;
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

/** The years that can be written. */
function listWritable({ past, years }: TeacherData): readonly Store[] {
  return past ? [] : [...years.values()];
}

/** Days that count (`isCounted`) and wait for the teacher's choice, of the years that can be written. */
export function listUnsettled(data: TeacherData): readonly UnsettledDay[] {
  return listWritable(data).flatMap(findUnsettled);
}

const findUnsettled = openFinder([attendanceMarkKind.name, studentKind.name], (store) =>
  findContradictions(
    listCounted(store.rows(attendanceMarkKind).values(), store.rows(studentKind)),
  ).map((of): UnsettledDay => ({ store, of })),
);

/** A long text that two devices wrote apart (`kit/long-text`): both stand until the teacher chooses. */
export interface ForkedText {
  readonly store: Store;
  readonly kind: string;
  readonly id: string;
}

/** Those of the profile and of the years that can be written. */
export function listForked(data: TeacherData): readonly ForkedText[] {
  return [data.profile, ...listWritable(data)].flatMap(findForked);
}

const longTextKinds = Object.keys(longTexts);
const findForked = openFinder(longTextKinds, (store) =>
  longTextKinds.flatMap((kind) =>
    [...store.rows<LongTextFields>({ name: kind }).values()]
      .filter(({ forked }) => forked)
      .map(({ id }): ForkedText => ({ store, kind, id })),
  ),
);

/** Finds once for each state of the rows: it is asked with every news of the data, and a year has thousands of them. */
function openFinder<T>(kinds: readonly string[], find: (store: Store) => readonly T[]) {
  const known = new WeakMap<Store, readonly [revision: string, found: readonly T[]]>();
  return (store: Store): readonly T[] => {
    const revision = kinds.map((kind) => store.revision(kind)).join();
    const last = known.get(store);
    if (last?.[0] === revision) return last[1];
    const found = find(store);
    known.set(store, [revision, found]);
    return found;
  };
}

/** Every write that still has to reach the server, oldest first. */
export function listWaiting(data: TeacherData): readonly WaitingWrite[] {
  return data.stores.flatMap((store) => store.pending().map((op) => ({ store, op })));
}

/** Every write that the server did not take, with its reason. */
export function listRefused(data: TeacherData): readonly RefusedWrite[] {
  return data.stores.flatMap((store) => store.refused().map((op) => ({ store, op })));
}
