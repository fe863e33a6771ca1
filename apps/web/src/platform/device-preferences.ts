import { readText, removeText, writeText } from "./device-texts.ts";

/** What this device remembers for itself; never a word about a student. */
export type Theme = "light" | "dark" | "system";

const KEYS = {
  theme: "theme",
  signedIn: "signedIn",
  signOutOwed: "signOutOwed",
} as const;

export function readTheme(): Theme {
  const stored = readText(KEYS.theme);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function saveTheme(theme: Theme): void {
  writeText(KEYS.theme, theme);
}

/** The text of the last signed-in session, so that the next start need not wait for the network. */
export function readRememberedSession(): string | undefined {
  return readText(KEYS.signedIn);
}

/** `undefined` forgets it, at sign-out and on shared devices. */
export function saveRememberedSession(text: string | undefined): void {
  if (text === undefined) removeText(KEYS.signedIn);
  else writeText(KEYS.signedIn, text);
}

/** Whether somebody signed out here while the server was away and it still has to be told. */
export function isSignOutOwed(): boolean {
  return readText(KEYS.signOutOwed) !== undefined;
}

export function saveSignOutOwed(isOwed: boolean): void {
  if (isOwed) writeText(KEYS.signOutOwed, "yes");
  else removeText(KEYS.signOutOwed);
}
