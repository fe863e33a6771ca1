import { parseEnv } from "node:util";

type Env = Readonly<Record<string, string | undefined>>;

/** The settings of `damim.env`, or what is wrong with it: all at once, each with its line, and never what stands in it. */
export type WrittenSettings =
  | { readonly ok: true; readonly env: Env }
  | { readonly ok: false; readonly mistakes: readonly string[] };

const BOM = "\uFEFF";
const SETTING = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*)$/;

/**
 * Reads `damim.env` as an editor of Windows may have saved it. A line that is no setting is told, not passed over: the server
 * would run with other settings than somebody believes.
 */
export function readSettings(bytes: Uint8Array): WrittenSettings {
  if (bytes.includes(0) || (bytes[0] ?? 0) >= 0xfe) {
    return refuse(["damim.env가 UTF-16으로 저장되어 있어요. UTF-8로 다시 저장해 주세요."]);
  }
  const text = Buffer.from(bytes).toString("utf8").replace(BOM, "");
  const mistakes = findMistakes(text.split(/\r?\n/));
  return mistakes.length > 0 ? refuse(mistakes) : { ok: true, env: parseEnv(text) };
}

const refuse = (mistakes: readonly string[]): WrittenSettings => ({ ok: false, mistakes });

function findMistakes(lines: readonly string[]): readonly string[] {
  const mistakes: string[] = [];
  const names = new Set<string>();
  let openQuote: string | undefined;
  for (const [at, line] of lines.entries()) {
    if (openQuote) {
      if (line.includes(openQuote)) openQuote = undefined;
      continue;
    }
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value = ""] = SETTING.exec(line) ?? [];
    if (name === undefined) {
      mistakes.push(`damim.env ${at + 1}번째 줄은 설정이 아니에요. PORT=5000처럼 =를 넣어 주세요.`);
      continue;
    }
    if (names.has(name))
      mistakes.push(`${name}: damim.env에 두 번 적혀 있어요. 하나만 남겨 주세요.`);
    names.add(name);
    const quote = /^["'`]/.exec(value)?.[0];
    if (quote && !value.slice(1).includes(quote)) openQuote = quote;
  }
  return mistakes;
}
