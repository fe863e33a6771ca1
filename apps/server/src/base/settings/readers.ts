import { isLoopbackName } from "./loopback.ts";

/** How the text of a setting becomes its value; undefined: it is not written as it should be. */
export const anyText = (text: string): string => text;

export const where = (isRight: (text: string) => boolean) => (text: string) =>
  isRight(text) ? text : undefined;

export const matching = (pattern: RegExp) => where((text) => pattern.test(text));

export const numberOf =
  (pattern: RegExp, unit = 1) =>
  (text: string) =>
    pattern.test(text) ? Number(text) * unit : undefined;

export const oneOf =
  <const Word extends string>(...words: readonly Word[]) =>
  (text: string) =>
    words.find((word) => word === text);

export const onOff = {
  default: "on",
  read: (text: string) => text === "on" || (text === "off" ? false : undefined),
  wrong: "는 on이나 off여야 해요.",
};

/** An address without a query, over https; over http on this computer alone. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.search || url.hash || url.username) return false;
  if (url.protocol === "https:") return true;
  return url.protocol === "http:" && isLoopbackName(url.hostname);
}

/** Such an address, without a slash at the end. */
export const safeAddress = (text: string) =>
  isSafeAddress(text) ? text.replace(/\/+$/, "") : undefined;
