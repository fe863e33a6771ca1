import type { Context } from "hono";
import type { Config } from "../base/settings/config.ts";
import { DatabaseTrouble } from "../db/database-failure.ts";
import type { AppEnv } from "../http/route.ts";
import type { Auth } from "./auth/create-auth.ts";
import { readAnswer } from "./to-auth-answer.ts";

export interface AuthCall {
  /** Another half of the accounts than that of the request. */
  readonly auth?: Auth;
  readonly method: "GET" | "POST";
  /** Below `api/auth/`, as better-auth names it. */
  readonly path: string;
  readonly body?: unknown;
  readonly query?: URLSearchParams;
  /** The cookies to go along, by the ends of their names; all without it. */
  readonly cookies?: readonly string[];
}

/**
 * Hands better-auth a request that has only the fields we mean. Its answer is not fit to be sent on. Rejects with
 * `DatabaseTrouble` where the database did not answer: that is no answer to what was asked, as a wrong password is.
 */
export async function callAuth(
  c: Context<AppEnv>,
  { origin, basePath }: Pick<Config, "origin" | "basePath">,
  call: AuthCall,
): Promise<Response> {
  const headers = new Headers(c.req.raw.headers);
  headers.delete("content-length");
  headers.delete("content-type");
  // Looked at before (`http/origin-check.ts`), and by an address that better-auth was not told of.
  headers.set("origin", origin);
  if (call.cookies) headers.set("cookie", pickCookies(c, call.cookies));
  if (call.body !== undefined) headers.set("content-type", "application/json");
  const query = call.query ? `?${call.query.toString()}` : "";
  const answer = await (call.auth ?? c.var.auth).handler(
    new Request(`${origin}${basePath}api/auth/${call.path}${query}`, {
      method: call.method,
      headers,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    }),
  );
  if (answer.status === 503) throw new DatabaseTrouble((await readAnswer(answer)).code);
  return answer;
}

/** The value of one of better-auth's signed cookies without its signature, unchecked. */
export function readUnchecked(c: Context<AppEnv>, name: string): string | undefined {
  const cookie = pickCookies(c, [name]);
  const value = cookie.slice(cookie.indexOf("=") + 1);
  try {
    return cookie ? decodeURIComponent(value).split(".")[0] : undefined;
  } catch {
    return undefined;
  }
}

function pickCookies(c: Context<AppEnv>, names: readonly string[]): string {
  // Over https only the names count that http cannot set.
  const prefix = c.var.arrival.type === "secure" ? "__Host-damim." : "damim.";
  const wanted = names.map((name) => prefix + name);
  return (c.req.header("cookie") ?? "")
    .split(/;\s*/)
    .filter((pair) => wanted.includes(pair.slice(0, pair.indexOf("="))))
    .join("; ");
}
