import { toSheetsEntry } from "@damim/domain/archive/archive-layout.ts";
import { recordSheets } from "@damim/domain/archive/record-sheets.ts";
import { isDead } from "@damim/sync/merge.ts";
import type { Queries } from "../db/schema.ts";
import type { ArchivePart } from "./archive-part.ts";
import { listOwnScopes, type OwnScope, readRows } from "./read-scope-rows.ts";
import { createSheetRows, type LivingRow } from "./sheet-rows.ts";
import { type SheetContent, writeSpreadsheetInThread } from "./spreadsheet.ts";

/** A cell of a spreadsheet takes no more; the whole text is in the rows of the app. */
const LONGEST_CELL = 32_767;

/** One spreadsheet for each scope, for people: it is never read again. */
export function createSheetsPart(queries: Queries): ArchivePart {
  return {
    isOurs: (name) => name.endsWith(".xlsx"),
    async list({ uid }) {
      const scopes = await listOwnScopes(queries, uid);
      return scopes.map((own) => ({
        name: toSheetsEntry(own.archived),
        async *read() {
          yield await writeSpreadsheetInThread(await listSheets(queries, own));
        },
      }));
    },
  };
}

async function listSheets(
  queries: Queries,
  { scope, archived }: OwnScope,
): Promise<readonly SheetContent[]> {
  const byKey = new Map<string, LivingRow>();
  for await (const rows of readRows(queries, scope)) {
    for (const row of rows) {
      const key = `${row.kind}\n${row.id}`;
      if (isDead(row)) byKey.delete(key);
      else byKey.set(key, row);
    }
  }
  const rows = createSheetRows([...byKey.values()]);
  const place = archived === "profile" ? "profile" : "year";
  const sheets = recordSheets
    .filter((sheet) => sheet.place === place)
    .map(({ name, columns, toLines }) => ({ name, columns, lines: toLines(rows) }));
  return rows.others.length === 0 ? sheets : [...sheets, toOthersSheet(rows.others)];
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
