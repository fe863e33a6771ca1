import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
type Tokens = Readonly<Record<string, string>>;

/** What a block says from `start` on; later ones of it win. */
function readTokens(start: string): Tokens {
  const from = css.indexOf(start);
  const body = css.slice(css.indexOf("{", from), css.indexOf("}", from));
  const lines = [...body.matchAll(/(--[\w-]+):\s*([^;]+);/gu)];
  return Object.fromEntries(lines.map(([, name, value]) => [name, value]));
}

function toColour(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? "";
  const [, other] = /^var\((--[\w-]+)\)$/u.exec(value) ?? [];
  return other ? toColour(tokens, other) : value;
}

function toLight(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [toLight(a), toLight(b)].toSorted((one, two) => one - two);
  return (light + 0.05) / (dark + 0.05);
}

const light = readTokens(":root");
const dark = { ...light, ...readTokens('[data-theme="dark"] {') };
const stage = readTokens('[data-mood="stage"] {\n  color-scheme');

it.each([
  ["light", light],
  ["dark", dark],
  ["a stage", { ...light, ...stage }],
  ["a stage in the dark", { ...dark, ...stage }],
])("the board's letters are read on every chalk: %s", (_, tokens) => {
  const pale = ["sky", "yolk", "mint", "rose", "lilac"].flatMap((chalk) => {
    const found = contrast(toColour(tokens, `--chalk-${chalk}`), toColour(tokens, "--board-fg"));
    return found >= 4.5 ? [] : [`${chalk} ${found.toFixed(1)}`];
  });

  expect(pale).toEqual([]);
});
