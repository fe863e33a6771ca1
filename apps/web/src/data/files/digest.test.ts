import { createHash } from "node:crypto";
import { expect, it, vi } from "vitest";
import { toSha256 } from "./digest.ts";

it("is the same with and without Web Crypto", async () => {
  const bytes = new Uint8Array(new TextEncoder().encode("가을 한 줄 시 ".repeat(1_000)));
  const expected = createHash("sha256").update(bytes).digest("hex");

  expect(await toSha256(bytes)).toBe(expected);
  vi.stubGlobal("crypto", {});
  expect(await toSha256(bytes)).toBe(expected);
});
