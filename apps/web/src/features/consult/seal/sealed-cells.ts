import type { Consult, KeptConsult } from "@damim/domain/consult/consult.ts";
import { readSealCode } from "@damim/domain/seal/seal-code.ts";
import {
  ADDRESS_COLUMN,
  PUPILS_COLUMN,
  mayBeSamePupils,
  SEAL_COLUMN,
  type SealedCell,
} from "@damim/domain/seal/read-sealed-lines.ts";
import type { KeptSeal } from "@damim/domain/seal/seal.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { type SealMarks, toMarks } from "./seal-marks.ts";

/** Those columns of the file of 상담조회 that are sealed, by the marks of its records. */
export type ToSealedColumns = (
  marks: ReadonlyMap<string, SealMarks>,
) => readonly TableColumn<KeptConsult>[];

/** The cells that a file of today would hold of a sealed version. */
export function toSealedCells(
  seal: KeptSeal,
  version: Consult,
  students: readonly RosterStudent[],
  toColumns: ToSealedColumns,
): readonly SealedCell[] {
  const row = { ...version, id: seal.rowId };
  const marks = toMarks(seal);
  const find = (id: string) => students.find((one) => one.id === id);
  const lenient: Readonly<Record<string, SealedCell["isSame"]>> = {
    [PUPILS_COLUMN]: (fromFile) =>
      mayBeSamePupils(
        fromFile,
        version.studentIds.map(find),
        students.map(({ name }) => name),
      ),
    // The code is what the seal was found by.
    [SEAL_COLUMN]: () => true,
    // A school may have moved to another address; the code in it is the same.
    [ADDRESS_COLUMN]: (fromFile) => readSealCode(fromFile) === readSealCode(marks.code),
  };
  return toColumns(new Map([[row.id, marks]])).map(({ head, text }) => {
    const isSame = lenient[head];
    return { head, text: String(text(row)), ...(isSame && { isSame }) };
  });
}
