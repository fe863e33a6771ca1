import { expect, it } from "vitest";
import { createDataKey, openBox, rewrapKey, sealBox, unwrapKey } from "./boxes.ts";

const passphrase = "봄바람 부는 교실 창가";
const code = "0123456789ABCDEFGHJKMNPQRST0";
const place = "2026|consult|2026-11-18~s5~c1|body";

async function build() {
  const made = await createDataKey("k1", [{ passphrase }, { code }]);
  const [wrapped, recovery] = made.wrapped;
  if (!wrapped || !recovery) throw new Error("two secrets were given");
  return { ...made, wrapped, recovery };
}

it("opens in its own place alone, and no other key opens it", async () => {
  const [one, two] = [await build(), await build()];
  const box = await sealBox(one.data, place, ["학업", "급식"]);

  expect(await openBox(one.data, place, box)).toEqual(["학업", "급식"]);
  for (const other of ["2027|", "2026|note|", "2026|consult|x|"])
    await expect(openBox(one.data, `${other}${place}`, box)).rejects.toThrow();
  await expect(openBox(one.data, place.replace("body", "followUp"), box)).rejects.toThrow();
  await expect(openBox(two.data, place, box)).rejects.toThrow();
  await expect(openBox(one.data, place, { ...box, c: turnFirst(box.c) })).rejects.toThrow();
  expect((await sealBox(one.data, place, ["학업", "급식"])).c).not.toBe(box.c);
});

it("comes out of passphrase and code alike, cannot be read, and stays the same under another passphrase", async () => {
  const { data, wrapped, recovery } = await build();
  const box = await sealBox(data, place, "글");
  const to = { passphrase: "가을 운동장 플라타너스" };
  const renewed = await rewrapKey(recovery, "k1", { from: { code }, to });
  const keys = [
    await unwrapKey(wrapped, "k1", { passphrase }),
    await unwrapKey(recovery, "k1", { code }),
    renewed && (await unwrapKey(renewed, "k1", to)),
  ];

  for (const key of keys) expect(key && (await openBox(key, place, box))).toBe("글");
  for (const key of keys) expect(key?.key.extractable).toBe(false);
  expect(renewed && (await unwrapKey(renewed, "k1", { passphrase }))).toBeUndefined();
  expect(await unwrapKey(wrapped, "k1", { passphrase: `${passphrase}.` })).toBeUndefined();
  expect(await unwrapKey(wrapped, "k2", { passphrase })).toBeUndefined();
  expect(await unwrapKey(recovery, "k1", { code: code.replace("T0", "S0") })).toBeUndefined();
});

function turnFirst(text: string): string {
  return (text.startsWith("A") ? "B" : "A") + text.slice(1);
}
