import { departureLabels } from "@damim/domain/roster/departure.ts";
import type { ListTimeLine } from "../../data/time-line.ts";

/** Coming and leaving. What the teacher noted about the leaving stays off the page where it is hidden. */
export const listTimeLine: ListTimeLine = (_store, { joinedOn, gone }) => [
  ...(joinedOn ? [{ id: "joined", day: joinedOn, title: "우리 반이 됐어요" }] : []),
  ...(gone
    ? [
        {
          id: "gone",
          day: gone.day,
          title: "우리 반을 떠났어요",
          detail: gone.hidden
            ? undefined
            : [departureLabels[gone.kind], gone.memo].filter(Boolean).join(" · "),
        },
      ]
    : []),
];
