import { DEAD } from "@damim/sync/change.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { randomUUID } from "node:crypto";
import type { AttendanceMark } from "@damim/domain/attendance/attendance-mark.ts";
import { toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import {
  openSchoolYears,
  recordSchoolYear,
  type SchoolYear,
} from "@damim/domain/school-year/school-year.ts";
import { isSchoolOpen, plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { OPS_PER_SCOPE_LIMIT, PROTOCOL_VERSION, type SyncReply } from "@damim/sync/protocol.ts";
import type { APIRequestContext, BrowserContext } from "playwright-core";
import { now } from "./fixed-day.ts";
import type { RunningDamim } from "./start-damim.ts";

export interface Teacher {
  readonly email: string;
  readonly password: string;
  readonly nickName: string;
}

/** A teacher who is known to the server, with the class that was pushed for her. */
export interface KnownTeacher extends Teacher {
  readonly uid: string;
  readonly students: readonly RosterStudent[];
}

export interface ClassOptions {
  readonly studentCount: number;
  readonly deviceUse?: "own" | "shared";
  /** Of the first pupil, for a name that is searched for. */
  readonly firstName?: string;
  /** What else is known of each pupil; else a number and a name. */
  readonly describe?: (student: RosterStudent) => RosterStudent;
  readonly marks?: (students: readonly RosterStudent[]) => readonly AttendanceMark[];
}

export const today: CalendarDay = toSeoulDay(now());
/** The year that a record of today belongs to. */
export const recordYear: SchoolYear = recordSchoolYear(today);

export function buildTeacher(): Teacher {
  return {
    email: `yujin.${randomUUID().slice(0, 8)}@saebom.example`,
    password: "chalk-and-duster-2026",
    nickName: "한유진",
  };
}

export function buildStudents(count: number): readonly RosterStudent[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `019aa0c4-0000-7000-8000-${String(index + 1).padStart(12, "0")}`,
    number: index + 1,
    name: `${FAMILY_NAMES[index % FAMILY_NAMES.length]}${GIVEN_NAMES[index % GIVEN_NAMES.length]}`,
  }));
}

const FAMILY_NAMES = ["강", "권", "김", "남궁", "류", "박", "서", "이", "정", "최", "한"];
const GIVEN_NAMES = ["도윤", "서아", "가온", "하린", "지호", "채원", "건우"];

/**
 * A new account with this year's class, made by the doors that a page uses. The device of `context` is
 * signed in afterwards and has said whose it is, so that its next page opens on the main screen.
 */
export async function openTeacher(
  damim: RunningDamim,
  context: BrowserContext,
  { deviceUse = "own", ...options }: ClassOptions,
): Promise<KnownTeacher> {
  const teacher = await signUp(damim, context);
  await post(damim, context.request, "device", { use: deviceUse });
  return pushClass(damim, context, teacher, options);
}

/** A new account, signed in on the device of `context`, which has not said whose it is. */
export async function signUp(damim: RunningDamim, context: BrowserContext): Promise<Teacher> {
  const teacher = buildTeacher();
  const { email, password, nickName } = teacher;
  await beginDay(context);
  await post(damim, context.request, "auth/sign-up/email", { email, password, name: nickName });
  return teacher;
}

/**
 * The device has seen the day begin, at whatever hour the journeys run: the morning has opened by itself, and 「자리
 * 보기」 was pressed, so that the seats stand on 오늘.
 */
export async function beginDay(context: BrowserContext, day: CalendarDay = today): Promise<void> {
  await context.addInitScript((begun) => {
    // An empty page has no storage. Once a tab: signing out leaves nothing, and nothing comes back.
    if (origin === "null" || sessionStorage.getItem("hadMorning")) return;
    sessionStorage.setItem("hadMorning", begun);
    localStorage.setItem("lastMorning", begun);
    localStorage.setItem("seatsShown", begun);
  }, day);
}

/** Gives the teacher who is signed in on the device of `context` a school year and a class. */
export async function pushClass(
  damim: RunningDamim,
  context: BrowserContext,
  teacher: Teacher,
  { studentCount, firstName, describe, marks }: Omit<ClassOptions, "deviceUse">,
): Promise<KnownTeacher> {
  const { request } = context;
  const uid = await findUid(damim, request);
  const students = buildStudents(studentCount)
    .map((student) =>
      firstName && student.number === 1 ? { ...student, name: firstName } : student,
    )
    .map((student) => describe?.(student) ?? student);
  const setting = {
    mode: "homeroom",
    teachesOtherClasses: false,
    school: "새봄초등학교",
    grade: 3,
    classNo: "2",
  };
  const years = openSchoolYears(today).map((year) => ({
    kind: "schoolYear",
    id: String(year),
    set: setting,
  }));
  await push(damim, request, profileScope(uid), years);
  await push(damim, request, yearScope(uid, recordYear), [
    ...students.map(({ id, ...student }) => ({ kind: "student", id, set: student })),
    ...(marks?.(students) ?? []).map((mark) => ({
      kind: "attendanceMark",
      id: toMarkId(mark),
      set: { ...mark },
    })),
  ]);
  await haveSchoolToday(damim, request, uid);
  return { ...teacher, uid, students };
}

/** Journeys also run on Sundays: the teacher has said that her school is open, so that a mark of today asks nothing. */
export async function haveSchoolToday(
  damim: RunningDamim,
  request: APIRequestContext,
  uid: string,
): Promise<void> {
  if (isSchoolOpen(plainCalendar, today)) return;
  const set = { day: today, type: "open", label: "" };
  await push(damim, request, yearScope(uid, recordYear), [{ kind: "ownDay", id: today, set }]);
}

/** A day without lessons near today, in the year of today. */
export function findClosedDay(): CalendarDay {
  const day = Array.from({ length: 15 }, (_, index) => addDays(today, index - 7)).find(
    (each) =>
      each !== today && recordSchoolYear(each) === recordYear && !isSchoolOpen(plainCalendar, each),
  );
  if (day === undefined) throw new Error("no weekend in two weeks");
  return day;
}

/** Of the teacher who is signed in on this device. */
export async function findUid(damim: RunningDamim, request: APIRequestContext): Promise<string> {
  const session = await (await request.get(`${damim.url}api/session`)).json();
  return session.user.id;
}

/** Signs a teacher in on one more device, which says whose it is. */
export async function signIn(
  damim: RunningDamim,
  context: BrowserContext,
  { email, password }: Teacher,
  deviceUse: "own" | "shared" = "own",
): Promise<void> {
  await beginDay(context);
  await post(damim, context.request, "auth/sign-in/email", { email, password });
  await post(damim, context.request, "device", { use: deviceUse });
}

/** A request as a page of ours would make it. Throws unless the server says yes. */
export async function post(
  damim: RunningDamim,
  request: APIRequestContext,
  path: string,
  data: unknown,
): Promise<unknown> {
  const answer = await request.post(`${damim.url}api/${path}`, {
    data,
    headers: { origin: new URL(damim.url).origin },
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

interface NewRow {
  readonly kind: string;
  readonly id: string;
  readonly set: Readonly<Record<string, unknown>>;
}

export async function push(
  damim: RunningDamim,
  request: APIRequestContext,
  scope: string,
  rows: readonly NewRow[],
): Promise<void> {
  // An hour ago: what is done on screen wins over it.
  const at = now() - 3_600_000;
  const ops = rows.map(({ kind, id, set }, n) => ({
    n,
    kind,
    id,
    set: { [DEAD]: false, ...set },
    at: toStamp(at, n, "seed"),
  }));
  for (let from = 0; from < ops.length; from += OPS_PER_SCOPE_LIMIT) {
    const part = ops.slice(from, from + OPS_PER_SCOPE_LIMIT);
    const sent = { protocol: PROTOCOL_VERSION, scopes: [{ scope, since: 0, ops: part }] };
    const reply = JSON.stringify(await post(damim, request, "sync", sent));
    if (reply.includes('"refusal"')) throw new Error(`the class was refused: ${reply}`);
  }
}

/** The living rows of a kind as the server has them. */
export async function readRows(
  damim: RunningDamim,
  request: APIRequestContext,
  scope: string,
  kind: string,
): Promise<readonly Fields[]> {
  const sent = { protocol: PROTOCOL_VERSION, scopes: [{ scope, since: 0, ops: [] }] };
  const reply = (await post(damim, request, "sync", sent)) as SyncReply;
  return reply.scopes.flatMap(({ rows }) =>
    rows.flatMap(([of, , fields]) => (of === kind && fields ? [fields] : [])),
  );
}
