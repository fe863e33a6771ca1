import { type Logger, pino } from "pino";

const SEOUL_OFFSET_MS = 9 * 3_600_000;
const LEVEL_WORDS: Readonly<Record<number, string>> = { 40: "주의", 50: "오류", 60: "오류" };

/** What is told to whoever looks after the server, and the sentences of its start. */
export interface Log {
  readonly log: Logger;
  readonly print: (line: string) => void;
}

/** Lines for people, or one of JSON each for a collector of logs (`DAMIM_LOG`): then the sentences too. */
export function openLog(format: "text" | "json", printLine: (line: string) => void): Log {
  const isJson = format === "json";
  const write = (json: string): void => printLine(isJson ? json.trimEnd() : toText(json));
  const log = pino({ name: "damim", level: "warn" }, { write });
  if (!isJson) return { log, print: printLine };
  const sentences = log.child({}, { level: "info" });
  return { log, print: (line) => sentences.info(line) };
}

/** `2026-11-26 23:10:02 오류 a job failed {"job":"trim"}` and below it where it happened. */
function toText(json: string): string {
  const {
    level,
    time,
    msg,
    err,
    pid: _pid,
    hostname: _host,
    name: _name,
    ...rest
  } = JSON.parse(json);
  const at = new Date(time + SEOUL_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");
  const more = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : "";
  const cause = err ? `\n  ${String(err.stack ?? err.message).replaceAll("\n", "\n  ")}` : "";
  return `${at} ${LEVEL_WORDS[level] ?? "알림"} ${msg ?? ""}${more}${cause}`;
}
