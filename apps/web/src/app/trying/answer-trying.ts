import { findMadeUp } from "./made-up-posts.ts";
import { NOT_SENT } from "./not-sent.ts";

/** Asked by the page itself, not by a press: nobody has to hear that it went nowhere. */
const QUIET = /^(?:report|push|cafe\/letters|templates\/[^/]+\/use)\b/;

/**
 * In place of the server: three posts of each part of 쌤마당 are there to be read, everything else is refused in the
 * shape of the server's own refusals. `onRefused` hears of what a hand did.
 */
export function answerTrying(path: string, method: string, onRefused: () => void): Response {
  const isRead = method === "GET";
  const found = isRead ? findMadeUp(path) : undefined;
  if (found) return Response.json(found);
  if (!isRead && !QUIET.test(path)) onRefused();
  return Response.json({ error: { type: "Trying", message: `${NOT_SENT}.` } }, { status: 403 });
}
