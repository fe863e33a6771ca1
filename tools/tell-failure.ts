import type { Config } from "../apps/server/src/base/config.ts";
import { toStartFailure } from "../apps/server/src/start/start-failure.ts";

/** A tool whose disk or database is not there says what `npm start` would, and ends with its exit code. */
export function tellFailure(config: Config): (error: unknown) => number {
  return (error) => {
    const { sentence, exitCode } = toStartFailure(error, config);
    console.error(sentence);
    return exitCode;
  };
}
