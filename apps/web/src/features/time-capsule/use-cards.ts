import { capsuleCardKind } from "@damim/domain/time-capsule/capsule.ts";
import { toCardId } from "@damim/domain/time-capsule/capsule-pupil.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { newGuestKey } from "../../platform/secrets/new-guest-key.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { createCapsuleCommands, type KeptCapsule, type LetterPupil } from "./capsule-commands.ts";

/** Who may have a card, and whether one was printed. */
export interface CardHolder extends LetterPupil {
  /** 「3번 김가온」. */
  readonly name: string;
  readonly hasCard: boolean;
}

/** A card as it goes on paper; its key stands nowhere else. */
export interface NewCard extends CardHolder {
  readonly key: string;
}

/** The cards of a capsule. What is kept of each is the hash of its key. */
export function useCards(
  capsule: KeptCapsule | undefined,
  people: readonly Omit<CardHolder, "hasCard">[],
) {
  const { profile } = useTeacherData();
  const commands = useCommands(createCapsuleCommands, profile);
  const rows = useRows(profile, capsuleCardKind);
  const holders = people.map((one): CardHolder => {
    const { number, student } = one;
    const has = (who: Partial<LetterPupil>): boolean =>
      capsule !== undefined && rows.has(toCardId({ capsule: capsule.id, number, ...who }));
    return { ...one, hasCard: has({}) || (student !== undefined && has({ student })) };
  });
  return {
    holders,
    /** The newest card of a pupil is the one that opens; resolves when that is kept. */
    make: async (who: readonly CardHolder[]): Promise<readonly NewCard[]> => {
      if (!capsule) return [];
      const cards = who.map((holder) => ({ ...holder, key: newGuestKey() }));
      await commands.keepCards(capsule.id, cards);
      return cards;
    },
  };
}
