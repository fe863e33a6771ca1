import type { Queries } from "../db/schema.ts";
import type { SignedIn } from "../session/find-session.ts";

/** A school's shared computer is signed out by itself after a working day. */
export const SHARED_SESSION_MS = 12 * 3600 * 1000;
const OWN_SESSION_MS = 30 * 24 * 3600 * 1000;

/** Remembers whose device a session is on, and lets it last accordingly from `now` on. */
export async function saveSessionDevice(
  queries: Queries,
  sessionId: string,
  { device, now }: { readonly device: NonNullable<SignedIn["device"]>; readonly now: number },
): Promise<void> {
  const lastsMs = device.use === "shared" ? SHARED_SESSION_MS : OWN_SESSION_MS;
  await queries
    .updateTable("sessions")
    .set({
      device_id: device.id,
      device_use: device.use,
      expires_at: new Date(now + lastsMs).toISOString(),
    })
    .where("id", "=", sessionId)
    .execute();
}

/**
 * A teacher who signs in again where she still is signed in, as the lock asks for at Google, stays on the same
 * device: the new session takes over what was answered about it, and the old one ends. Another teacher's does not.
 */
export async function takeOverDevice(
  queries: Queries,
  {
    before,
    token,
    now,
  }: { readonly before: SignedIn; readonly token: string; readonly now: number },
): Promise<void> {
  const next = await queries
    .selectFrom("sessions")
    .select("id")
    .where("token", "=", token)
    .where("user_id", "=", before.user.id)
    .executeTakeFirst();
  if (!next || next.id === before.sessionId) return;
  if (before.device) await saveSessionDevice(queries, next.id, { device: before.device, now });
  await queries.deleteFrom("sessions").where("id", "=", before.sessionId).execute();
}
