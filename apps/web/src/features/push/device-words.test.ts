import { expect, it } from "vitest";
import { toDeviceWords } from "./device-words.ts";
import type { PushDevice } from "./push-device.ts";

const now = Date.parse("2026-11-25T09:00:00+09:00");
const day = (text: string): number => Date.parse(`2026-11-${text}:00+09:00`);
const device: PushDevice = {
  token: "t",
  name: "휴대폰 · Chrome",
  isThis: false,
  savedAt: day("20T08:00"),
  takenAt: day("22T08:00"),
  shownAt: null,
  failure: null,
  lacksContact: false,
};

it.each<[Partial<PushDevice>, string]>([
  [{}, "보냈지만 뜬 적이 없어요"],
  [{ takenAt: null }, "아직 보낸 것이 없어요"],
  [{ shownAt: day("25T08:41") }, "오늘 08:41 화면에 떴어요"],
  [{ shownAt: day("22T08:41"), failure: "500" }, "3일째 닿지 않아요"],
  [{ takenAt: null, failure: "TimeoutError" }, "5일째 닿지 않아요"],
  [{ takenAt: day("25T08:00"), failure: "403" }, "알림 서비스가 받지 않았어요 (403)"],
  [
    { takenAt: day("25T08:00"), failure: "TypeError" },
    "이 서버는 밖으로 나갈 수 없어요. 열려 있는 화면에는 바로 떠요.",
  ],
])("a device with %o: %s", (more, words) => {
  expect(toDeviceWords({ ...device, ...more }, now)).toBe(words);
});
