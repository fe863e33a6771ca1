import { expect, it } from "vitest";
import { readInThread } from "./read-in-thread.ts";

const span = { from: "2026-03-01", to: "2027-02-28" } as const;
const toText = (lines: readonly string[]) =>
  ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:u", ...lines, "END:VEVENT", "END:VCALENDAR"].join(
    "\r\n",
  );

it("reads a calendar in a thread, and says nothing of what is none", async () => {
  const text = toText(["DTSTART;VALUE=DATE:20261124", "SUMMARY:학예회"]);
  expect(await readInThread({ text, span })).toMatchObject({ events: [{ title: "학예회" }] });
  expect(await readInThread({ text: "<title>로그인</title>", span })).toBe("notCalendar");
});

it("counts no repeat for ever, and answers others all the while", async () => {
  // Each of them is bounded, and all of them beside each other are many.
  const part = toText(["DTSTART:20261124T090000", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"]);
  const text = Array.from({ length: 60 }, (_, at) => part.replace("UID:u", `UID:u${at}`)).join(
    "\r\n",
  );
  const began = Date.now();
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 100);
  const read = await readInThread({ text, span }, 300);
  clearInterval(timer);
  expect(read).toBe("unread");
  expect(ticks).toBeGreaterThan((Date.now() - began) / 400);
});
