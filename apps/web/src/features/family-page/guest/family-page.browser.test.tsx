import { drawFamilyPage, type Draw } from "@damim/domain/family-page/draw-family-page.ts";
import type { FamilyDay, FamilyNews } from "@damim/domain/family-page/family-news.ts";
import { expect, it, vi } from "vitest";
import { startFamilyPage } from "./family-page.ts";

const draw: Draw<Node> = (tag, attributes, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
};
const at = (time: string): number => Date.parse(`${time}+09:00`);
const THURSDAY = at("2026-11-26T16:02:00");
const dayOf = (day: FamilyDay["day"]): FamilyDay => ({
  day,
  lessons: [{ period: 1, subject: "국어", unit: "" }],
  begins: [],
  closed: undefined,
  events: [],
  brings: [],
  lunch: "",
  note: "",
});
const news: FamilyNews = {
  place: "3학년 2반",
  today: "2026-11-26",
  now: THURSDAY,
  notices: [
    { day: "2026-11-26", next: "2026-11-27", lines: ["우산"], brings: [], toldAt: THURSDAY },
  ],
  week: [dayOf("2026-11-26"), dayOf("2026-11-27")],
  letters: [],
  open: [{ type: "survey", id: "r1", title: "체험학습", until: "2026-11-26" }],
  reports: undefined,
};

/** The page that a phone kept on Thursday, opened without a network. */
function open(now: number): string {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  document.body.replaceChildren(drawFamilyPage(draw, news, { hrefOf: () => undefined }));
  startFamilyPage(() => now);
  return document.body.textContent;
}

it("says from when it is, and on the next day of nothing that it is today's", () => {
  const later = open(at("2026-11-27T07:30:00"));

  expect(later).toContain("11월 26일 목요일어제 16:02에 받은 소식이에요");
  expect(later).toContain("11월 26일 알림장11월 27일 금요일우산");
  expect(later).toContain("체험학습11월 26일까지");
  expect(later).not.toMatch(/오늘|내일|이번 주/u);
  expect(document.querySelector(".today, [aria-current]")).toBeNull();
});

it("is today's in the evening of its day", () => {
  const evening = open(at("2026-11-26T21:00:00"));

  expect(evening).toContain("16:02에 받은 소식이에요알림장내일, 11월 27일 금요일");
  expect(document.querySelector(".today")).not.toBeNull();
});
