import type { RecordSheet } from "../record/record-sheet.ts";
import { schoolTermsKind, termDateLabels, termDateNames } from "./school-terms.ts";

/** 「학기 날짜」: 개학, 방학, 종업식 of the year. */
export const schoolTermsSheet: RecordSheet = {
  name: "학기 날짜",
  columns: [
    { head: "이름", width: 20 },
    { head: "날짜", width: 12 },
  ],
  toLines: (rows) =>
    rows.list(schoolTermsKind).flatMap((terms) =>
      termDateNames.flatMap((name) => {
        const day = terms[name];
        return day ? [[termDateLabels[name], day]] : [];
      }),
    ),
};
