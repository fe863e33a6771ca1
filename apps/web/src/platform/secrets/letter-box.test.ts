import { createECDH, hkdfSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openLetter, openPart, sealLetter } from "./letter-box.ts";

interface Golden {
  readonly capsules: {
    readonly box: {
      readonly privateKey: { readonly x: string; readonly y: string; readonly d: string };
      readonly aad: string;
      readonly box: { readonly e: string; readonly iv: string; readonly c: string };
      readonly text: string;
    };
  };
}

const file = "../../../../../packages/domain/src/time-capsule/golden-capsules.json";
const { privateKey, aad, box, text } = (
  JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")) as Golden
).capsules.box; // ours

/** As the server derives it. */
function deriveKey(ephemeral: string): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey.d, "base64url");
  const secret = pair.computeSecret(ephemeral, "base64url");
  return Buffer.from(hkdfSync("sha256", secret, Buffer.alloc(32), aad, 32)).toString("base64url");
}

it("opens the golden letter, and none in another's place", async () => {
  const key = deriveKey(box.e);

  expect(await openLetter(box, { key, aad })).toBe(text);
  await expect(openLetter(box, { key, aad: `${aad}x` })).rejects.toThrow();
});

it("seals for the server's half alone, each time differently", async () => {
  const coordinates = [privateKey.x, privateKey.y].map((part) => Buffer.from(part, "base64url"));
  const publicKey = Buffer.concat([Buffer.of(4), ...coordinates]).toString("base64url");
  const words = "구구단 다 외웠니? 🙂";
  const picture = { bytes: Uint8Array.from([1, 2, 3]), aad: `${aad}-picture` };
  const [{ box: one, sealed }, { box: two }] = await Promise.all([
    sealLetter(words, { publicKey, aad, parts: [picture] }),
    sealLetter(words, { publicKey, aad }),
  ]);

  expect(await openLetter(one, { key: deriveKey(one.e), aad })).toBe(words);
  const part = sealed[0] ?? { iv: "", bytes: new Uint8Array() };
  const key = deriveKey(one.e);
  expect(await openPart(part, { key, aad: picture.aad })).toEqual(picture.bytes);
  await expect(openPart(part, { key, aad })).rejects.toThrow();
  expect(one.e).not.toBe(two.e);
  await expect(openLetter(one, { key: deriveKey(two.e), aad })).rejects.toThrow();
});
