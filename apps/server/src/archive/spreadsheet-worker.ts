import { parentPort, workerData } from "node:worker_threads";
import { type SheetContent, writeSpreadsheet } from "./spreadsheet.ts";

// Given by `spreadsheet.ts` alone.
const sheets = workerData as readonly SheetContent[];

parentPort?.postMessage(await writeSpreadsheet(sheets));
