import { ok } from "@damim/domain/base/result.ts";
import type { CapsuleKeysReply, CapsuleReply } from "@damim/domain/time-capsule/capsule-reply.ts";
import type { ServerAnswer } from "./ask-wordless.ts";
import { askServer } from "./ask-server.ts";

/** Makes the lock of a capsule. Asked again with the same id, it is the same lock. */
export async function makeCapsule(
  asked: Pick<CapsuleReply, "id" | "opensAt">,
): ServerAnswer<CapsuleReply> {
  const made = await askServer<CapsuleReply>("POST", "capsules", asked);
  // The answer to an earlier try got lost, and another day was chosen since.
  return made.ok && made.value.opensAt !== asked.opensAt
    ? moveCapsule(asked.id, asked.opensAt)
    : made;
}

/** Gives a capsule another day to open on. */
export function moveCapsule(id: string, opensAt: number): ServerAnswer<CapsuleReply> {
  return askServer("POST", `capsules/${encodeURIComponent(id)}`, { opensAt });
}

/** The keys of its letters by their ids; before its day the server's sentence. */
export async function fetchLetterKeys(id: string): ServerAnswer<CapsuleKeysReply["keys"]> {
  const path = `capsules/${encodeURIComponent(id)}/keys`;
  const answered = await askServer<CapsuleKeysReply>("GET", path);
  return answered.ok ? ok(answered.value.keys) : answered;
}
