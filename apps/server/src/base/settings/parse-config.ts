import { readFileSync } from "node:fs";
import { type Config, settings, toConfig } from "./config.ts";
import { listKeyFiles, readKeyFiles } from "./key-files.ts";
import { listClashes } from "./list-clashes.ts";
import { listMisspelt } from "./list-misspelt.ts";
import { readSettings, type Setting } from "./setting.ts";

export type ParsedConfig =
  | { readonly ok: true; readonly value: Config }
  | { readonly ok: false; readonly mistakes: readonly string[] };

/**
 * Settings from the environment, or every mistake at once in Korean: an operator who mends one
 * setting a start gives up before the last. An empty value counts as not set, as Docker and
 * systemd files write it. Keys may stand in files that `…_FILE` names.
 *
 * ```ts
 * parseConfig({ PORT: "5000" }); // { ok: true, value: { port: 5000, … } }
 * parseConfig({ PORT: "x", DAMIM_BASE_PATH: "damim" }); // { ok: false, mistakes: [two sentences] }
 * ```
 */
export function parseConfig(
  env: Readonly<Record<string, string | undefined>>,
  readText = (file: string): string => readFileSync(file, "utf8"),
  list: readonly Setting[] = settings,
): ParsedConfig {
  const named: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  );
  const keyFiles = listKeyFiles(list);
  const files = readKeyFiles(keyFiles, named, readText);
  const written = { ...named, ...files.values };
  const { values, mistakes: unreadable } = readSettings(list, written);
  const mistakes = [
    ...listMisspelt(Object.keys(named), [...list.map(({ name }) => name), ...keyFiles]),
    ...files.mistakes,
    ...unreadable,
    ...listClashes(written),
  ];
  if (mistakes.length > 0) return { ok: false, mistakes: [...new Set(mistakes)] };
  return { ok: true, value: toConfig(list, values) };
}
