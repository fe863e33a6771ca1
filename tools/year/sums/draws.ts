import { drawKind, drawTurnKind } from "@damim/domain/draw/draw.ts";
import { listOpened, listRound } from "@damim/domain/draw/turns.ts";
import type { Sums } from "./sums.ts";

/** As 랜덤뽑기 shows who was drawn in a round, and how many are left. */
export const drawsSums: Sums = ({ year: store }) => {
  const turns = store.rows(drawTurnKind);
  return new Map<string, number | string>(
    [...store.rows(drawKind).values()]
      .filter(({ kind }) => kind === "turns")
      .flatMap((draw) => {
        const drawn = listOpened(draw, turns).map(({ id, member }) => member ?? id);
        const left = listRound(draw, turns).filter(({ at }) => at === undefined).length;
        return [
          [`${draw.id} drawn`, drawn.toSorted().join()],
          [`${draw.id} left`, left],
        ];
      }),
  );
};
