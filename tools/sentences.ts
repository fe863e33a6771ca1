/**
 * `npm run sentences [-- WORD…]`: every Korean sentence that a screen, a paper or a mail may show, with its file and
 * line, to be read from top to bottom as a teacher would. Words choose files by a part of their paths.
 */
import { globSync, readFileSync } from "node:fs";
import { projectRoot } from "./run-step.ts";

const words = process.argv.slice(2);
const files = globSync(["apps/*/src/**/*.{ts,tsx}", "packages/*/src/**/*.ts"], { cwd: projectRoot })
  .filter((file) => !/\.test\.|\/testing\//u.test(file))
  .filter((file) => words.every((word) => file.includes(word)))
  .toSorted();
for (const file of files) {
  const sentences = listSentences(readFileSync(`${projectRoot}/${file}`, "utf8"));
  if (sentences.length > 0) console.log(`\n${file}`);
  for (const { line, words: said } of sentences)
    console.log(`${String(line).padStart(5)}  ${said}`);
}

/** What stands between quotes or tags and holds Hangul. Comments are blanked, so that lines keep their numbers. */
function listSentences(code: string): { readonly line: number; readonly words: string }[] {
  const blank = (text: string): string => text.replaceAll(/[^\n]/gu, " ");
  const said = code
    .replaceAll(/\/\*[^]*?\*\//gu, blank)
    .replaceAll(/(^|[\s;{(,])\/\/[^\n]*/gu, blank);
  return [...said.matchAll(/"[^"\n]*"|`[^`]*`|(?<=>|^\s*)[^<>{}"`;=]*(?=<|\{|$)/gmu)]
    .filter(([text]) => /[가-힣]/u.test(text))
    .map((found) => ({
      line: said.slice(0, found.index).split("\n").length,
      words: found[0].replaceAll(/\s+/gu, " ").trim(),
    }));
}
