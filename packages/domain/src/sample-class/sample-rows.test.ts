import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { checkedKinds } from "../registry/checked-kinds.ts";
import { listSampleRows } from "./sample-rows.ts";

describe.each(["2026-11-26", "2026-03-03", "2027-02-20", "2026-08-01"] satisfies CalendarDay[])(
  "the class that is made up, on %s",
  (today) => {
    const { profile, ofYear } = listSampleRows(today);
    const rows = [...profile, ...ofYear];

    it("is the same class each time, and has each row once", () => {
      expect(listSampleRows(today)).toEqual(listSampleRows(today));
      expect(new Set(rows.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(rows.length);
    });

    it("has rows as a screen would write them, none of them later than the day", () => {
      for (const { kind, id, day, fields } of rows) {
        const schema = checkedKinds.find(({ name }) => name === kind)?.schema;
        expect(schema && v.safeParse(schema, fields).issues, `${kind} ${id}`).toBeUndefined();
        expect(day <= today, `${kind} ${id}`).toBe(true);
      }
    });
  },
);

it("is written from the first day of its month of life on, so that nothing is said of spring", () => {
  const { profile, ofYear } = listSampleRows("2026-11-26");
  const firstUseOn = profile[0]?.fields["firstUseOn"];
  const days = ofYear.flatMap(({ kind, fields }) =>
    kind === "attendanceMark" ? [String(fields["day"])] : [],
  );

  expect(firstUseOn).toBe("2026-10-30");
  expect(days.every((day) => day >= String(firstUseOn))).toBe(true);
});

it("has 26 pupils, lessons, bells and what a month brought", () => {
  const { ofYear } = listSampleRows("2026-11-26");
  const count = (of: string): number => ofYear.filter(({ kind }) => kind === of).length;

  expect(count("student")).toBe(26);
  expect(count("baseCell")).toBe(28);
  for (const kind of [
    "bells",
    "subject",
    "task",
    "consult",
    "note",
    "attendanceMark",
    "checkIn",
    "seatPlan",
  ])
    expect(count(kind), kind).toBeGreaterThan(0);
  expect([count("budgetEntry"), count("memo"), count("event")]).toEqual([4, 3, 4]);
  const plan = ofYear.find(({ kind }) => kind === "seatPlan");
  expect(new Set(Object.values(Object(plan?.fields["seats"]))).size).toBe(26);
});
