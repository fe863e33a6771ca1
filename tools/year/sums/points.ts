import { listPointFacts } from "@damim/domain/point/point-facts.ts";
import { pointKind, sumPoints } from "@damim/domain/point/point.ts";
import type { Sums } from "./sums.ts";

/** As 점수 on the page of a pupil says it, and the line of a day: 「점수 −2점, 9명에게」. */
export const pointsSums: Sums = ({ year }) => {
  const points = [...year.rows(pointKind).values()];
  const pupils = Map.groupBy(points, ({ studentId }) => studentId);
  const days = new Set(points.map(({ day }) => day));
  return new Map([
    ...[...pupils].map(([id, own]) => [id, sumPoints(own)] as const),
    ...[...days].flatMap((day) =>
      listPointFacts(points, day).flatMap(({ text }) => {
        const [sum = 0, count = 0] = text.replace("−", "-").match(/-?\d+/g)?.map(Number) ?? [];
        return [
          [`${day} sum`, sum],
          [`${day} pupils`, count],
        ] as const;
      }),
    ),
  ]);
};
