import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Queries } from "../db/schema.ts";
import type { AppEnv } from "../http/route.ts";

// A device is known to an account once somebody was signed in to that account on it. Its cookie is a random
// number that says nothing and opens nothing; it only sets the device apart from strangers who guess.

const DAY_MS = 86_400_000;
/** As long as browsers keep a cookie. */
const KNOWN_DAYS = 400;
const COOKIE = /^[\w-]{20,60}$/;

/** Gives the device its cookie, where it has none, and notes that this account was signed in on it. */
export async function rememberDevice(
  queries: Queries,
  c: Context<AppEnv>,
  { userId, now }: { readonly userId: string; readonly now: number },
): Promise<void> {
  const known = readCookie(c);
  const cookie = known ?? randomBytes(24).toString("base64url");
  const row = { user_id: userId, device_hash: toHash(cookie), seen_at: now };
  const isFresh = known !== undefined && (await wasSeenToday(queries, row));
  if (isFresh) return;
  await queries
    .insertInto("known_devices")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "device_hash"]).doUpdateSet({ seen_at: now }),
    )
    .execute();
  await queries
    .deleteFrom("known_devices")
    .where("seen_at", "<", now - KNOWN_DAYS * DAY_MS)
    .execute();
  const isSecure = isOverHttps(c);
  setCookie(c, toCookieName(isSecure), cookie, {
    secure: isSecure,
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    maxAge: (KNOWN_DAYS * DAY_MS) / 1000,
  });
}

/** The hash of the device's cookie, when the account with this address was signed in on it before. */
export async function findKnownDevice(
  queries: Queries,
  c: Context<AppEnv>,
  email: string,
): Promise<string | undefined> {
  const cookie = readCookie(c);
  if (cookie === undefined) return undefined;
  const found = await queries
    .selectFrom("known_devices")
    .innerJoin("users", "users.id", "known_devices.user_id")
    .select("known_devices.device_hash")
    .where("users.email", "=", email.toLowerCase())
    .where("known_devices.device_hash", "=", toHash(cookie))
    .executeTakeFirst();
  return found?.device_hash;
}

/** Whether an account that was signed in on others before is signed in on a device that is none of them. */
export async function isNewDevice(
  queries: Queries,
  c: Context<AppEnv>,
  email: string,
): Promise<boolean> {
  if ((await findKnownDevice(queries, c, email)) !== undefined) return false;
  const known = await queries
    .selectFrom("known_devices")
    .innerJoin("users", "users.id", "known_devices.user_id")
    .select("known_devices.device_hash")
    .where("users.email", "=", email.toLowerCase())
    .executeTakeFirst();
  return known !== undefined;
}

/** All but this one are strangers again. */
export async function forgetOtherDevices(
  queries: Queries,
  c: Context<AppEnv>,
  userId: string,
): Promise<void> {
  const cookie = readCookie(c);
  await queries
    .deleteFrom("known_devices")
    .where("user_id", "=", userId)
    .where("device_hash", "!=", cookie === undefined ? "" : toHash(cookie))
    .execute();
}

async function wasSeenToday(
  queries: Queries,
  row: { readonly user_id: string; readonly device_hash: string; readonly seen_at: number },
): Promise<boolean> {
  const known = await queries
    .selectFrom("known_devices")
    .select("seen_at")
    .where("user_id", "=", row.user_id)
    .where("device_hash", "=", row.device_hash)
    .executeTakeFirst();
  return known !== undefined && row.seen_at - known.seen_at < DAY_MS;
}

function readCookie(c: Context<AppEnv>): string | undefined {
  const cookie = getCookie(c, toCookieName(isOverHttps(c)));
  return cookie !== undefined && COOKIE.test(cookie) ? cookie : undefined;
}

function isOverHttps(c: Context<AppEnv>): boolean {
  return c.var.arrival.type === "secure";
}

function toCookieName(isSecure: boolean): string {
  return isSecure ? "__Host-damim.device" : "damim.device";
}

function toHash(cookie: string): string {
  return createHash("sha256").update(cookie).digest("hex");
}
