import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const korean = "번호,이름\n1,이솔";
const inEucKr = [
  0xb9, 0xf8, 0xc8, 0xa3, 0x2c, 0xc0, 0xcc, 0xb8, 0xa7, 0x0a, 0x31, 0x2c, 0xc0, 0xcc, 0xbc, 0xd6,
];

test.each([
  ["UTF-8", new TextEncoder().encode(korean)],
  ["UTF-8 with its mark", Uint8Array.of(0xef, 0xbb, 0xbf, ...new TextEncoder().encode(korean))],
  ["EUC-KR", Uint8Array.from(inEucKr)],
  ["a spreadsheet's Unicode text", toUtf16(korean)],
  ["plain letters", new TextEncoder().encode(korean)],
])("%s is read", (_encoding, bytes) => {
  expect(decodeText(bytes)).toBe(korean);
});

test.each([
  ["bytes of no encoding", Uint8Array.of(0xff, 0x80, 0x80, 0xff)],
  ["a picture", Uint8Array.of(0x47, 0x49, 0x46, 0x38, 0x00, 0x00, 0x01)],
])("%s are no text", (_what, bytes) => {
  expect(decodeText(bytes)).toBeUndefined();
});

function toUtf16(text: string): Uint8Array {
  const units = Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0));
  return Uint8Array.from(units.flatMap((unit) => [unit & 0xff, unit >> 8]));
}
