import type { Hide } from "./hide-names.ts";

/** A text that goes home line by line, with those of which the teacher said 「그대로」. */
export type KeptNames = { readonly keptNames?: string | null | undefined } | undefined;

const split = (text: string): readonly string[] => text.split("\n").map((line) => line.trim());

/** Whether the teacher said 「그대로」 of a line. */
export function isKept(row: KeptNames, line: string): boolean {
  return split(row?.keptNames ?? "").includes(line.trim());
}

/** 「그대로」 of a line: its names stay, and those of the lines before that stand among these. */
export function keepNames(lines: readonly string[], row: KeptNames, line: string): string {
  const kept = lines.map((each) => each.trim()).filter((each) => each && isKept(row, each));
  return [...new Set([...kept, line.trim()])].join("\n");
}

/** A text of lines without names, but in those of which the teacher said 「그대로」. */
export function hideUnkept(text: string, row: KeptNames, hide: Hide): string {
  return text
    .split("\n")
    .map((line) => (isKept(row, line) ? line : hide(line)))
    .join("\n");
}
