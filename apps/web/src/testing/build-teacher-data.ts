import { createRow } from "@damim/sync/change.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { noticeKind } from "@damim/domain/notice/notice.ts";
import { NOTICES_SCOPE, SWITCHES_SCOPE } from "@damim/domain/site/site-scope.ts";
import { siteSwitchKind } from "@damim/domain/site/site-switch.ts";
import { recordKinds } from "@damim/domain/registry/record-kinds.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import {
  openSchoolYears,
  recordSchoolYear,
  type SchoolYear,
} from "@damim/domain/school-year/school-year.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { createRounds, SyncFailure } from "@damim/sync/client/rounds.ts";
import { openStore } from "@damim/sync/client/open-store.ts";
import type { Store } from "@damim/sync/client/store.ts";
import { openTeacherFiles } from "../data/files/teacher-files.ts";
import type { TeacherData } from "../data/teacher-data.ts";
import { createUndoHistory } from "../data/history/undo-history.ts";
import { createRoomyStorage } from "./create-roomy-storage.ts";
import { buildFileBox } from "./build-file-box.ts";

export const TEST_NOW = Date.parse("2026-11-20T09:00:00+09:00");

/** A teacher with a real store in memory and no network: what is written stays in the outbox. */
export async function buildTeacherData(
  options: {
    readonly students?: readonly Omit<RosterStudent, "id">[];
    /** Epoch ms. */
    readonly at?: number;
  } = {},
): Promise<TeacherData & { readonly year: Store }> {
  const uid = "u-test";
  const at = options.at ?? TEST_NOW;
  const now = () => at;
  const today = toSeoulDay(at);
  const schoolYear = recordSchoolYear(today);
  const open = (scope: string): Promise<Store> =>
    openStore({
      scope,
      kinds: [...recordKinds, noticeKind, siteSwitchKind],
      storage: createRoomyStorage(),
      now,
      deviceId: "test",
    });
  const [profile, notices, switches, year] = await Promise.all([
    open(profileScope(uid)),
    open(NOTICES_SCOPE),
    open(SWITCHES_SCOPE),
    open(yearScope(uid, schoolYear)),
  ]);
  const otherYears = openSchoolYears(today).filter((each) => each !== schoolYear);
  const others = await Promise.all(
    otherYears.map(async (each) => [each, await open(yearScope(uid, each))] as const),
  );
  const students = options.students ?? [];
  await year.write(
    students.map((student, index) =>
      createRow(studentKind.name, `student-${index + 1}`, { ...student }),
    ),
  );
  const stores = [profile, year, ...others.map(([, store]) => store)];
  const pastYears = new Map<SchoolYear, Promise<Store>>();
  const files = await openTeacherFiles({ uid, box: buildFileBox() });
  return {
    teacher: { uid, email: "teacher@example.com", nickName: "한유진", deviceUse: "own" },
    keeping: "memory",
    profile,
    site: { notices, switches },
    clubs: {
      list: () => [],
      hear: () => undefined,
      open: () => Promise.reject(new Error("no club here")),
    },
    openAssigns: () => Promise.reject(new Error("no saved job here")),
    year,
    years: new Map([[schoolYear, year], ...others]),
    stores,
    openYear(past) {
      const opening = pastYears.get(past) ?? open(yearScope(uid, past));
      pastYears.set(past, opening);
      return opening;
    },
    rounds: createRounds({
      stores: () => stores,
      send: () => Promise.reject(new SyncFailure("later")),
      setTimer: () => () => undefined,
      chance: () => 0,
    }),
    files,
    history: createUndoHistory(),
    now,
    clockAheadMs: 0,
    serverClock: { lastHeard: () => undefined, notBefore: () => undefined },
    revocation: undefined,
    account: { deletionAt: undefined, role: null, suspendedUntil: undefined },
    isBroken: false,
    firstRound: Promise.resolve("idle"),
    subscribe(listener) {
      const stops = [files, ...stores].map((each) => each.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    close: () => [files, ...stores].forEach((each) => each.close()),
  };
}
