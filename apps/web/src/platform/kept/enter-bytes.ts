import { readText, writeText } from "./device-texts.ts";

const KEY = "enterBytes";

/** What a line break counts in texts for NEIS: a matter of the school's version, said once a device. */
export function readEnterBytes(): 1 | 2 {
  return readText(KEY) === "2" ? 2 : 1;
}

export function saveEnterBytes(bytes: 1 | 2): void {
  writeText(KEY, String(bytes));
}
