import type { MessagesFor } from "../base/result.ts";
import {
  rosterFileMessages,
  type RosterFileRefusal,
} from "../roster/reading/source/roster-file.ts";

/** Why a grade's file as a whole could not be read. */
export type GradeFileRefusal = RosterFileRefusal | { readonly type: "HeadsAlone" };

export const gradeFileMessages: MessagesFor<GradeFileRefusal> = {
  ...rosterFileMessages,
  HeadsAlone: () => "머리글만 있고 학생이 없어요. 학생을 적은 파일인지 확인해 주세요.",
};
