/** Levels of lists and objects: a field of a row has 50 (`packages/sync/src/protocol.ts`), and a request six around it. */
export const NESTING_MAX = 64;
/**
 * Lists, objects and names of fields. A device sends 640,000 signs at most, in which there are no more. What only looks
 * like JSON costs the parser a hundred times more memory and time than it is long.
 */
export const MARKS_MAX = 120_000;

/** What stands in lists, numbers above all: two signs each at least. */
export const COMMAS_MAX = 400_000;

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether these bytes may be handed to `JSON.parse`: looked through once, without making anything of them. */
export function isPlainJson(bytes: Uint8Array): boolean {
  let depth = 0;
  let marks = 0;
  let commas = 0;
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case QUOTE:
        at = findEnd(bytes, at + 1);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth++;
        marks++;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth--;
        break;
      case COMMA:
        commas++;
        break;
      case COLON:
        marks++;
    }
    if (depth > NESTING_MAX || marks > MARKS_MAX || commas > COMMAS_MAX) return false;
  }
  return true;
}

/** Where the text that begins here has its closing quote. */
function findEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
