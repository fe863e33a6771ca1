import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "../http/route.ts";

const LASTS_SECONDS = 400 * 24 * 3600;

/**
 * Remembers that a teacher was let in here once, so that strangers who guess elsewhere cannot use up her
 * tries. Worth nothing by itself: password and code are asked for as ever.
 */
export function createKnownDevices(secret: string) {
  const toMark = (userId: string): string =>
    createHmac("sha256", secret).update(`known device ${userId}`).digest("base64url");
  return {
    isKnown(c: Context<AppEnv>, userId: string): boolean {
      const mark = Buffer.from(getCookie(c, toName(c)) ?? "");
      const right = Buffer.from(toMark(userId));
      return mark.length === right.length && timingSafeEqual(mark, right);
    },
    remember(c: Context<AppEnv>, userId: string): void {
      setCookie(c, toName(c), toMark(userId), {
        maxAge: LASTS_SECONDS,
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        secure: c.var.arrival.type === "secure",
      });
    },
  };
}

function toName(c: Context<AppEnv>): string {
  return c.var.arrival.type === "secure" ? "__Host-damim.known" : "damim.known";
}
