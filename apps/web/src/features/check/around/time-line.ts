import { toRoundTitle } from "@damim/domain/check/check-rows.ts";
import { checkKind, checkMarkKind } from "@damim/domain/check/check.ts";
import type { TimeLineCode, TimeLineEntry } from "../../../kit/manifest/time-line.ts";
import { stateWords } from "../state-words.ts";

export { CircleCheckBig as Picture } from "lucide-react";

/** What is marked or noted of the pupil; of checks that were deleted nothing. */
export const listTimeLine: TimeLineCode["listTimeLine"] = ({ store, student, today }) => {
  const checks = store.rows(checkKind);
  return [...store.rows(checkMarkKind).values()].flatMap((mark): TimeLineEntry[] => {
    const { id, checkId, studentId, round, state, note, on } = mark;
    const check = checks.get(checkId);
    if (!check || studentId !== student.id || !(state || note)) return [];
    return [
      {
        id,
        day: round === "one" ? (on ?? check.dueOn ?? today) : round,
        title: toRoundTitle(check, round),
        detail: note ?? undefined,
        state: {
          label: state ? stateWords[state] : "아직",
          tone:
            state === "O" || state === "late" ? "good" : state === "exempt" ? "neutral" : "warm",
        },
      },
    ];
  });
};
