export const MOST_LETTER_PICTURES = 2;
export const LONGEST_LETTER_SOUND_SECONDS = 60;

/** Of what a device makes of a picture or a minute of sound, before it is sealed. */
export const LETTER_PART_BYTES_MAX = 640 * 1024;

/** How a file begins that was sealed by a device, ASCII: the server takes it unseen, and gives it out as bytes. */
const SEALED_FILE_START = "damim-sealed-1\n";

/** With how it begins, its type and the tag of AES-GCM. */
export const SEALED_FILE_BYTES_MAX = LETTER_PART_BYTES_MAX + 128;

/** What may come of opening one; anything else was never put in by our pages. */
const letterPartTypes = ["image/jpeg", "audio/mp4", "audio/webm", "audio/ogg"] as const;

type LetterPartType = (typeof letterPartTypes)[number];

/** Undefined of a type that no letter holds. */
export function toLetterPartType(mime: string): LetterPartType | undefined {
  return letterPartTypes.find((each) => each === mime);
}

/** A picture or a sound as its pupil put it in. */
export interface LetterPart {
  readonly type: LetterPartType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * What is sealed of a part: its type in the first line, then its bytes. Read back by `readLetterPart`.
 *
 * ```ts
 * readLetterPart(writeLetterPart({ type: "image/jpeg", bytes })); // { type: "image/jpeg", bytes }
 * ```
 */
export function writeLetterPart({ type, bytes }: LetterPart): Uint8Array<ArrayBuffer> {
  return startWith(`${type}\n`, bytes);
}

/** Undefined where it is of no type that our pages put in. */
export function readLetterPart(whole: Uint8Array<ArrayBuffer>): LetterPart | undefined {
  const type = letterPartTypes.find((each) => begins(whole, `${each}\n`));
  return type && { type, bytes: whole.slice(type.length + 1) };
}

/** A sealed file, whole: how it begins, then what was sealed. */
export function writeSealedFile(sealed: Uint8Array): Uint8Array<ArrayBuffer> {
  return startWith(SEALED_FILE_START, sealed);
}

export function isSealedFile(file: Uint8Array): boolean {
  return file.length > SEALED_FILE_START.length && begins(file, SEALED_FILE_START);
}

/** What was sealed, of a file that is one. */
export function readSealedFile(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  return isSealedFile(file) ? file.slice(SEALED_FILE_START.length) : undefined;
}

/** `start` is ASCII. */
function startWith(start: string, rest: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(start.length + rest.length);
  whole.set(start.split("").map((letter) => letter.charCodeAt(0)));
  whole.set(rest, start.length);
  return whole;
}

function begins(whole: Uint8Array, start: string): boolean {
  return start.split("").every((letter, at) => letter.charCodeAt(0) === whole[at]);
}
