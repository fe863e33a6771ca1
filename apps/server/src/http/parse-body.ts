import type { Context } from "hono";
import * as v from "valibot";
import { HttpFailure } from "./http-failure.ts";
import { readBody } from "./read-body.ts";
import type { AppEnv } from "./route.ts";
import { isPlainJson } from "./scan-json.ts";

const decoder = new TextDecoder();

/** The JSON body of a request, checked; a body that is none or has another shape answers 400. */
export async function parseBody<T>(
  c: Context<AppEnv>,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const parsed = v.safeParse(schema, await readJson(c));
  // PostgreSQL's text cannot hold a NUL and would fail as a bug.
  if (parsed.success && !hasNul(parsed.output)) return parsed.output;
  const [issue] = parsed.issues ?? [];
  throw malformed((issue && v.getDotPath(issue)) ?? "");
}

function hasNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  return typeof value === "object" && value !== null && Object.values(value).some(hasNul);
}

/** Any JSON. Other content types are refused: a foreign page's form cannot send JSON. */
export async function readJson(c: Context<AppEnv>): Promise<unknown> {
  const contentType = c.req.header("content-type") ?? "";
  if (!/^application\/json\b/i.test(contentType)) {
    throw new HttpFailure(415, "JsonExpected", "application/json으로 보내 주세요.");
  }
  const bytes = await readBody(c);
  if (!isPlainJson(bytes)) throw malformed("");
  try {
    return JSON.parse(decoder.decode(bytes)) as unknown;
  } catch {
    throw malformed("");
  }
}

export function malformed(at: string): HttpFailure {
  return new HttpFailure(400, "Malformed", `요청을 읽지 못했어요.${at ? ` (${at})` : ""}`);
}
