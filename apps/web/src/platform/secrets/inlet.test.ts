import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createDataKey } from "./boxes.ts";
import { createInlet, openThrough } from "./inlet.ts";

const place = "2026|consult|2026-11-18~s5~c1|body";

/** As a server that was put back does, which has no key. */
function closeByServer(open: string, value: unknown) {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const secret = own.computeSecret(open, "base64url");
  const key = Buffer.from(hkdfSync("sha256", secret, Buffer.alloc(32), place, 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  cipher.setAAD(Buffer.from(place));
  const words = [cipher.update(JSON.stringify(value), "utf8"), cipher.final(), cipher.getAuthTag()];
  const [c, ivText] = [Buffer.concat(words), iv].map((bytes) => bytes.toString("base64url"));
  return { k: "k1", e: own.getPublicKey("base64url"), iv: ivText ?? "", c: c ?? "" };
}

it("gives what went in to the key of the lock alone, in its own place", async () => {
  const { data } = await createDataKey("k1", []);
  const { data: other } = await createDataKey("k1", []);
  const inlet = await createInlet(data);
  const box = closeByServer(inlet.open, ["학업", "급식"]);

  expect(await openThrough(inlet, data, { place, box })).toEqual(["학업", "급식"]);
  await expect(openThrough(inlet, other, { place, box })).rejects.toThrow();
  await expect(openThrough(inlet, data, { place: `${place}x`, box })).rejects.toThrow();
});
