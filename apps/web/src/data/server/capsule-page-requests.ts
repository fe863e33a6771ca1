import type {
  CapsuleCardReply,
  CapsulePageReply,
} from "@damim/domain/time-capsule/capsule-reply.ts";
import type { CapsuleLetter, SealedPart } from "@damim/domain/time-capsule/capsule.ts";
import { apiUrl } from "../../platform/api-url.ts";
import { askServer } from "./ask-server.ts";

/** Who writes: whoever has a card, or a pupil of the class by number and name. */
export type CapsuleWriter =
  | { readonly key: string }
  | { readonly number: number; readonly name: string };

export interface SealedLetter {
  readonly id: string;
  readonly sealed: Pick<CapsuleLetter, "box">;
  /** Each `file` is base64url. */
  readonly parts: readonly (SealedPart & { readonly file: string })[];
}

/** Two pictures and a minute of sound on a slow network. */
const SEND_LIMIT_MS = 120_000;

/** What a pupil asks of a capsule, by the code of its link. */
export function createCapsulePageRequests(code: string) {
  const path = `capsule/${encodeURIComponent(code)}`;
  return {
    read: () => askServer<CapsulePageReply>("GET", path),
    put: (writer: CapsuleWriter, letter: SealedLetter) =>
      askServer<object>("POST", `${path}/letters`, { ...writer, ...letter }, SEND_LIMIT_MS),
    mine: (key: string) => askServer<CapsuleCardReply>("POST", `${path}/mine`, { key }),
    /** Of a letter that its card may read; undefined while it cannot be had. */
    readPart: async (key: string, id: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
      const answer = await fetch(apiUrl(`${path}/mine/files/${id}`), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ key }),
        signal: AbortSignal.timeout(SEND_LIMIT_MS),
      }).catch(() => undefined);
      if (!answer?.ok) return undefined;
      return answer.arrayBuffer().then(
        (bytes) => new Uint8Array(bytes),
        () => undefined,
      );
    },
    takeOut: (key: string) => askServer<CapsuleCardReply>("POST", `${path}/mine/take-out`, { key }),
  };
}

export type CapsulePageRequests = ReturnType<typeof createCapsulePageRequests>;
