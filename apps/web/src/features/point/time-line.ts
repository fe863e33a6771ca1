import { pointKind } from "@damim/domain/point/point.ts";
import type { TimeLineCode } from "../../kit/manifest/time-line.ts";
import { sayPoints } from "@damim/domain/point/point.ts";

export { Star as Picture } from "lucide-react";

export const listTimeLine: TimeLineCode["listTimeLine"] = ({ store, student }) =>
  [...store.rows(pointKind).values()]
    .filter(({ studentId }) => studentId === student.id)
    .map(({ id, day, amount, reason }) => ({
      id,
      day,
      title: sayPoints(amount),
      detail: reason ?? undefined,
    }));
