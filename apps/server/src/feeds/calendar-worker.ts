import { parentPort, workerData } from "node:worker_threads";
import { readCalendarText } from "@damim/domain/schedule/incoming/read-calendar-text.ts";
import type { CalendarQuestion } from "./read-in-thread.ts";

const { text, span } = workerData as CalendarQuestion;
parentPort?.postMessage(readCalendarText(text, span));
