import { parentPort, workerData } from "node:worker_threads";
import { type DrillInput, runDrill } from "./run-drill.ts";

// Given by `drill-job.ts` alone.
const input = workerData as DrillInput;

parentPort?.postMessage(await runDrill(input, { now: Date.now }));
