import type { Context } from "hono";
import { findSessionToken } from "../session/find-session.ts";
import type { AppEnv } from "../http/route.ts";
import { answerPage } from "../base/answer-web-request.ts";
import type { WebFiles } from "./web-files.ts";

/** `padIt` and everything below it, of a path without the base path. */
const PAD_PATH = /^padIt(?:\/(.*))?$/s;
/** What a pad page loads: public files, the same for everybody. */
const PAD_FILE = /^(?:assets\/|icon[\w-]*\.(?:svg|png)$)/;

/** Whether a file of the web app may also go through a network where others can read along. */
export function isForPads(name: string): boolean {
  return PAD_FILE.test(name);
}

/**
 * The page for an address of pad rooms; undefined for any other. `padIt/{room}…` is the pupils' page. Bare `padIt`
 * is it too, where a spoken code is typed; for a device on which a teacher is signed in it is the teacher's board,
 * which is the app's own page.
 *
 * Not kept anywhere: what it is depends on cookies, and its address may hold a password.
 */
export async function answerPadPage(
  c: Context<AppEnv>,
  files: WebFiles,
  name: string,
): Promise<Response | undefined> {
  const found = PAD_PATH.exec(name);
  if (!found) return undefined;
  const isPupils = Boolean(found[1]) || isPupil(c);
  c.header("Cache-Control", "no-store");
  c.header("Vary", "Cookie, Accept-Encoding");
  return answerPage(c, files, isPupils ? "pad.html" : "index.html");
}

function isPupil(c: Context<AppEnv>): boolean {
  const { arrival } = c.var;
  if (arrival.type === "exposed") return true;
  return findSessionToken(c.req.raw.headers, arrival.type === "secure") === undefined;
}
