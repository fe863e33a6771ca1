import { createInterface } from "node:readline";
import type { CommandRun } from "./command.ts";

/** One for all questions: what was pasted in several lines waits for the next one. */
let typed: NodeJS.AsyncIterator<string> | undefined;

/** The terminal that the process was started in. */
export const terminal: Pick<CommandRun, "print" | "complain" | "ask"> = {
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  async ask(question) {
    const { stdin, stderr } = process;
    typed ??= createInterface({ input: stdin, output: stderr })[Symbol.asyncIterator]();
    stderr.write(question);
    stdin.ref?.();
    try {
      const next = await typed.next();
      return next.done === true ? "" : next.value;
    } finally {
      // Whoever asks no more does not wait for another line.
      stdin.unref?.();
    }
  },
};
