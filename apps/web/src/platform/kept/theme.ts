import { readTheme, saveTheme, type Theme } from "./device-preferences.ts";

const darkQuery = matchMedia("(prefers-color-scheme: dark)");

/** Puts the remembered theme on the page and follows the system while 「시스템」 is chosen. */
export function startTheme(): void {
  applyTheme(readTheme());
  darkQuery.addEventListener("change", () => applyTheme(readTheme()));
}

export function chooseTheme(theme: Theme): void {
  saveTheme(theme);
  applyTheme(theme);
}

function applyTheme(theme: Theme): void {
  const dark = theme === "dark" || (theme === "system" && darkQuery.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}
