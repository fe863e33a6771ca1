import type { ScreenState } from "./screen.ts";

/** Where a visitor stands, as the router tells it. */
export interface ScreenLocation {
  readonly search: string;
  readonly state: unknown;
}

const WORD = /^[A-Za-z]{1,40}$/;

/**
 * Which part of a page is meant: by the router's state, or as a query that anybody can type and keep
 * (spec 01 §3). A query is the more explicit of the two. What is neither is nothing: a state survives
 * reloads and new versions.
 *
 * ```ts
 * readScreenState({ search: "?about=padIt", state: null }); // { about: "padIt" }
 * readScreenState({ search: "", state: { doWhat: "addAttend" } }); // { doWhat: "addAttend" }
 * ```
 */
export function readScreenState({ search, state }: ScreenLocation): ScreenState | undefined {
  const query = new URLSearchParams(search);
  const fields = typeof state === "object" && state !== null ? { ...state } : {};
  return (
    toState(query.get("about"), query.get("doWhat")) ??
    toState("about" in fields && fields.about, "doWhat" in fields && fields.doWhat)
  );
}

/** The address that says the same as the state does: `/memo?about=freeMemo`. */
export function toScreenAddress(path: string, state: ScreenState | undefined): string {
  if (!state) return path;
  return `${path}?${new URLSearchParams(Object.entries(state)).toString()}`;
}

export function isSameScreenState(a: ScreenState | undefined, b: ScreenState | undefined): boolean {
  return toScreenAddress("", a) === toScreenAddress("", b);
}

function toState(about: unknown, doWhat: unknown): ScreenState | undefined {
  if (isWord(about)) return { about };
  return isWord(doWhat) ? { doWhat } : undefined;
}

function isWord(value: unknown): value is string {
  return typeof value === "string" && WORD.test(value);
}
