import { refuse, type Result } from "@damim/domain/base/result.ts";
import type { CapsuleKeysReply, CapsuleReply } from "@damim/domain/time-capsule/capsule-reply.ts";
import * as v from "valibot";
import { apiUrl } from "../../platform/api-url.ts";
import { toAnswerSentence } from "./server-trouble.ts";

const TIME_LIMIT_MS = 15_000;

const replySchema = v.object({ id: v.string(), publicKey: v.string(), opensAt: v.number() });
const keysSchema = v.object({ keys: v.record(v.string(), v.string()) });

/** Away: it could not be asked. Said: its own sentence, such as that it is a day early. */
export type CapsuleFault =
  | { readonly type: "ServerAway" }
  | { readonly type: "ServerSaid"; readonly sentence: string };

/** Makes the lock of a capsule. Asked again with the same id, it is the same lock. */
export async function makeCapsule(
  asked: Pick<CapsuleReply, "id" | "opensAt">,
): Promise<Result<CapsuleReply, CapsuleFault>> {
  const made = await ask(replySchema, "capsules", asked);
  // The answer to an earlier try got lost, and another day was chosen since.
  return made.ok && made.value.opensAt !== asked.opensAt
    ? moveCapsule(asked.id, asked.opensAt)
    : made;
}

/** Gives a capsule another day to open on. */
export function moveCapsule(
  id: string,
  opensAt: number,
): Promise<Result<CapsuleReply, CapsuleFault>> {
  return ask(replySchema, `capsules/${encodeURIComponent(id)}`, { opensAt });
}

/** The keys of its letters by their ids; before its day the server's sentence. */
export async function fetchLetterKeys(
  id: string,
): Promise<Result<CapsuleKeysReply["keys"], CapsuleFault>> {
  const answered = await ask(keysSchema, `capsules/${encodeURIComponent(id)}/keys`);
  return answered.ok ? { ok: true, value: answered.value.keys } : answered;
}

async function ask<T>(
  schema: v.GenericSchema<unknown, T>,
  path: string,
  body?: object,
): Promise<Result<T, CapsuleFault>> {
  try {
    const response = await fetch(apiUrl(path), {
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      ...(body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    const json: unknown = await response.json().catch(() => undefined);
    if (response.ok) return { ok: true, value: v.parse(schema, json) };
    return refuse({ type: "ServerSaid", sentence: toAnswerSentence(response.status, json) });
  } catch {
    return refuse({ type: "ServerAway" });
  }
}
