import type { CapsuleBox } from "@damim/domain/time-capsule/capsule.ts";

/** Rejects what the key does not open. */
export async function openBox({ iv, c }: CapsuleBox, key: string, aad: string): Promise<string> {
  const raw = await crypto.subtle.importKey(
    "raw",
    Buffer.from(key, "base64url"),
    "AES-GCM",
    false,
    ["decrypt"],
  );
  const plain = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: Buffer.from(iv, "base64url"), additionalData: Buffer.from(aad) },
    raw,
    Buffer.from(c, "base64url"),
  );
  return new TextDecoder().decode(plain);
}
