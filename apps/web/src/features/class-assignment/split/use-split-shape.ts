import { sortAssignPupils, type AssignDraft } from "@damim/domain/class-assignment/assign-plan.ts";
import { listSizes } from "@damim/domain/class-assignment/change-assign.ts";
import { listClassFacts } from "@damim/domain/class-assignment/class-facts.ts";
import { openWhyHere } from "@damim/domain/class-assignment/where-else.ts";
import { useMemo } from "react";
import { listLevels, listTileFacts } from "./tile-facts.ts";

/** What the columns show of a split as it stands, counted once a change. */
export function useSplitShape(draft: AssignDraft) {
  return useMemo(() => {
    const opened = openWhyHere(draft);
    const sorted = sortAssignPupils(draft.pupils);
    const sizes = listSizes(draft);
    return {
      opened,
      columns: listClassFacts(draft).map((facts, place) => ({
        facts,
        size: sizes[place] ?? { now: 0, least: 0, most: 0 },
        pupils: sorted.filter((pupil) => pupil.place === place),
        uneven: opened.listUneven(place),
      })),
      byId: new Map(draft.pupils.map((pupil) => [pupil.id, pupil])),
      tileFacts: listTileFacts(draft),
      levels: listLevels(draft),
    };
  }, [draft]);
}
