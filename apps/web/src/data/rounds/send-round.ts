import { SyncFailure } from "@damim/sync/client/rounds.ts";
import { parseSyncReply, type SyncReply, type SyncRequest } from "@damim/sync/protocol.ts";
import { findText, parseJson, isStopped } from "../server/json-fields.ts";
import type { RoundTrip, RoundTripAnswer } from "./round-trip.ts";

/** Why a device has to let go of what it holds of its teacher. */
export type Revocation = "signed-out-from-afar" | "account-deleted";

export interface RoundSending {
  readonly makeRoundTrip: RoundTrip;
  /** Another device ended this session, or the account is gone: then there is more to do than to sign in. */
  readonly onRevoked: (revocation: Revocation) => void;
}

/**
 * One round of the sync protocol. Rejects with a `SyncFailure` that says whether to try again:
 * later (network, overload, full disk, a server older than this page), after sign-in, after this page was
 * opened anew (it is older than the server), or never: then one of the ops is to blame, and is found.
 */
export async function sendRound(
  request: SyncRequest,
  { makeRoundTrip, onRevoked }: RoundSending,
): Promise<SyncReply> {
  const { status, text } = await post(makeRoundTrip, JSON.stringify(request));
  const answer = parseJson(text);
  const type = findText(answer, "error", "type");
  if (status === 401 && type === "Revoked") onRevoked("signed-out-from-afar");
  if (status === 401 && type === "AccountDeleted") onRevoked("account-deleted");
  if (isStopped(status, type)) throw new SyncFailure("later");
  // A room that an admin switched off: the door says so, and the outbox stays.
  if (status === 401 || status === 403 || type === "PadOff") throw new SyncFailure("after-sign-in");
  // Any other 426 comes from a server that is older than this page: it is waited for.
  if (status === 426 && type === "PageTooOld") throw new SyncFailure("after-reload");
  if (status === 400 || status === 413) throw new SyncFailure("never");
  const reply = parseSyncReply(answer);
  if (status < 200 || status > 299 || !reply.ok) throw new SyncFailure("later");
  return reply.value;
}

async function post(makeRoundTrip: RoundTrip, body: string): Promise<RoundTripAnswer> {
  try {
    return await makeRoundTrip(body);
  } catch (error) {
    throw new SyncFailure("later", { cause: error });
  }
}
