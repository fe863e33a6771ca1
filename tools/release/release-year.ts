import { DEAD } from "@damim/sync/change.ts";
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { recordKinds } from "@damim/domain/registry/record-kinds.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { createIndexedDbStorage } from "@damim/sync/client/indexeddb-storage.ts";
import { createRounds, SyncFailure } from "@damim/sync/client/rounds.ts";
import { openStore } from "@damim/sync/client/open-store.ts";
import type { Store } from "@damim/sync/client/store.ts";
import { parseSyncReply, PROTOCOL_VERSION, type SyncRequest } from "@damim/sync/protocol.ts";
import type { ReleaseBrowser } from "./release-browser.ts";

export const RELEASE_TEACHER = {
  email: "released@saebom.example",
  password: "chalk-and-duster-2026",
} as const;

const create = (kind: string, id: string, set: object) => ({
  kind,
  id,
  set: { [DEAD]: false, ...set },
});

/** Invented. Every kind of record, with what makes rows different: edited, emptied, deleted, made again. */
const student = (number: number, name: string, rest: object = {}) =>
  create("student", `019aa0c4-0000-7000-8000-${String(number).padStart(12, "0")}`, {
    number,
    name,
    ...rest,
  });
const first = student(1, "강하늘", {
  sex: "female",
  birthday: "2017-05-04",
  note: "땅콩 알레르기",
});
const second = student(2, "=남궁'별", { guardianPhone: "010-0000-0002", classKey: "3-2" });
const third = student(3, "전학간아이", { note: "11월에 전학" });
const late = create("attendanceMark", `2026-11-18~${first.id}~late`, {
  day: "2026-11-18",
  studentId: first.id,
  kind: "late",
  reason: "unexcused",
  note: "버스를 놓침",
});
const absent = create("attendanceMark", `2026-11-19~${second.id}~absent`, {
  day: "2026-11-19",
  studentId: second.id,
  kind: "absent",
  reason: "illness",
});
const missed = create("attendanceMark", `2026-11-20~${second.id}~classMissed`, {
  day: "2026-11-20",
  studentId: second.id,
  kind: "classMissed",
  reason: "excused",
  periods: [3, 4],
  lesson6: "unexcused",
});
const checkIn = create("checkIn", `2026-11-20~${first.id}`, {
  day: "2026-11-20",
  studentId: first.id,
  state: "awaited",
});
const setting = create("schoolYear", "2026", {
  mode: "homeroom",
  teachesOtherClasses: true,
  school: "새봄초등학교",
  grade: 3,
  classNo: "2",
});

const edit = (row: { kind: string; id: string }, set: object) => ({
  kind: row.kind,
  id: row.id,
  set: { ...set },
});

/**
 * A teacher's life in small, by the doors that a page uses: an account, a class, edits, deletions, a
 * record of a kind that this version does not know, and a device that lost its network in between.
 */
export async function writeReleaseYear(browser: ReleaseBrowser) {
  await browser.post("auth/sign-up/email", { ...RELEASE_TEACHER, name: "한유진" });
  await browser.post("device", { use: "own" });
  const session: unknown = await (await browser.fetch("session")).json();
  const uid = String(Reflect.get(Object(Reflect.get(Object(session), "user")), "id"));
  const factory = new IDBFactory();
  const databaseName = `damim-${uid}`;
  const storage = createIndexedDbStorage({ factory, name: databaseName });
  const open = (scope: string): Promise<Store> =>
    openStore({ scope, kinds: recordKinds, storage, deviceId: "release1", now: Date.now });
  const profile = await open(profileScope(uid));
  const year = await open(yearScope(uid, 2026));
  let isCut = false;
  const rounds = createRounds({
    stores: () => [profile, year],
    async send(request) {
      if (isCut) throw new SyncFailure("later");
      return exchange(browser, request);
    },
    setTimer: () => () => undefined,
    chance: () => 0,
  });
  const sync = async (): Promise<void> => {
    rounds.retryNow();
    while (rounds.state() === "sending") await new Promise((resolve) => setImmediate(resolve));
  };

  await profile.write([setting]);
  await year.write([first, second, third, late, absent, missed, checkIn]);
  await sync();
  await year.write([edit(first, { note: "땅콩·호두 알레르기", fieldOfTomorrow: { deep: [1] } })]);
  await year.write([edit(second, { guardianPhone: null }), edit(late, { [DEAD]: true })]);
  await year.write([edit(third, { [DEAD]: true }), edit(missed, { [DEAD]: true })]);
  await sync();
  await year.write([missed, edit(missed, { note: "보건실" })]);
  await sync();
  await year.write([create("kindOfTomorrow", "k1", { text: "이 판은 모르는 기록" })]);
  await year.write([edit(absent, { note: "가".repeat(501) })]);
  await sync();

  const rowsByScope = Object.fromEntries(
    await Promise.all(
      [profile, year].map(async ({ scope }) => {
        const request = { protocol: PROTOCOL_VERSION, scopes: [{ scope, since: 0, ops: [] }] };
        const reply = await exchange(browser, request);
        return [scope, reply.scopes[0]?.rows ?? []] as const;
      }),
    ),
  );
  isCut = true;
  await year.write([student(4, "새로온아이")]);
  await year.write([edit(first, { name: "강하늘빛" })]);
  await sync();
  const expected = {
    uid,
    rowsByScope,
    pending: year.pending().map(({ kind, id, set }) => ({ kind, id, set })),
    refused: year.refused().map(({ kind, id, refusal }) => ({ kind, id, refusal })),
  };
  rounds.stop();
  for (const store of [profile, year]) store.close();
  storage.close();
  return { factory, databaseName, expected };
}

async function exchange(browser: ReleaseBrowser, request: SyncRequest) {
  const reply = parseSyncReply(await browser.post("sync", request));
  if (!reply.ok) throw new Error(`the answer was not understood: ${reply.refusal.type}`);
  return reply.value;
}
