import { SyncFailure } from "@damim/sync/client/rounds.ts";
import { parseSyncReply, type SyncReply, type SyncRequest } from "@damim/sync/protocol.ts";
import { apiUrl } from "./api-url.ts";
import { findText } from "./json-fields.ts";

const ROUND_TIMEOUT_MS = 30_000;

/**
 * One round trip of the sync protocol. Rejects with a `SyncFailure` that says whether to try again:
 * later (network, overload, full disk), after sign-in, or never (this page is too old). `onRevoked` is
 * called when another device ended this session: then there is more to do than to sign in.
 */
export async function sendRound(request: SyncRequest, onRevoked: () => void): Promise<SyncReply> {
  const response = await post(JSON.stringify(request));
  if (response.status === 401 && (await isRevoked(response))) onRevoked();
  if (response.status === 401 || response.status === 403) throw new SyncFailure("after-sign-in");
  if (response.status === 426) throw new SyncFailure("never");
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

async function isRevoked(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => undefined);
  return findText(answer, "error", "type") === "Revoked";
}
