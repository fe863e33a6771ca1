import { parentPort, workerData } from "node:worker_threads";
import type { LivingRow } from "./sheet-rows.ts";
import { type SpreadsheetInput, writeSpreadsheet } from "./spreadsheet.ts";

export type SheetsPlace = SpreadsheetInput["place"];

/** Rows as they are read; one that comes a second time is the later form. */
export type PageForSheets = readonly (LivingRow & { readonly isDead: boolean })[] | "end";

// Given by `sheets-part.ts` alone.
const place = workerData as SheetsPlace;
const byKey = new Map<string, LivingRow>();

parentPort?.on("message", (page: PageForSheets) => {
  if (page === "end") {
    void writeSpreadsheet({ place, rows: [...byKey.values()] }).then((bytes) =>
      parentPort?.postMessage(bytes),
    );
    return;
  }
  for (const { isDead, kind, id, data } of page) {
    if (isDead) byKey.delete(`${kind}\n${id}`);
    else byKey.set(`${kind}\n${id}`, { kind, id, data });
  }
});
