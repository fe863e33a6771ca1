import type { Consult } from "@damim/domain/consult/consult.ts";
import { readSealCode } from "@damim/domain/seal/seal-code.ts";
import {
  mayBeSamePupils,
  SEAL_COLUMN,
  type SealedCell,
} from "@damim/domain/seal/read-sealed-lines.ts";
import type { KeptSeal } from "@damim/domain/seal/seal.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import {
  ADDRESS_HEAD,
  PUPILS_HEAD,
  toConsultColumns,
  toSealColumns,
} from "../lookup/consult-columns.tsx";
import { toMarks } from "./seal-marks.ts";

/** The cells that a file of today would hold of a sealed version. */
export function toSealedCells(
  seal: KeptSeal,
  version: Consult,
  students: readonly RosterStudent[],
): readonly SealedCell[] {
  const row = { ...version, id: seal.rowId };
  const marks = toMarks(seal);
  const nameOf = (id: string) => students.find((one) => one.id === id)?.name;
  const lenient: Readonly<Record<string, SealedCell["isSame"]>> = {
    [PUPILS_HEAD]: (fromFile) =>
      mayBeSamePupils(
        fromFile,
        version.studentIds.map(nameOf),
        students.map(({ name }) => name),
      ),
    // The code is what the seal was found by.
    [SEAL_COLUMN]: () => true,
    // A school may have moved to another address; the code in it is the same.
    [ADDRESS_HEAD]: (fromFile) => readSealCode(fromFile) === readSealCode(marks.code),
  };
  const columns = [...toConsultColumns(students, ""), ...toSealColumns(new Map([[row.id, marks]]))];
  return columns.map(({ head, text }) => {
    const isSame = lenient[head];
    return { head, text: String(text(row)), ...(isSame && { isSame }) };
  });
}
