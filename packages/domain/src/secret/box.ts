import type { Fields } from "@damim/sync/kind.ts";

/** What a secret value stands in: the id of the data key, the nonce and the cipher text, base64url. */
export interface Box {
  readonly k: string;
  /** Closed through the lock's inlet (`vault/vault-record.ts`) by who has no key: the public half of the key of that once. */
  readonly e?: string;
  readonly iv: string;
  readonly c: string;
}

/** What stands where a secret is shut. */
export const LOCKED_WORDS = "잠긴 기록";

export function isBox(value: unknown): value is Box {
  return typeof value === "object" && value !== null && "c" in value && "iv" in value;
}

/** A row as screens and sheets read it: without what is shut, and told so. For `RecordKind.read`. */
export function hideBoxes(data: Fields): Fields {
  let isLocked = false;
  const shown = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    if (isBox(value)) {
      isLocked = true;
      return [];
    }
    const reason: unknown = Object(value).reason;
    if (!isBox(reason)) return [[name, value]];
    isLocked = true;
    return [[name, { ...Object(value), reason: LOCKED_WORDS }]];
  });
  return isLocked ? { ...Object.fromEntries(shown), isLocked } : data;
}
