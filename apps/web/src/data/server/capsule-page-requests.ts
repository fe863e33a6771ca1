import type {
  CapsuleCardReply,
  CapsulePageReply,
} from "@damim/domain/time-capsule/capsule-reply.ts";
import type { CapsuleLetter } from "@damim/domain/time-capsule/capsule.ts";
import { askServer } from "./ask-server.ts";

/** Who writes: whoever has a card, or a pupil of the class by number and name. */
export type CapsuleWriter =
  | { readonly key: string }
  | { readonly number: number; readonly name: string };

export interface SealedLetter {
  readonly id: string;
  readonly sealed: Pick<CapsuleLetter, "box">;
}

/** What a pupil asks of a capsule, by the code of its link. */
export function createCapsulePageRequests(code: string) {
  const path = `capsule/${encodeURIComponent(code)}`;
  return {
    read: () => askServer<CapsulePageReply>("GET", path),
    put: (writer: CapsuleWriter, letter: SealedLetter) =>
      askServer<object>("POST", `${path}/letters`, { ...writer, ...letter }),
    mine: (key: string) => askServer<CapsuleCardReply>("POST", `${path}/mine`, { key }),
    takeOut: (key: string) => askServer<CapsuleCardReply>("POST", `${path}/mine/take-out`, { key }),
  };
}

export type CapsulePageRequests = ReturnType<typeof createCapsulePageRequests>;
