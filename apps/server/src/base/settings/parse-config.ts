import { readFileSync } from "node:fs";
import * as v from "valibot";
import type { Config } from "./config.ts";
import { keyFileNames, readKeyFiles } from "./key-files.ts";
import { listClashes } from "./list-clashes.ts";
import { listMisspelt } from "./list-misspelt.ts";
import { settingsSchema, toConfig } from "./to-config.ts";

export type ParsedConfig =
  | { readonly ok: true; readonly value: Config }
  | { readonly ok: false; readonly mistakes: readonly string[] };

/** Every setting by name: each stands in the documents. */
export const settingNames = (): readonly string[] => Object.keys(settingsSchema.entries);

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
): ParsedConfig {
  const named: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  );
  const files = readKeyFiles(named, readText);
  const written = { ...named, ...files.values };
  const parsed = v.safeParse(settingsSchema, written);
  const mistakes = [
    ...listMisspelt(Object.keys(named), [...settingNames(), ...keyFileNames]),
    ...files.mistakes,
    ...(parsed.success ? [] : parsed.issues.map((issue) => issue.message)),
    ...listClashes(written),
  ];
  if (!parsed.success || mistakes.length > 0)
    return { ok: false, mistakes: [...new Set(mistakes)] };
  return { ok: true, value: toConfig(parsed.output) };
}
