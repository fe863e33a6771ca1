import type { CheckedKind } from "@damim/sync/kind.ts";
import type { GenericSchema } from "valibot";
import type { KindName } from "./record-kinds.ts";
import type { Fields } from "../record/field.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import type { RecordFacts } from "../record/record.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { formerSchoolSheet } from "../attendance-year/former-school-sheet.ts";
import { attendanceRulesSchema } from "../attendance/attendance-rules-schema.ts";
import { attendanceRulesSheet } from "../attendance/attendance-rules-sheet.ts";
import { budgetEntry } from "../budget/entry-record.ts";
import { entrySheet } from "../budget/entry-sheet.ts";
import { baseCellSheet } from "../class-table/base-cell-sheet.ts";
import {
  assignPlanSheet,
  assignPupilSheet,
  assignMoveSheet,
  assignRuleSheet,
  assignRunSheet,
} from "../class-assignment/assign-record-sheets.ts";
import {
  assignMoveSchema,
  assignPlanSchema,
  assignPupilSchema,
  assignRuleSchema,
  assignRunSchema,
} from "../class-assignment/assign-schema.ts";
import { drawSheet, drawTurnSheet } from "../draw/draw-sheet.ts";
import { studentSheet } from "../roster/student-sheet.ts";
import { scoreGameSheet } from "../score-board/score-game-sheet.ts";
import { kindFacts, records } from "./records.ts";

type Sheets = readonly [RecordSheet, ...RecordSheet[]];

/** A kind with everything that is kept of it: the one schema of its rows, where they lie, how people read them. */
export interface KeptKind<T = unknown> extends CheckedKind<T> {
  readonly scope: RecordFacts["scope"];
  readonly sheets: Sheets;
  /** Of a record that is said once. */
  readonly fields?: Fields;
}

/** A sheet with the kind that it shows, and the file that it stands in. */
export interface KeptSheet extends RecordSheet {
  readonly kind: KindName;
  readonly place: KeptKind["scope"];
}

/** Sheets that ask for more than the rows of their record. */
const ownSheets: { readonly [Name in KindName]?: Sheets } = {
  student: [studentSheet, formerSchoolSheet],
  baseCell: [baseCellSheet],
  budgetEntry: [toSheet({ ...budgetEntry, ...entrySheet })],
  scoreGame: [scoreGameSheet],
  drawTurn: [drawTurnSheet],
  draw: [drawSheet],
};

/** What is not said once yet. */
const byHand: { readonly [name: string]: readonly [GenericSchema, RecordSheet] } = {
  attendanceRules: [attendanceRulesSchema, attendanceRulesSheet],
  assignPlan: [assignPlanSchema, assignPlanSheet],
  assignPupil: [assignPupilSchema, assignPupilSheet],
  assignRule: [assignRuleSchema, assignRuleSheet],
  assignRun: [assignRunSchema, assignRunSheet],
  assignMove: [assignMoveSchema, assignMoveSheet],
};

/**
 * Every kind as the server and the archive know it, in the order of the tabs of an archive. Apart from `recordKinds` and
 * `records`, so that no page waits for schemas that it never asks.
 */
export const checkedKinds: readonly KeptKind[] = [
  ...records.map((of) => ({
    ...of.kind,
    scope: of.scope,
    schema: toSchema(of),
    sheets: of.sheets ?? ownSheets[of.kind.name as KindName] ?? ([toSheet(of)] as const),
    fields: of.fields,
  })),
  ...Object.entries(byHand).flatMap(([name, [schema, sheet]]) =>
    kindFacts
      .filter(({ kind }) => kind.name === name)
      .map(({ kind, scope }) => ({ ...kind, scope, schema, sheets: [sheet] as const })),
  ),
];

/** Every sheet that an archive has for people, in the order of the tabs. */
export const recordSheets: readonly KeptSheet[] = checkedKinds.flatMap(({ name, scope, sheets }) =>
  sheets.map((sheet) => ({ ...sheet, kind: name as KindName, place: scope })),
);
