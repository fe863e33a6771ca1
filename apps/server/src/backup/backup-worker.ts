import { parentPort, workerData } from "node:worker_threads";
import { backupSqlite, type BackupInput } from "./backup-sqlite.ts";

// Given by `backup-job.ts` alone.
const input = workerData as BackupInput;

parentPort?.postMessage(await backupSqlite(input));
