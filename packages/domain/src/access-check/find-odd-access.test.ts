import { expect, it } from "vitest";
import { findOddAccess, NEW_DEVICE, type AccessFacts } from "./find-odd-access.ts";

const PC = "Chrome · Windows";
const PHONE = "Safari · iPhone";

/** 「11-03 09:00 read 40」, on the classroom PC unless said. */
function line(words: string, device: string | null = PC): AccessFacts {
  const [day = "", time = "", act = "", count = "1"] = words.split(" ");
  return { lastAt: Date.parse(`2026-${day}T${time}:00+09:00`), act, count: Number(count), device };
}

const week = ["03", "04", "05", "06", "10", "11"].map((day) => line(`11-${day} 09:00 read 200`));
const before = [line("10-05 09:00 read 100")];

it.each<[string, AccessFacts, readonly string[]]>([
  ["a wrong password", line("11-12 09:00 sign-in-refused 3"), ["refused"]],
  [
    "a wrong password of an unknown device",
    line("11-12 09:00 sign-in-refused", PHONE),
    ["refused"],
  ],
  ["what was refused at night", line("11-12 03:00 refused"), ["refused"]],
  ["everything taken home", line("11-12 16:00 export"), ["export"]],
  ["a record opened at midnight", line("11-12 00:00 read"), ["night"]],
  ["a record written at 04:59", line("11-12 04:59 write"), ["night"]],
  ["a record written at 05:00", line("11-12 05:00 write"), []],
  ["a page that stayed open over a night", line("11-12 02:00 live"), []],
  ["a guardian who books at night", line("11-12 02:00 change"), []],
  ["the first line of a phone", line("11-12 09:00 read", PHONE), ["device"]],
  ["a phone at night", line("11-12 01:00 sign-in", PHONE), ["night", "device"]],
  [
    "a sign-in on another device of a known kind",
    { ...line("11-12 09:00 sign-in"), subject: NEW_DEVICE },
    ["device"],
  ],
  ["a device without a name", line("11-12 09:00 read", null), []],
  ["600 rows on a day of three times the usual", line("11-12 09:00 read 600"), []],
  ["601 rows on a day", line("11-12 09:00 read 601"), ["many"]],
])("%s asks for a look: %j", (_, odd, reasons) => {
  expect(findOddAccess([...week, odd], before).get(odd) ?? []).toEqual(reasons);
});

it("a day is large only beside five others, and its largest reading stands for it", () => {
  const large = [line("11-12 09:00 read 500"), line("11-12 10:00 read 400")];
  expect(findOddAccess([...week.slice(0, 3), ...large], before).size).toBe(0);
  expect([...findOddAccess([...week, ...large], before).keys()]).toEqual([large[0]]);
});

it("without a month before no device is new, and of a new one the first line alone", () => {
  const phone = [line("11-13 09:00 read", PHONE), line("11-12 09:00 read", PHONE)];
  expect(findOddAccess(phone, []).size).toBe(0);
  expect([...findOddAccess(phone, before).keys()]).toEqual([phone[1]]);
});
