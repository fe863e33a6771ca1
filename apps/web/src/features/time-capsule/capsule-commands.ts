import { ok } from "@damim/domain/base/result.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { toHex, toUtf8 } from "@damim/domain/hash/bytes.ts";
import { computeSha256 } from "@damim/domain/hash/compute-sha256.ts";
import {
  capsuleCardKind,
  capsuleKind,
  capsuleLetterKind,
  type Capsule,
  type CapsuleCard,
  type CapsuleLetter,
  type KeptCapsuleLetter,
} from "@damim/domain/time-capsule/capsule.ts";
import { toCardId } from "@damim/domain/time-capsule/capsule-pupil.ts";
import { findEmptyDay, toOpensAt } from "@damim/domain/time-capsule/capsule-time.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { createRow, removeRow } from "@damim/sync/change.ts";
import type { ServerAnswer } from "../../data/server/ask-wordless.ts";
import { fetchLetterKeys, makeCapsule, moveCapsule } from "../../data/server/capsule-requests.ts";
import type { FilePlace } from "../../data/files/waiting-file.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";
import { openWords, sealWhole, type DraftPart, type SealedFile } from "./letter/sealed-letter.ts";

export type KeptCapsule = Capsule & { readonly id: string };

export interface LetterDraft {
  readonly words: string;
  readonly parts: readonly DraftPart[];
}

export interface OpenedLetter {
  readonly words: string;
  /** Of its pictures and sound, too. */
  readonly key: string;
}

export interface OpenedCapsule {
  readonly openedById: ReadonlyMap<string, OpenedLetter>;
  readonly brokenIds: ReadonlySet<string>;
}

/** Whose it is; of a class of another teacher the number alone is known. */
export interface LetterPupil {
  readonly number: number;
  readonly student: StudentId | undefined;
}

interface Letter extends LetterDraft, LetterPupil {
  /** A picture or sound, before the row that names it. */
  readonly keepFile: (place: FilePlace, sealed: SealedFile) => Promise<void>;
}

/** What is done with capsules: rows of the profile, once the server has made a lock for them. */
export function createCapsuleCommands({ store, act, newId }: CommandDeps) {
  return {
    /** Asks the server first: nothing is sealed for a key that it does not keep. A new one is not to be taken back. */
    save: async (
      { title, opensAt }: Pick<Capsule, "title" | "opensAt">,
      about: {
        readonly id: string;
        readonly before: KeptCapsule | undefined;
        readonly year: SchoolYear;
      },
    ): ServerAnswer<true> => {
      const { id, before, year } = about;
      if (before) {
        const moved = opensAt === before.opensAt ? undefined : await moveCapsule(id, opensAt);
        if (moved && !moved.ok) return moved;
        void act([{ kind: capsuleKind.name, id, set: { title, opensAt } }], "캡슐을 고쳤어요", {
          session: id,
        });
        return ok(true);
      }
      const made = await makeCapsule({ id, opensAt });
      if (!made.ok) return made;
      const { publicKey } = made.value;
      const capsule: Capsule = { title, opensAt, publicKey, year };
      await store.write([createRow(capsuleKind.name, id, { ...capsule })]);
      return ok(true);
    },
    /** Its letters stay a year longer than they would. */
    keepLonger: (of: KeptCapsule): void => {
      const set = { keepUntil: toOpensAt(addDays(findEmptyDay(of), 365)) };
      void act([{ kind: capsuleKind.name, id: of.id, set }], "편지를 1년 더 둘게요");
    },
    /** Resolves when the letter lies in its capsule. Taken back by nobody: its words would be gone. */
    seal: async (
      of: KeptCapsule,
      { number, student, words, parts, keepFile }: Letter,
    ): Promise<string> => {
      const id = newId();
      const { publicKey } = of;
      const sealed = await sealWhole(words, parts, { capsule: of.id, letter: id, publicKey });
      const place = { scope: store.scope, kind: capsuleLetterKind.name, id, field: "files" };
      for (const each of sealed.files) await keepFile(place, each);
      const files = sealed.files.map(({ id: file, iv }) => ({ id: file, iv }));
      const who = { number, ...(student && { student }) };
      const letter: CapsuleLetter = { capsule: of.id, ...who, box: sealed.box };
      const row = { ...letter, ...(files.length > 0 && { files }) };
      await store.write([createRow(capsuleLetterKind.name, id, row)]);
      return id;
    },
    /** Opens what the server gives keys for: what opened, and what of it did not. A letter that it has not got yet is neither. */
    open: async (of: KeptCapsule): ServerAnswer<OpenedCapsule> => {
      const keys = await fetchLetterKeys(of.id);
      if (!keys.ok) return keys;
      const openedById = new Map<string, OpenedLetter>();
      const brokenIds = new Set<string>();
      await Promise.all(
        [...store.rows(capsuleLetterKind).values()].map(async ({ id, capsule, box }) => {
          const key = keys.value[id];
          if (capsule !== of.id || key === undefined) return;
          await openWords(box, { capsule, letter: id, key }).then(
            (words) => openedById.set(id, { words, key }),
            () => brokenIds.add(id),
          );
        }),
      );
      return ok({ openedById, brokenIds });
    },
    takeOut: ({ id }: Pick<KeptCapsuleLetter, "id">, name: string) =>
      void act([removeRow(capsuleLetterKind.name, id)], `${name}의 편지를 꺼냈어요`),
    /** The newest card of a pupil is the one that opens; what is kept of it is the hash of its key. */
    keepCards: (capsule: string, cards: readonly (LetterPupil & { readonly key: string })[]) =>
      store.write(
        cards.flatMap(({ number, student, key }) => {
          const who = { capsule, number, ...(student && { student }) };
          const card: CapsuleCard = { ...who, keyHash: toHex(computeSha256(toUtf8(key))) };
          // One that was printed before cards knew the pupil.
          const former = store.rows(capsuleCardKind).get(toCardId({ capsule, number }));
          return [
            createRow(capsuleCardKind.name, toCardId(card), { ...card }),
            ...(student && former ? [removeRow(capsuleCardKind.name, former.id)] : []),
          ];
        }),
      ),
  };
}
