import { noteKind } from "@damim/domain/individual-record/note.ts";
import type { TimeLineCode } from "../../../kit/manifest/time-line.ts";

export { NotebookPen as Picture } from "lucide-react";

/** What was seen of the pupil, by area. A half-written note is no record yet. */
export const listTimeLine: TimeLineCode["listTimeLine"] = ({ store, student }) =>
  [...store.rows(noteKind).values()]
    .filter(({ studentId, isDraft }) => studentId === student.id && !isDraft)
    .map(({ id, day, area, text, photo }) => ({
      id,
      day,
      title: area,
      detail: text ?? undefined,
      photo,
    }));
