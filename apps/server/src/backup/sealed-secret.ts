import { randomBytes, scrypt, scryptSync } from "node:crypto";
import { promisify } from "node:util";
import * as v from "valibot";
import { createSealing } from "../base/sealing.ts";
import { toTypedWords } from "@damim/domain/secret/secret-words.ts";

const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** A third of a second for who has the words. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

const sealedSchema = v.object({
  salt: v.string(),
  sealed: v.string(),
  /** Epoch ms at which the words were made. */
  at: v.number(),
});

const deriveKey = promisify<string, string, number, typeof COST, Buffer>(scrypt);

/** The secret of an installation under words: what a backup may carry. A server goes on answering meanwhile. */
export async function sealSecret(
  root: Uint8Array,
  { words, now }: { readonly words: readonly string[]; readonly now: number },
): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString("base64url");
  const key = await deriveKey(words.join(" "), salt, KEY_BYTES, COST);
  const sealed = createSealing(key).seal(Buffer.from(root).toString("base64url"));
  return JSON.stringify({ salt, sealed, at: now } satisfies v.InferOutput<typeof sealedSchema>);
}

/** The secret; undefined for other words. For a command: it waits. */
export function openSecret(text: string, typed: string): Uint8Array | undefined {
  const kept = v.parse(sealedSchema, JSON.parse(text));
  const key = scryptSync(toTypedWords(typed), kept.salt, KEY_BYTES, COST);
  const root = createSealing(key).open(kept.sealed);
  return root ? Buffer.from(root, "base64url") : undefined;
}

/** When the words were made, epoch ms. */
export function readSealedAt(text: string): number {
  return v.parse(sealedSchema, JSON.parse(text)).at;
}
