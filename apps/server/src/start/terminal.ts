import { createInterface } from "node:readline";
import type { CommandRun } from "./command.ts";

/** The terminal that the process was started in. */
export const terminal: Pick<CommandRun, "print" | "complain" | "ask"> = {
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  async ask(question) {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    try {
      process.stderr.write(question);
      for await (const line of lines) return line;
      return "";
    } finally {
      lines.close();
    }
  },
};
