import { spawn } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";

const WORDS = Array.from("가나다라마바사아자차카타").map((syllable) => `${syllable}방`);
const SCRIPT = `
  import { askWords } from "./ask-words.ts";
  import { terminal } from "../start/terminal.ts";
  process.stdout.write(await askWords(terminal));
`;

/** What is asked of a real process whose terminal is a pipe. */
async function ask(typed: string): Promise<{ readonly words: string; readonly said: string }> {
  const place = path.join(import.meta.dirname, "asked.ts");
  const args = [
    "--input-type=module-typescript",
    "--eval",
    SCRIPT.replaceAll(/"\.(\.?\/)/g, `"${path.dirname(place)}/.$1`),
  ];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "pipe"] });
  let [words, said] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (words += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.end(typed);
  await new Promise((resolve) => child.once("close", resolve));
  return { words, said };
}

describe("the recovery words", () => {
  it.each([
    ["in one line", WORDS.join(" ")],
    [
      "one a line, as the screen shows them",
      WORDS.map((word, at) => `${at + 1}. ${word}`).join("\n"),
    ],
    ["one a line, and more lines than words", `${WORDS.join("\r\n")}\n\n다음 줄\n`],
  ])("are read %s", async (_title, typed) => {
    const { words, said } = await ask(typed);

    expect(words).toBe(WORDS.join(" "));
    expect(said).not.toContain("왔어요");
  });

  it.each([
    ["eleven", WORDS.slice(1).join("\n"), "11개 왔어요"],
    ["none", "", "0개 왔어요"],
  ])("are counted where they are %s", async (_title, typed, said) => {
    expect((await ask(typed)).said).toContain(said);
  });
});
