import { parseSyncRequest, PROTOCOL_VERSION, type SyncRequest } from "@damim/sync/protocol.ts";
import type { Context } from "hono";
import { HttpFailure } from "../http/http-failure.ts";
import { malformed, readJson } from "../http/parse-body.ts";
import type { AppEnv } from "../http/route.ts";

/** The round of sync that a request carries; another shape or version is told how to go on. */
export async function readSyncRequest(c: Context<AppEnv>): Promise<SyncRequest> {
  const parsed = parseSyncRequest(await readJson(c));
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
        "담임이 새 판으로 바뀌었어요. 화면을 새로 열어 주세요. 쓰신 내용은 이 기기에 있고, 새로 열면 이어서 보내요.",
      )
    : new HttpFailure(
        426,
        "ServerTooOld",
        "서버가 아직 이 화면보다 오래됐어요. 쓰신 내용은 이 기기에 있고, 서버가 새 판이 되면 저절로 보내요.",
      );
}
