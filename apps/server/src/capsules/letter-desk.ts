import { isDeepStrictEqual } from "node:util";
import {
  capsuleLetterKind,
  type CapsuleCard,
  type CapsuleLetter,
} from "@damim/domain/time-capsule/capsule.ts";
import { isSamePupil } from "@damim/domain/time-capsule/capsule-pupil.ts";
import { decideCapsule, type CapsuleActor } from "@damim/domain/time-capsule/decide-capsule.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import { findSuspension } from "../session/find-suspension.ts";
import { guestsPaused } from "../http/stopped.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { alreadySealed, capsuleUnknown, openedAlready } from "./capsule-failures.ts";
import type { Capsules, FoundCapsule } from "./capsules.ts";
import type { LetterFiles, NewPart } from "./letter-files.ts";

/** A letter as it comes from a pupil's device: nothing of it can be read. */
export interface NewLetter {
  readonly id: string;
  readonly number: number;
  readonly student: string | null | undefined;
  readonly sealed: Pick<CapsuleLetter, "box">;
  readonly parts: readonly NewPart[];
}

/** Letters that pupils put in and take out themselves: checked and written in one transaction, with the scope locked. */
export function createLetterDesk(deps: {
  readonly capsules: Capsules;
  readonly writeScope: WriteScope;
  readonly letterFiles: LetterFiles;
  readonly now: () => number;
}) {
  const { capsules, writeScope, letterFiles, now } = deps;
  return {
    /** One letter a pupil. The same one again is no other: an answer may get lost. */
    async seal(actor: CapsuleActor, { row }: FoundCapsule, letter: NewLetter): Promise<void> {
      await writeScope(profileScope(row.owner_id), async (draft, within) => {
        const found = await capsules.find(row.owner_id, row.id, within);
        // It was handed over in between.
        if (!found) throw capsuleUnknown();
        const { id, number, student, sealed, parts } = letter;
        const known = found.letters.find((each) => each.id === id);
        if (known && known.number === number && isDeepStrictEqual(known.box, sealed.box)) return;
        if (decideCapsule(actor, { act: "add" }, found.facts) !== "allow") throw openedAlready();
        if (await findSuspension(within, row.owner_id, now())) throw guestsPaused();
        const isTaken = await within
          .selectFrom("rows")
          .select("id")
          .where("scope", "=", profileScope(row.owner_id))
          .where("kind", "=", capsuleLetterKind.name)
          .where("id", "=", id)
          .executeTakeFirst();
        if (isTaken || found.letters.some((each) => isSamePupil(each, letter)))
          throw alreadySealed();
        await letterFiles.keep(row.owner_id, parts, within);
        const files = parts.map(({ id: file, iv }) => ({ id: file, iv }));
        await draft.write(capsuleLetterKind.name, id, {
          capsule: row.id,
          number,
          ...(student && { student }),
          ...sealed,
          ...(files.length > 0 && { files }),
        });
      });
    },
    /** Unread by everybody. Also while the account stands still: nothing comes in by it, and the letter is the pupil's. */
    async takeOut({ row }: FoundCapsule, card: CapsuleCard): Promise<void> {
      const gone = await writeScope(profileScope(row.owner_id), async (draft, within) => {
        const found = await capsules.find(row.owner_id, row.id, within);
        if (!found || decideCapsule("card", { act: "take-out" }, found.facts) !== "allow")
          throw capsuleUnknown();
        const mine = found.letters.filter((letter) => isSamePupil(letter, card));
        for (const letter of mine) await draft.remove(capsuleLetterKind.name, letter.id);
        return mine;
      });
      await letterFiles.drop(row.owner_id, gone);
    },
  };
}
