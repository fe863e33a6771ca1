import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { draftWords } from "./draft-words.ts";

const SRC = path.resolve(import.meta.dirname, "../..");

/** What the keys of a source begin with: of `useDraft`, of a form over a record, of a part that is given its key. */
function listKeys(text: string): readonly string[] {
  const ways = [/use(?:Form)?Draft(?:<[^(]*>)?\(\s*["`]([\w-]+)/g, /draftKey=\{?["`]([\w-]+)/g];
  if (text.includes("useFieldsForm(")) ways.push(/^\s*key: ["`]([\w-]+)/gm);
  return ways.flatMap((way) => [...text.matchAll(way)].flatMap(([, key]) => key ?? []));
}

it("every form that keeps a draft is named at sign-out", () => {
  const keys = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.test\.|^testing|use-fields-form|use-form-draft|use-draft/.test(file),
    )
    .flatMap((file) => listKeys(readFileSync(path.join(SRC, file), "utf8")));
  expect(keys.length).toBeGreaterThan(70);
  expect(keys.filter((key) => !Object.hasOwn(draftWords, key))).toEqual([]);
});
