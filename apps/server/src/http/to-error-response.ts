import { isGuestAddress } from "@damim/domain/links/guest-pages.ts";
import type { Context } from "hono";
import { FileStorageFailure } from "../base/ports/file-storage.ts";
import { findDatabaseFailure } from "../db/database-failure.ts";
import { isVisit, toFailurePage } from "./failure-page.ts";
import type { AppEnv } from "./route.ts";
import { HttpFailure } from "./http-failure.ts";

const FULL_RETRY_SECONDS = 30;
const AWAY_RETRY_SECONDS = 5;

/**
 * Whatever went wrong, as one answer: `{ error: { type, message } }` with its status, a page where somebody opened the
 * address in a browser. The only place where an error becomes a response.
 *
 * 503 always carries Retry-After and means that nothing was kept: the client sends again.
 */
export function toErrorResponse(
  error: unknown,
  c: Context<AppEnv>,
  basePath: string,
): Response | Promise<Response> {
  const failure = toHttpFailure(error);
  if (failure.status >= 500) {
    c.var.log.error({ err: error, type: failure.type }, "request failed");
  }
  if (failure.retryAfterSeconds !== undefined) {
    c.header("Retry-After", String(failure.retryAfterSeconds));
  }
  c.header("Cache-Control", "no-store");
  if (isVisit(c)) {
    const isOfGuests = isGuestAddress(c.req.path.slice(basePath.length));
    const hasWayHome = c.get("arrival")?.type !== "exposed" && !isOfGuests;
    return c.html(toFailurePage(failure, basePath, hasWayHome), failure.status);
  }
  return c.json({ error: { type: failure.type, message: failure.message } }, failure.status);
}

/** No refusal and no trouble of the outside: something that we have to mend. */
export function isBug(error: unknown): boolean {
  return toHttpFailure(error).type === "Unexpected";
}

function toHttpFailure(error: unknown): HttpFailure {
  if (error instanceof HttpFailure) return error;
  if (error instanceof FileStorageFailure) return toFilesFailure(error);
  switch (findDatabaseFailure(error)) {
    case "full":
      return storageFull();
    case "retry":
    case "away":
      return new HttpFailure(
        503,
        "DatabaseAway",
        "서버가 지금 데이터베이스에 연결하지 못해 처리하지 못했어요. 서버에서 바뀐 것은 없고, 쓰신 내용은 이 기기에 있어요. 잠시 뒤에 다시 해 주세요.",
        { retryAfterSeconds: AWAY_RETRY_SECONDS },
      );
    default:
      return new HttpFailure(
        500,
        "Unexpected",
        "서버에 예상하지 못한 문제가 생겼어요. 쓰신 내용은 이 기기에 있어요. 잠시 뒤 다시 해 보세요.",
      );
  }
}

function toFilesFailure({ type }: FileStorageFailure): HttpFailure {
  if (type === "full") return storageFull();
  return new HttpFailure(
    503,
    "FilesAway",
    "서버가 잠시 파일 저장소에 연결하지 못했어요. 파일은 이 기기에 있고, 곧 저절로 다시 보내요.",
    { retryAfterSeconds: AWAY_RETRY_SECONDS },
  );
}

function storageFull(): HttpFailure {
  return new HttpFailure(
    503,
    "StorageFull",
    "서버의 저장 공간이 가득 차서 저장하지 못했어요. 쓰신 내용은 이 기기에 있고, 공간이 생기면 저절로 다시 보내요.",
    { retryAfterSeconds: FULL_RETRY_SECONDS },
  );
}
