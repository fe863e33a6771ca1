import type {
  CapsuleCardReply,
  CapsulePageReply,
} from "@damim/domain/time-capsule/capsule-reply.ts";
import type { CapsuleLetter, SealedPart } from "@damim/domain/time-capsule/capsule.ts";
import { askWordless } from "./ask-wordless.ts";

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

/** What a pupil asks of a capsule, by the code of its link. */
export function createCapsulePageRequests(code: string) {
  const path = `capsule/${encodeURIComponent(code)}`;
  return {
    read: () => askWordless<CapsulePageReply>("GET", path),
    put: (writer: CapsuleWriter, letter: SealedLetter) =>
      askWordless<object>("POST", `${path}/letters`, { ...writer, ...letter }, { wait: "file" }),
    mine: (key: string) => askWordless<CapsuleCardReply>("POST", `${path}/mine`, { key }),
    /** Of a letter that its card may read; undefined while it cannot be had. */
    readPart: async (key: string, id: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
      const answer = await askWordless(
        "POST",
        `${path}/mine/files/${id}`,
        { key },
        {
          wait: "file",
          read: (response) => response.arrayBuffer(),
        },
      );
      return answer.ok ? new Uint8Array(answer.value) : undefined;
    },
    takeOut: (key: string) =>
      askWordless<CapsuleCardReply>("POST", `${path}/mine/take-out`, { key }),
  };
}

export type CapsulePageRequests = ReturnType<typeof createCapsulePageRequests>;
