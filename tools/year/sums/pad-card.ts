import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { sortPadCards } from "../../../apps/web/src/data/pad/use-pad-data.ts";
import type { Sums } from "./sums.ts";

/** As the board of a room shows them to its teacher. */
export const padCardSums: Sums = ({ rooms }) => {
  const said = new Map<string, string>();
  for (const [room, store] of rooms) {
    for (const { id, state, text } of sortPadCards([...store.rows(padCardKind).values()])) {
      said.set(room, `${said.get(room) ?? ""}${id} `);
      said.set(id, `${state} ${text.slice(0, 40)}`);
    }
  }
  return said;
};
