import { readText, removeText, writeText } from "../../platform/kept/device-texts.ts";
import { LEFT_KEY } from "../opening/room-keys.ts";
import type { LeftOne } from "./left-here.ts";

// Apart from `left-here.ts`: the pupils' first picture has no list to read.

/** Of this page's own making, in the order of leaving. */
export function readLeft(): readonly LeftOne[] {
  return (readText(LEFT_KEY) ?? "")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LeftOne);
}

export function saveLeft(all: readonly LeftOne[]): void {
  if (all.length === 0) removeText(LEFT_KEY);
  else writeText(LEFT_KEY, all.map((one) => `${JSON.stringify(one)}\n`).join(""));
}
