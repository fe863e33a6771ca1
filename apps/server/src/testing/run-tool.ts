import { execFile } from "node:child_process";
import path from "node:path";

const TOOLS = path.resolve(import.meta.dirname, "../../../../tools");

export interface ToolRun {
  readonly code: unknown;
  /** What it printed, complaints included. */
  readonly output: string;
}

/** Runs a tool of the operator's, such as `restore.ts`, on a data folder. */
export function runTool(
  dataDir: string,
  tool: string,
  args: readonly string[],
  more: {
    readonly env?: Readonly<Record<string, string>>;
    /** What somebody types. */
    readonly typed?: string;
  } = {},
): Promise<ToolRun> {
  const env = { PATH: process.env["PATH"] ?? "", DAMIM_DATA_DIR: dataDir, ...more.env };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(TOOLS, tool), ...args],
      { env },
      (error, out, trouble) => resolve({ code: error ? error.code : 0, output: out + trouble }),
    );
    child.stdin?.end(more.typed ?? "");
  });
}
