import { useEffect, useMemo, useState } from "react";
import {
  usePadMembers,
  type PadCardRow,
  type PadMemberRow,
} from "../../../data/pad/use-pad-data.ts";
import { keepTrying } from "../../../ui/arrival/keep-trying.ts";
import { whenIdle } from "../../../ui/arrival/when-idle.ts";

type Finder = typeof import("../card/find-cards.ts").findCards;

/** The cards of a search, and all of them without one. How cards are found comes when the page rests. */
export function useFoundCards(
  cards: readonly PadCardRow[],
  search: string,
  /** What an author is found by. */
  toName: (members: ReadonlyMap<string, PadMemberRow>, by: string) => string,
): readonly PadCardRow[] {
  const [members, revision] = usePadMembers();
  const [find, setFind] = useState<Finder>();
  useEffect(() => {
    if (find) return;
    const load = async (): Promise<void> => {
      const file = await import("../card/find-cards.ts");
      setFind(() => file.findCards);
    };
    return keepTrying(load, search === "" ? whenIdle : undefined);
  }, [find, search]);
  return useMemo(
    () => find?.(cards, search, ({ by }) => toName(members, by)) ?? cards,
    // oxlint-disable-next-line react/exhaustive-deps -- the map stays the same object; its revision changes
    [cards, search, find, toName, members, revision],
  );
}
