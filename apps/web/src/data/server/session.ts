import {
  isSignOutOwed,
  readRememberedSession,
  saveRememberedSession,
  saveSignOutOwed,
} from "../../platform/kept/session-memory.ts";
import { sendRequest } from "../../platform/server/send-request.ts";
import { findField, findText } from "./json-fields.ts";

/** 내 기기 or 함께 쓰는 기기. */
export type DeviceUse = "own" | "shared";

/** Who is signed in on this page. `deviceUse` is missing until the device question is answered. */
export interface Teacher {
  readonly uid: string;
  readonly email: string;
  readonly nickName: string;
  readonly deviceUse?: DeviceUse;
  /** 둘러보기: a made-up class in this page alone, and no server behind it. */
  readonly isTrying?: true;
}

let isGoogleConfigured = false;
let isTryConfigured = false;

/** Whether the server offered 「Google로 로그인」 when it was last asked who is here. */
export function isGoogleOffered(): boolean {
  return isGoogleConfigured;
}

/** Whether the server offered 「둘러보기」 when it was last asked who is here. */
export function isTryOffered(): boolean {
  return isTryConfigured;
}

/**
 * `undefined` teacher: signed out. A rejected promise: the server could not be asked. Who signed out here
 * without a network is signed out at the server first: the cookie must not let the next person in.
 */
export async function fetchTeacher(signal?: AbortSignal): Promise<Teacher | undefined> {
  if (isSignOutOwed()) await endSession();
  if (isSignOutOwed()) throw new Error("the last session here could not be ended yet");
  const response = await sendRequest("session", { signal });
  if (!response.ok) throw new Error(`session answered ${response.status}`);
  const answer: unknown = await response.json();
  isGoogleConfigured = findField(answer, "google") === true;
  isTryConfigured = findField(answer, "try") === true;
  const user = findField(answer, "user");
  if (user === null) return undefined;
  const teacher = parseTeacher({
    uid: findField(user, "id"),
    email: findField(user, "email"),
    nickName: findField(user, "nickName"),
    deviceUse: findField(answer, "device", "use"),
  });
  if (!teacher) throw new Error("session answered something else");
  return teacher;
}

/** Never rejects: a server that cannot be told now is told by the next start, before anything else. */
export async function endSession(): Promise<void> {
  saveSignOutOwed(true);
  try {
    const response = await sendRequest("auth/sign-out", { body: {} });
    if (response.ok || response.status === 401) saveSignOutOwed(false);
  } catch {
    // Still owed.
  }
}

/** Somebody signs in here: their session takes the place of one that was still to be ended. */
export function forgetOwedSignOut(): void {
  saveSignOutOwed(false);
}

/** The teacher of the last start on an own device, so that this start need not wait for the network. */
export function readRememberedTeacher(): Teacher | undefined {
  const text = readRememberedSession();
  if (!text) return undefined;
  try {
    const teacher = parseTeacher(JSON.parse(text));
    return teacher?.deviceUse === "own" ? teacher : undefined;
  } catch {
    return undefined;
  }
}

/** Shared devices remember nobody. */
export function rememberTeacher(teacher: Teacher | undefined): void {
  saveRememberedSession(teacher?.deviceUse === "own" ? JSON.stringify(teacher) : undefined);
}

function parseTeacher(json: unknown): Teacher | undefined {
  const [uid, email, nickName] = ["uid", "email", "nickName"].map((name) => findText(json, name));
  if (!uid || email === undefined || nickName === undefined) return undefined;
  const use = findField(json, "deviceUse");
  return {
    uid,
    email,
    nickName,
    ...(use === "own" || use === "shared" ? { deviceUse: use } : {}),
  };
}
