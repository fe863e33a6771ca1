import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { toHex, toUtf8 } from "@damim/domain/hash/bytes.ts";
import { computeSha256 } from "@damim/domain/hash/compute-sha256.ts";
import {
  capsuleCardKind,
  capsuleKind,
  capsuleLetterKind,
  toCardId,
  type Capsule,
  type CapsuleCard,
  type CapsuleLetter,
  type KeptCapsuleLetter,
} from "@damim/domain/time-capsule/capsule.ts";
import { findEmptyDay, toOpensAt } from "@damim/domain/time-capsule/capsule-time.ts";
import { createRow, removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

export type KeptCapsule = Capsule & { readonly id: string };

/** What is done with capsules: rows of the profile, once the server has made a lock for them. */
export function createCapsuleCommands({ store, act }: CommandDeps) {
  return {
    /** Not to be taken back: its lock stands at the server. */
    make: (id: string, capsule: Capsule) =>
      store.write([createRow(capsuleKind.name, id, { ...capsule })]),
    change: (id: string, { title, opensAt }: Pick<Capsule, "title" | "opensAt">) =>
      void act([{ kind: capsuleKind.name, id, set: { title, opensAt } }], "캡슐을 고쳤어요", {
        session: id,
      }),
    /** Its letters stay a year longer than they would. */
    keepLonger: (of: KeptCapsule): void => {
      const set = { keepUntil: toOpensAt(addDays(findEmptyDay(of), 365)) };
      void act([{ kind: capsuleKind.name, id: of.id, set }], "편지를 1년 더 둘게요");
    },
    /** A letter that was sealed. Taken back by nobody: its words would be gone. */
    putIn: (id: string, letter: CapsuleLetter) =>
      store.write([createRow(capsuleLetterKind.name, id, { ...letter })]),
    takeOut: ({ id }: Pick<KeptCapsuleLetter, "id">, name: string) =>
      void act([removeRow(capsuleLetterKind.name, id)], `${name}의 편지를 꺼냈어요`),
    /** The newest card of a pupil is the one that opens; what is kept of it is the hash of its key. */
    keepCards: (
      capsule: string,
      cards: readonly { readonly number: number; readonly key: string }[],
    ) =>
      store.write(
        cards.map(({ number, key }) => {
          const card: CapsuleCard = { capsule, number, keyHash: toHex(computeSha256(toUtf8(key))) };
          return createRow(capsuleCardKind.name, toCardId(card), { ...card });
        }),
      ),
  };
}
