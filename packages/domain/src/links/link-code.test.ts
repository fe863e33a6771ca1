import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readLinkCode } from "./link-code.ts";

const golden: readonly { readonly text: string; readonly result: string | null }[] = JSON.parse(
  readFileSync(new URL("./golden-link-codes.json", import.meta.url), "utf8"),
);

it.each(golden)("reads 「$text」", ({ text, result }) => {
  expect(readLinkCode(text, 8) ?? null).toBe(result);
});
