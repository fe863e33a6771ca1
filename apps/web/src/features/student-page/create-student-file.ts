import { writeXlsx } from "hucre/xlsx";

/** What of an entry of the time line stands in the file. */
export interface StudentFileEntry {
  readonly day: string;
  readonly source: { readonly label: string };
  readonly title: string;
  readonly detail?: string | undefined;
  readonly state?: { readonly label: string } | undefined;
}

/** A pupil's time line as a spreadsheet, texts as typed strings: 「=1+1」 in a note stays a text. */
export async function createStudentFile(entries: readonly StudentFileEntry[]): Promise<Blob> {
  const body = entries.map(({ day, source, title, detail, state }) => [
    day,
    source.label,
    title,
    detail ?? "",
    state?.label ?? "",
  ]);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "학생 기록",
        rows: [["날짜", "구분", "내용", "자세히", "상태"], ...body],
        columns: [{ width: 12 }, { width: 8 }, { width: 20 }, { width: 60 }, { width: 14 }],
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
