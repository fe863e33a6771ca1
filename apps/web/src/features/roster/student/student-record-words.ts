import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { NUMBERS_ONLY } from "@damim/domain/numbers-only/numbers-only.ts";
import { numbersOnlyMeanwhile } from "@damim/domain/numbers-only/numbers-only-words.ts";
import { student } from "@damim/domain/student/student-record.ts";
import { toEditedTitle } from "../../../data/history/use-history-entries.ts";
import { findClassStore } from "../../../data/teacher-data.ts";
import { toWords } from "../../../kit/record/to-words.ts";
import { toStudentMendState } from "./student-mend-state.ts";

export const studentWords = toWords(student, {
  fields: {
    classKey: {
      label: "반",
      describe: (value) => (typeof value === "string" && toClassWords(value)) || undefined,
    },
  },
  history: {
    // What a new pupil came with stands on the form itself.
    isCreationBare: true,
    toTitle([{ type }], lines) {
      if (type === "created") return "명단에 넣었어요";
      if (type === "deleted") return "명단에서 지웠어요";
      return toEditedTitle(lines);
    },
  },
  denied: { [NUMBERS_ONLY]: numbersOnlyMeanwhile },
  findMendPlace: (data, { store, op }) =>
    store === findClassStore(data)
      ? { path: "/student-manage", state: toStudentMendState(op) }
      : undefined,
});
