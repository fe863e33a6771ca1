import { parseSync } from "vite";

/** So many lines and more are long. */
const LONG_FUNCTION = 140;

interface ParsedNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string } | null;
  readonly key?: { readonly name?: string };
}

/** The long functions of a file: its path with their name, and how long. */
export function listLongFunctions(
  file: string,
  text: string,
): readonly (readonly [string, number])[] {
  if (text.split("\n").length < LONG_FUNCTION) return [];
  const long: (readonly [string, number])[] = [];
  const look = (node: unknown, name: string): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, start, end, id, key } = node as Partial<ParsedNode>;
    const called = id?.name ?? key?.name ?? name;
    if (type !== undefined && /Function/.test(type)) {
      const lines = text.slice(start, end).split("\n").length;
      if (lines >= LONG_FUNCTION) long.push([`${file} ${called}`, lines]);
    }
    for (const part of Object.values(node)) look(part, called);
  };
  look(parseSync(file, text).program, "");
  return long;
}
