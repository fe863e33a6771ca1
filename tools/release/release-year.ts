import { DEAD } from "@damim/sync/change.ts";
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { assignScope } from "@damim/domain/class-assignment/assign-scope.ts";
import { checkedKinds, type KeptKind } from "@damim/domain/registry/checked-kinds.ts";
import { toOpensAt } from "@damim/domain/time-capsule/capsule-time.ts";
import { VERSION_FIELD } from "@damim/sync/kind.ts";
import { createRandom } from "@damim/sync/testing/random.ts";
import * as v from "valibot";
import { recordKinds } from "@damim/domain/registry/record-kinds.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { createIndexedDbStorage } from "@damim/sync/client/indexeddb-storage.ts";
import { createRounds, SyncFailure } from "@damim/sync/client/rounds.ts";
import { openStore } from "@damim/sync/client/open-store.ts";
import type { Store } from "@damim/sync/client/store.ts";
import { parseSyncReply, PROTOCOL_VERSION, type SyncRequest } from "@damim/sync/protocol.ts";
import { sampleRow } from "./sample-row.ts";
import type { ReleaseBrowser } from "./release-browser.ts";

export const RELEASE_TEACHER = {
  email: "released@saebom.example",
  password: "chalk-and-duster-2026",
} as const;

/** Nobody signs in to it. */
const RELEASE_OTHER = {
  email: "other@saebom.example",
  password: "chalk-and-duster-2026",
} as const;

/** Makes an account; answers its id. */
async function signUp(
  browser: ReleaseBrowser,
  account: typeof RELEASE_TEACHER | typeof RELEASE_OTHER,
): Promise<string> {
  await browser.post("auth/sign-up/email", { ...account, name: "한유진" });
  const session: unknown = await (await browser.fetch("session")).json();
  return String(Reflect.get(Object(Reflect.get(Object(session), "user")), "id"));
}

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

/** Those that dice do not find: fields that hang together. */
const ownSamples: Readonly<Record<string, object>> = {
  survey: {
    title: "가족 조사",
    source: "own",
    doubles: "last",
    questions: [
      { id: "q1", head: "형제가 몇 명인가요?", type: "single", options: ["없음", "1명"] },
    ],
  },
  answer: {
    surveyId: "019aa0c4-0000-7000-8000-000000000001",
    row: 1,
    studentId: first.id,
    values: { q1: "1명" },
    state: "sure",
  },
  lessonChange: { type: "swap", a: "2026-11-20~3", b: "2026-11-20~4", at: 1_795_132_800_000 },
  bells: {
    name: "월요일",
    days: "1",
    rows: [{ id: "b1", label: "1교시", from: "09:00", to: "09:40", type: "lesson", period: 1 }],
  },
  // Switched off: the other rows are plain.
  vault: {
    keyId: "019aa0c4-0000-7000-8000-00000000ae01",
    wrapped: { kdf: "pbkdf2-sha256", salt: "c2FsdA", rounds: 600_000, iv: "aXY", key: "a2V5" },
    recovery: { kdf: "hkdf-sha256", salt: "c2FsdA", rounds: 1, iv: "aXY", key: "a2V5" },
    isOff: true,
  },
  consult: {
    day: "2026-11-20",
    time: "16:00",
    minutes: 20,
    studentIds: [first.id],
    who: "guardian",
    whoNote: "어머니",
    way: "phone",
    body: "3월보다 글씨가 또렷해졌다고 하심",
  },
  councilPack: {
    madeOn: "2026-11-20",
    facts: { asked: [], database: "sqlite", backupKeep: 14, topics: [] },
    factsHash: "0a".repeat(32),
  },
  bookingPlan: {
    title: "2학기 상담",
    hours: [{ day: "2026-11-25", from: "14:30", to: "16:30" }],
    minutes: 20,
    gap: 0,
    ways: ["face", "phone"],
    closesHoursBefore: 1,
    confirm: "teacher",
    state: "open",
  },
  draw: { kind: "order", terms: "모둠 순서", seed: "0a".repeat(32), seal: "0a".repeat(10) },
};
/** Written by hand above, or by the server alone. */
const known = [
  "student",
  "attendanceMark",
  "checkIn",
  "schoolYear",
  "pushTokens",
  "seal",
  "destruction",
  "familyReport",
];

/** A row of every other kind whose place it is, found by dice that always fall alike. */
function listSamples(place: KeptKind["scope"]) {
  const random = createRandom(2026);
  return checkedKinds
    .filter(({ name, scope }) => scope === place && !known.includes(name))
    .map(({ name, schema, version }, at) => {
      const set = ownSamples[name] ?? sampleRow(random, schema);
      if (!v.is(schema, set)) throw new Error(`no row of ${name} was found: write one by hand`);
      const form = version > 1 ? { [VERSION_FIELD]: version } : {};
      const id = `019aa0c4-0000-7000-8000-0000000001${String(at).padStart(2, "0")}`;
      return create(name, id, { ...form, ...Object(set) });
    });
}

const ASSIGN = "019aa0c4-0000-7000-8000-00000000a551";

/** A second account, whose device hears by push: the row of it is the server's own, and in no archive. */
export async function writeOther(browser: ReleaseBrowser): Promise<string> {
  const uid = await signUp(browser, RELEASE_OTHER);
  await browser.post("device", { use: "own" });
  await browser.post("push/subscriptions", {
    endpoint: "https://fcm.googleapis.com/fcm/send/released",
    keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) },
  });
  return uid;
}

/** What a teacher does beside the records. */
async function doTheRest(browser: ReleaseBrowser): Promise<void> {
  await browser.post("assign", { id: ASSIGN });
  await browser.post("capsules", {
    id: "019aa0c4-0000-7000-8000-00000000ca95",
    opensAt: toOpensAt(addDays(toSeoulDay(Date.now()), 100)),
  });
  await browser.post("links", { kind: "ical", target: "events" });
  const room: unknown = await browser.post("pad/rooms", {
    roomName: "3-2 국어",
    members: [{ studentId: first.id, number: 1, name: "강하늘" }],
    room: { board: "wall", entry: "tiles", names: "name" },
  });
  const link = String(Reflect.get(Object(room), "link"));
  await browser.post("pad/enter", { key: new URL(link).hash.replace("#k=", "") });
  await browser.post("pad/claim", { number: 1 });
}

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
  const uid = await signUp(browser, RELEASE_TEACHER);
  await browser.post("device", { use: "own" });
  await doTheRest(browser);
  const factory = new IDBFactory();
  const databaseName = `damim-${uid}`;
  const storage = createIndexedDbStorage({ factory, name: databaseName });
  const open = (scope: string): Promise<Store> =>
    openStore({ scope, kinds: recordKinds, storage, deviceId: "release1", now: Date.now });
  const profile = await open(profileScope(uid));
  const year = await open(yearScope(uid, 2026));
  const assign = await open(assignScope(ASSIGN));
  let isCut = false;
  const rounds = createRounds({
    stores: () => [profile, year, assign],
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

  await profile.write([setting, ...listSamples("profile")]);
  await year.write(listSamples("year"));
  await assign.write(listSamples("assign"));
  await sync();
  if ([profile, year, assign].some((store) => store.refused().length > 0)) {
    throw new Error(JSON.stringify([profile, year, assign].flatMap((store) => store.refused())));
  }
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
      [profile, year, assign].map(async ({ scope }) => {
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
  for (const store of [profile, year, assign]) store.close();
  storage.close();
  return { factory, databaseName, expected };
}

async function exchange(browser: ReleaseBrowser, request: SyncRequest) {
  const reply = parseSyncReply(await browser.post("sync", request));
  if (!reply.ok) throw new Error(`the answer was not understood: ${reply.refusal.type}`);
  return reply.value;
}
