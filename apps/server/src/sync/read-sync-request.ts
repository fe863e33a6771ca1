import {
  OPS_PER_SCOPE_LIMIT,
  parseSyncRequest,
  PROTOCOL_VERSION,
  type SyncRequest,
} from "@damim/sync/protocol.ts";
import type { Context } from "hono";
import { HttpFailure } from "../http/http-failure.ts";
import { malformed, readJson } from "../http/parse-body.ts";
import type { AppEnv } from "../http/route.ts";

/** A device sends half a million signs and one op at most, each in three bytes. */
export const SYNC_BYTES = 3 * 1024 * 1024;

/** Of all scopes together a device sends as many as of one. */
const MOST_OPS = 2 * OPS_PER_SCOPE_LIMIT;

/** The round of sync that a request carries; another shape or version is told how to go on. */
export async function readSyncRequest(c: Context<AppEnv>): Promise<SyncRequest> {
  const sent = await readJson(c);
  if (countOps(sent) > MOST_OPS) throw malformed("scopes");
  const parsed = parseSyncRequest(sent);
  if (parsed.ok) return parsed.value;
  if (parsed.refusal.type === "MessageMalformed") throw malformed(parsed.refusal.at);
  throw toOtherProtocol(parsed.refusal.protocol);
}

/** Says who is the older one: a page is opened anew, a server is waited for. */
function toOtherProtocol(asked: number): HttpFailure {
  return asked < PROTOCOL_VERSION
    ? new HttpFailure(
        426,
        "PageTooOld",
        "담임이 새 버전으로 바뀌었어요. 화면을 새로 열어 주세요. 쓰신 내용은 이 기기에 있고, 새로 열면 이어서 보내요.",
      )
    : new HttpFailure(
        426,
        "ServerTooOld",
        "서버가 아직 이 화면보다 오래됐어요. 쓰신 내용은 이 기기에 있고, 서버가 새 버전이 되면 저절로 보내요.",
      );
}

/** Of what is not checked yet: checking a hundred thousand ops would take longer than refusing them. */
function countOps(sent: unknown): number {
  const scopes: unknown = Object(sent).scopes;
  if (!Array.isArray(scopes)) return 0;
  return scopes.reduce((count: number, scope: unknown) => {
    const ops: unknown = Object(scope).ops;
    return count + (Array.isArray(ops) ? ops.length : 0);
  }, 0);
}
