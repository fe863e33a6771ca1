/** What this device remembers for itself; never a word about a student. */
export type MenuPlace = "up" | "down" | "left";
export type Theme = "light" | "dark" | "system";
/** "board" is for a screen that a whole class looks at. */
export type TextSize = "normal" | "large" | "board";

const KEYS = {
  menuPlace: "menuOnHead",
  theme: "theme",
  textSize: "textSize",
  homeOrder: "homeOrder",
  lastMorning: "lastMorning",
  signedIn: "signedIn",
  signOutOwed: "signOutOwed",
} as const;

/** Where the menu stands; the first visit gives left on a desktop and up on a phone (spec 01 §3). */
export function readMenuPlace(device: { readonly isMobile: boolean }): MenuPlace {
  const stored = read(KEYS.menuPlace);
  const place = stored === "up" || stored === "down" || stored === "left" ? stored : undefined;
  if (device.isMobile) return place === undefined || place === "left" ? "up" : place;
  return place ?? "left";
}

export function saveMenuPlace(place: MenuPlace): void {
  write(KEYS.menuPlace, place);
}

export function readTheme(): Theme {
  const stored = read(KEYS.theme);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function saveTheme(theme: Theme): void {
  write(KEYS.theme, theme);
}

export function readTextSize(): TextSize {
  const stored = read(KEYS.textSize);
  return stored === "large" || stored === "board" ? stored : "normal";
}

export function saveTextSize(size: TextSize): void {
  write(KEYS.textSize, size);
}

/** The ids of the cards of 오늘 in the teacher's order. */
export function readHomeOrder(): readonly string[] {
  return read(KEYS.homeOrder)?.split(" ") ?? [];
}

export function saveHomeOrder(ids: readonly string[]): void {
  write(KEYS.homeOrder, ids.join(" "));
}

/** The day on which this device last opened the morning by itself, as text. */
export function readLastMorning(): string | undefined {
  return read(KEYS.lastMorning);
}

export function saveLastMorning(day: string): void {
  write(KEYS.lastMorning, day);
}

/** The text of the last signed-in session, so that the next start need not wait for the network. */
export function readRememberedSession(): string | undefined {
  return read(KEYS.signedIn);
}

/** `undefined` forgets it, at sign-out and on shared devices. */
export function saveRememberedSession(text: string | undefined): void {
  if (text === undefined) remove(KEYS.signedIn);
  else write(KEYS.signedIn, text);
}

/** Whether somebody signed out here while the server was away and it still has to be told. */
export function isSignOutOwed(): boolean {
  return read(KEYS.signOutOwed) !== undefined;
}

export function saveSignOutOwed(isOwed: boolean): void {
  if (isOwed) write(KEYS.signOutOwed, "yes");
  else remove(KEYS.signOutOwed);
}

// Storage may be refused altogether (blocked site data): the app then starts with its defaults.
function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing of a teacher's words is lost: these are conveniences.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See write.
  }
}
