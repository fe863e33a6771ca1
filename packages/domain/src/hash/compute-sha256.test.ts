import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromHex, joinBytes, toHex, toUtf8 } from "./bytes.ts";
import { computeSha256 } from "./compute-sha256.ts";

describe("SHA-256", () => {
  it("is the same as elsewhere, at every length around the ends of blocks", () => {
    const bytes = Uint8Array.from({ length: 300 }, (_, index) => (index * 31) % 256);
    for (const length of [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 300]) {
      const part = bytes.subarray(0, length);
      const expected = createHash("sha256").update(part).digest("hex");
      expect(Buffer.from(computeSha256(part)).toString("hex")).toBe(expected);
    }
  });

  it("reads a part of a longer buffer as that part", () => {
    const bytes = new TextEncoder().encode("가을 한 줄 시 ".repeat(20_000));
    const part = bytes.subarray(3, 250_003);
    const expected = createHash("sha256").update(part).digest("hex");
    expect(Buffer.from(computeSha256(part)).toString("hex")).toBe(expected);
  });
});

it("writes texts and bytes as everybody does", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.uint8Array(), (text, bytes) => {
      expect(toHex(toUtf8(text))).toBe(Buffer.from(text, "utf8").toString("hex"));
      expect(fromHex(toHex(bytes))).toEqual(bytes);
      expect(joinBytes(toUtf8(text), bytes)).toHaveLength(Buffer.byteLength(text) + bytes.length);
    }),
  );
  expect(toHex(toUtf8("가\ud800"))).toBe("eab080efbfbd");
});
