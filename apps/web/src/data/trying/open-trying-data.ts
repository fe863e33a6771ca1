import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { ClubEntry } from "@damim/domain/club/club-reply.ts";
import { recordKinds } from "@damim/domain/registry/record-kinds.ts";
import type { SampleRow } from "@damim/domain/sample-class/sample-row.ts";
import { listSampleRows, SAMPLE_TEACHER } from "@damim/domain/sample-class/sample-rows.ts";
import { openSchoolYears } from "@damim/domain/school-year/school-year.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { NOTICES_SCOPE, SWITCHES_SCOPE } from "@damim/domain/site/site-scope.ts";
import { noticeKind } from "@damim/domain/notice/notice.ts";
import { siteSwitchKind } from "@damim/domain/site/site-switch.ts";
import { NEW_MARK } from "@damim/sync/client/mark.ts";
import { openStore } from "@damim/sync/client/open-store.ts";
import type { Rounds } from "@damim/sync/client/rounds.ts";
import type { BaseRow, ClientStorage } from "@damim/sync/client/storage.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { currentTime } from "../../platform/clock.ts";
import { newDeviceTag } from "../../platform/random.ts";
import { toYears } from "../clubs/to-years.ts";
import type { Bytes } from "../files/file-box.ts";
import type { TeacherFiles } from "../files/teacher-files.ts";
import { createUndoHistory } from "../history/undo-history.ts";
import type { Teacher } from "../server/session.ts";
import type { Store, TeacherData } from "../teacher-data.ts";

const UID = "trying";
const teacher: Teacher = {
  uid: UID,
  email: "",
  nickName: SAMPLE_TEACHER,
  deviceUse: "shared",
  isTrying: true,
};

/** Nothing is sent and nothing is fetched: what was written waits for as long as the page lives. */
const noRounds: Rounds = {
  poke: () => undefined,
  pokeAhead: () => undefined,
  retryNow: () => undefined,
  applyFrame: () => undefined,
  state: () => "idle",
  stop: () => undefined,
};

/**
 * The data of 둘러보기: a class that is made up, in this page's memory alone. Screens read and write it as any other;
 * there is no server behind it, and it is gone with the page.
 */
export async function openTryingData(): Promise<TeacherData> {
  const today = toSeoulDay(currentTime());
  const deviceId = newDeviceTag();
  const open = (scope: string, rows: readonly SampleRow[] = []): Promise<Store> =>
    openStore({
      scope,
      kinds: [...recordKinds, noticeKind, siteSwitchKind],
      storage: createPageStorage(rows.map((row) => toBaseRow(row, today))),
      now: currentTime,
      deviceId,
    });
  const sample = listSampleRows(today);
  const yearNumbers = openSchoolYears(today);
  const [profile, notices, switches, ...yearStores] = await Promise.all([
    open(profileScope(UID), sample.profile),
    open(NOTICES_SCOPE),
    open(SWITCHES_SCOPE),
    ...yearNumbers.map((year) =>
      open(yearScope(UID, year), year === sample.year ? sample.ofYear : []),
    ),
  ]);
  const stores = [profile, ...yearStores, notices, switches];
  const pastYears = new Map<number, Promise<Store>>();
  const files = createPageFiles();
  return {
    teacher,
    account: { deletionAt: undefined, role: null, suspendedUntil: undefined },
    keeping: "memory",
    profile,
    site: { notices, switches },
    years: toYears(yearNumbers, yearStores),
    stores,
    openYear(year) {
      const opening = pastYears.get(year) ?? open(yearScope(UID, year));
      pastYears.set(year, opening);
      return opening;
    },
    clubs: { list: () => noClubs, hear: () => undefined, open: refuse },
    openAssigns: refuse,
    rounds: noRounds,
    files,
    history: createUndoHistory(),
    now: currentTime,
    clockAheadMs: 0,
    serverClock: { lastHeard: () => undefined, notBefore: () => undefined },
    revocation: undefined,
    isBroken: false,
    firstRound: Promise.resolve("idle"),
    subscribe(listener) {
      const stops = stores.map((store) => store.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    close() {
      files.close();
      for (const store of stores) store.close();
    },
  };
}

const noFiles: readonly never[] = [];
const noClubs: readonly ClubEntry[] = [];
const refuse = (): Promise<never> => Promise.reject(new Error("no server behind this page"));

function toBaseRow({ kind, id, day, fields }: SampleRow, today: CalendarDay): BaseRow {
  // What is written in the page comes later than all of it.
  const time = day < today ? "08:45" : "00:00";
  return {
    kind,
    id,
    data: fields,
    at: toStamp(Date.parse(`${day}T${time}:00+09:00`), 0, "sample"),
  };
}

/** Has these rows, takes everything and keeps nothing: what was written stands in the store. */
function createPageStorage(rows: readonly BaseRow[]): ClientStorage {
  const done = (): Promise<void> => Promise.resolve();
  const mark = { ...NEW_MARK, cursor: 1 };
  return {
    load: () => Promise.resolve({ rows, outbox: [], refused: [], mark }),
    loadRows: done,
    append: done,
    settle: done,
    replaceOps: done,
    removeRefused: done,
    close: () => undefined,
  };
}

/** Photos that were added are there to be looked at; none of them waits for anybody. */
function createPageFiles(): TeacherFiles {
  const closing = new AbortController();
  const kept = new Map<string, Bytes>();
  return {
    waiting: () => noFiles,
    refused: () => noFiles,
    unsavedCount: () => 0,
    add(file, bytes) {
      kept.set(file.id, bytes);
      return Promise.resolve({ type: "stored" });
    },
    saveAgain: () => Promise.resolve(),
    sendAgain: () => undefined,
    discard: (id) => Promise.resolve(void kept.delete(id)),
    read: (id) => Promise.resolve(kept.get(id)),
    keepCopy: () => undefined,
    forgetCopies: async () => undefined,
    poke: () => undefined,
    subscribe: () => () => undefined,
    closed: closing.signal,
    close: () => closing.abort(),
  };
}
