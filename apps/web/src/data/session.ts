import * as v from "valibot";
import { readRememberedSession, saveRememberedSession } from "../platform/device-preferences.ts";
import { apiUrl } from "./api-url.ts";

const deviceUseSchema = v.picklist(["own", "shared"]);
const userSchema = v.object({ id: v.string(), email: v.string(), nickName: v.string() });
const answerSchema = v.object({
  user: v.nullable(userSchema),
  device: v.nullable(v.object({ id: v.string(), use: deviceUseSchema })),
});
const teacherSchema = v.object({
  uid: v.string(),
  email: v.string(),
  nickName: v.string(),
  deviceUse: v.optional(deviceUseSchema),
});

export type DeviceUse = v.InferOutput<typeof deviceUseSchema>;

/** Who is signed in on this page. `deviceUse` is missing until the device question is answered. */
export type Teacher = v.InferOutput<typeof teacherSchema>;

/** `undefined` teacher: signed out. A rejected promise: the server could not be asked. */
export async function fetchTeacher(signal?: AbortSignal): Promise<Teacher | undefined> {
  const response = await fetch(apiUrl("session"), {
    headers: { accept: "application/json" },
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw new Error(`session answered ${response.status}`);
  const { user, device } = v.parse(answerSchema, await response.json());
  if (!user) return undefined;
  return {
    uid: user.id,
    email: user.email,
    nickName: user.nickName,
    ...(device ? { deviceUse: device.use } : {}),
  };
}

/** The teacher of the last start on an own device, so that this start need not wait for the network. */
export function readRememberedTeacher(): Teacher | undefined {
  const text = readRememberedSession();
  if (!text) return undefined;
  try {
    const parsed = v.safeParse(teacherSchema, JSON.parse(text));
    return parsed.success && parsed.output.deviceUse === "own" ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Shared devices remember nobody. */
export function rememberTeacher(teacher: Teacher | undefined): void {
  saveRememberedSession(teacher?.deviceUse === "own" ? JSON.stringify(teacher) : undefined);
}
