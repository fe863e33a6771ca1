import type { RecordKind } from "@damim/sync/kind.ts";
import type { RecordSheet } from "../record-sheet.ts";

type SheetRow = { readonly id: string };

/** The lines of a sheet over rows by kind, each cell cut by 「|」, for tests. Pupil s3 is 3번 김나윤, s5 is 5번 김하린. */
export function listSheetLines(
  sheet: RecordSheet,
  rows: Readonly<Record<string, readonly SheetRow[]>>,
): readonly string[] {
  const students = [
    { id: "s3", number: 3, name: "김나윤" },
    { id: "s5", number: 5, name: "김하린" },
  ];
  const lines = sheet.toLines({
    list: <T>(kind: RecordKind<T>) => (rows[kind.name] ?? []) as readonly (T & SheetRow)[],
    findStudent: (id) => students.find((student) => student.id === id),
  });
  for (const line of lines) {
    if (line.length !== sheet.columns.length) throw new Error(`${sheet.name}: ${line.join("|")}`);
  }
  return lines.map((line) => line.join("|"));
}
