import { readText, writeText } from "./device-texts.ts";

/** What this device remembers for itself; never a word about a student. */
export type Theme = "light" | "dark" | "system";

const KEY = "theme";

export function readTheme(): Theme {
  const stored = readText(KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function saveTheme(theme: Theme): void {
  writeText(KEY, theme);
}
