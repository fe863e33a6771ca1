import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { computeSha256 } from "./compute-sha256.ts";

describe("SHA-256 without Web Crypto", () => {
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
