import { SyncFailure } from "@damim/sync/client/rounds.ts";
import { parseSyncReply, type SyncReply, type SyncRequest } from "@damim/sync/protocol.ts";
import { apiUrl } from "./api-url.ts";
import { findText } from "./json-fields.ts";

const ROUND_TIMEOUT_MS = 30_000;

/**
 * One round trip of the sync protocol. Rejects with a `SyncFailure` that says whether to try again:
 * later (network, overload, full disk, a server older than this page), after sign-in, after this page was
 * opened anew (it is older than the server), or never: then one of the ops is to blame, and is found. `onRevoked` is
 * called when another device ended this session: then there is more to do than to sign in.
 */
export async function sendRound(request: SyncRequest, onRevoked: () => void): Promise<SyncReply> {
  const response = await post(JSON.stringify(request));
  const { status } = response;
  if (status === 401 && (await findType(response)) === "Revoked") onRevoked();
  if (status === 401 || status === 403) throw new SyncFailure("after-sign-in");
  // Any other 426 comes from a server that is older than this page: it is waited for.
  if (status === 426 && (await findType(response)) === "PageTooOld") {
    throw new SyncFailure("after-reload");
  }
  if (status === 400 || status === 413) throw new SyncFailure("never");
  if (!response.ok) throw new SyncFailure("later");
  const reply = parseSyncReply(await response.json().catch(() => undefined));
  if (!reply.ok) throw new SyncFailure("later");
  return reply.value;
}

async function post(body: string): Promise<Response> {
  try {
    return await fetch(apiUrl("sync"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      signal: AbortSignal.timeout(ROUND_TIMEOUT_MS),
    });
  } catch (error) {
    throw new SyncFailure("later", { cause: error });
  }
}

async function findType(response: Response): Promise<string | undefined> {
  const answer: unknown = await response.json().catch(() => undefined);
  return findText(answer, "error", "type");
}
