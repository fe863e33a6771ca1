import { padKeepsakeKind } from "@damim/domain/pad/pad-keepsake.ts";
import type { TimeLineCode } from "../../../kit/manifest/time-line.ts";

export { StickyNote as Picture } from "lucide-react";

/** Cards of pad rooms that the teacher kept with this pupil, on the day on which they were made. */
export const listTimeLine: TimeLineCode["listTimeLine"] = ({ store, student }) =>
  [...store.rows(padKeepsakeKind).values()]
    .filter(({ studentId }) => studentId === student.id)
    .map(({ id, day, roomTitle, text, photo }) => ({
      id,
      day,
      title: `패드잇 · ${roomTitle}`,
      detail: text,
      photo,
    }));
