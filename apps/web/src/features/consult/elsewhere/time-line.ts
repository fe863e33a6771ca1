import { toConsultLine } from "@damim/domain/consult/consult-words.ts";
import { consultKind, isCurrentConsult } from "@damim/domain/consult/consult.ts";
import type { TimeLineCode } from "../../../kit/manifest/time-line.ts";

export { MessagesSquare as Picture } from "lucide-react";

/** Consultations about the pupil; half-written and put away ones are none. */
export const listTimeLine: TimeLineCode["listTimeLine"] = ({ store, student }) =>
  [...store.rows(consultKind).values()]
    .filter((one) => isCurrentConsult(one) && one.studentIds.includes(student.id))
    .map((one) => {
      const { title, detail, isOpen } = toConsultLine(one);
      const state = isOpen ? ({ label: "약속 있음", tone: "warm" } as const) : undefined;
      return { id: one.id, day: one.day, title, detail, state };
    });
