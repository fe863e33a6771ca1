import { type Logger, pino } from "pino";
import type { Config } from "./settings/config.ts";
import { toSafeError } from "./safe-error.ts";
import { createQuiet } from "./quiet-log.ts";

const SEOUL_OFFSET_MS = 9 * 3_600_000;
const LEVEL_WORDS: Readonly<Record<number, string>> = { 40: "주의", 50: "오류", 60: "오류" };
const WARN = 40;
/** Of requests that went well, where `DAMIM_LOG_REQUESTS=sample`. */
const SAMPLE_RATE = 0.01;

/** What is told to whoever looks after the server, and the sentences of its start. */
export interface Log {
  readonly log: Logger;
  readonly print: (line: string) => void;
}

/**
 * Lines for people, or one of JSON each for a collector of logs (`DAMIM_LOG`): then the sentences too. One cause has a
 * line a minute, and requests have one where `DAMIM_LOG_REQUESTS` says so.
 */
export function openLog(
  { logFormat, logRequests }: Pick<Config, "logFormat" | "logRequests">,
  printLine: (line: string) => void,
  chance: () => number = Math.random,
): Log {
  const isJson = logFormat === "json";
  const write = (json: string): void => printLine(isJson ? json.trimEnd() : toText(json));
  const quiet = createQuiet();
  const log = pino(
    {
      name: "damim",
      serializers: { err: toSafeError },
      level: logRequests === "off" ? "warn" : "info",
      hooks: {
        logMethod(args, method, level) {
          const [facts, msg] = args as [Readonly<Record<string, unknown>>, string];
          const say = (more: object = {}): void =>
            method.apply(this, typeof facts === "object" ? [{ ...facts, ...more }, msg] : args);
          if (level >= WARN) return quiet(facts, msg, say);
          const isGood = msg === "request" && Number(facts["status"]) < 400;
          if (!isGood || logRequests !== "sample" || chance() < SAMPLE_RATE) say();
        },
      },
    },
    { write },
  );
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
