import type { SheetCell, SheetColumn } from "@damim/domain/record/record-sheet.ts";
import { toSpreadsheetText } from "@damim/domain/record/spreadsheet-text.ts";
import { recordSheets, type KeptSheet } from "@damim/domain/registry/checked-kinds.ts";
import { type RecordKind, toPlainData } from "@damim/sync/kind.ts";
import { padCardKind, padColumnKind } from "@damim/domain/pad/card/pad-card.ts";
import { padMemberKind } from "@damim/domain/pad/room/pad-member.ts";
import { padCommentKind, padHeartKind } from "@damim/domain/pad/card/pad-reaction.ts";
import { toPadRoomSheets, type PadRoomSheet } from "@damim/domain/pad/pad-room-sheets.ts";
import { writeXlsx } from "hucre/xlsx";
import { createSheetRows, type LivingRow } from "./sheet-rows.ts";

export interface SpreadsheetInput {
  /** Of a scope of hers, or a pad room. */
  readonly place: KeptSheet["place"] | "padRoom";
  readonly rows: readonly LivingRow[];
}

interface SheetContent {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly lines: readonly (readonly SheetCell[])[];
}

/** A cell of a spreadsheet takes no more; the whole text is in the rows of the app. */
const LONGEST_CELL = 32_767;

/**
 * The spreadsheet of one scope as a file: a tab for each sheet of its place. Every text is written as a
 * typed string, so that a name beginning with = or + is never run as a formula.
 */
export async function writeSpreadsheet({ place, rows }: SpreadsheetInput): Promise<Uint8Array> {
  const sheets = place === "padRoom" ? listRoomSheets(rows) : listScopeSheets(place, rows);
  return writeXlsx({
    sheets: sheets.map(({ name, columns, lines }) => ({
      name,
      rows: [columns.map(({ head }) => head), ...lines].map((line) => line.map(toSpreadsheetText)),
      columns: columns.map(({ width }) => ({ width })),
      freezePane: { rows: 1 },
    })),
  });
}

function listScopeSheets(
  place: KeptSheet["place"],
  rows: readonly LivingRow[],
): readonly SheetContent[] {
  const read = createSheetRows(rows);
  const sheets: SheetContent[] = recordSheets
    .filter((sheet) => sheet.place === place)
    .map(({ name, columns, toLines }) => ({ name, columns, lines: toLines(read) }));
  return read.others.length > 0 ? [...sheets, toOthersSheet(read.others)] : sheets;
}

/** What this version has no sheet for is shown as it is, rather than left out. */
function toOthersSheet(others: readonly LivingRow[]): SheetContent {
  return {
    name: "그 밖의 기록",
    columns: [
      { head: "종류", width: 16 },
      { head: "이름표", width: 40 },
      { head: "내용", width: 60 },
    ],
    lines: others.map(({ kind, id, data }) => [
      kind,
      id,
      JSON.stringify(data).slice(0, LONGEST_CELL),
    ]),
  };
}

/** The sheets of a pad room, as its teacher downloads them in the room. */
function listRoomSheets(rows: readonly LivingRow[]): readonly PadRoomSheet[] {
  // What stands under the name of a kind has passed its schema.
  const list = <T>({ name }: RecordKind<T>) =>
    rows
      .filter(({ kind }) => kind === name)
      .map(({ id, data }) => ({ ...(toPlainData(data) as T), id }));
  return toPadRoomSheets({
    cards: list(padCardKind).toSorted((a, b) => (a.order < b.order ? -1 : 1)),
    columns: list(padColumnKind),
    members: new Map(list(padMemberKind).map((member) => [member.id, member])),
    comments: list(padCommentKind).toSorted((a, b) => a.madeAt - b.madeAt),
    hearts: list(padHeartKind),
  });
}
