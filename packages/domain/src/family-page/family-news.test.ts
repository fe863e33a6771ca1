import type { RecordKind } from "@damim/sync/kind.ts";
import { describe, expect, it } from "vitest";
import type { ReadRows } from "../due-time/year-days.ts";
import { records } from "../registry/records.ts";
import type { Shape } from "../record/shape.ts";
import { letterNames } from "../weekly-letter/weekly-letter.ts";
import { drawFamilyPage, sayWhen, type Draw } from "./draw-family-page.ts";
import { familyKinds, toFamilyNews, type NewsFacts } from "./family-news.ts";

const TODAY = "2025-09-02";
const facts: NewsFacts = {
  year: 2025,
  now: Date.parse(`${TODAY}T16:10:00+09:00`),
  place: "3학년 2반",
  named: [{ number: 7, name: "박서준" }, { name: "한지운" }],
  meals: new Map(),
  isNumbersOnly: false,
};
type Rows = Readonly<Record<string, Readonly<Record<string, object>>>>;

const page = { one: { since: "2025-09-01", endsOn: "2026-02-28" } };
const student = { s7: { number: 7, name: "박서준" } };
const toReadRows =
  (rows: Rows): ReadRows =>
  <T>({ name }: RecordKind<T>) =>
    new Map(
      Object.entries(rows[name] ?? {}).map(([id, row]) => [id, { ...(row as T & object), id }]),
    );
const read = (rows: Rows, more: Partial<NewsFacts> = {}) =>
  toFamilyNews(toReadRows({ familyPage: page, student, ...rows }), { ...facts, ...more });
const notice = (day: string, told: string, more: object = {}) => ({
  [day]: { day, told, lines: "쓰는 중", toldAt: Date.parse(`${day}T14:30:00+09:00`), ...more },
});

describe("what families of a class read", () => {
  it("is nothing without a page, and after its last day", () => {
    expect(toFamilyNews(toReadRows({}), facts)).toBeUndefined();
    const over = { one: { since: "2025-09-01", endsOn: "2025-09-01" } };
    expect(read({ familyPage: over })).toBeUndefined();
  });

  it("are the lines that were told, of 14 days, the newest first, with 준비물 of the day that they are for", () => {
    const news = read({
      dayNotice: {
        ...notice("2025-08-19", "보름 전"),
        ...notice("2025-08-20", "열나흘째"),
        ...notice(TODAY, "독서록 내기"),
        "2025-09-01": { day: "2025-09-01", lines: "알리지 않은 줄" },
      },
      subject: { m: { name: "미술", short: "미" } },
      baseTable: { "2025-03-01": { from: "2025-03-01" } },
      baseCell: {
        "2025-03-01~3~1": { from: "2025-03-01", weekday: 3, period: 1, subjectId: "m" },
      },
      lesson: { "2025-09-03~1~m": { day: "2025-09-03", period: 1, bring: "물감, 붓" } },
    });
    expect(news?.notices.map(({ day }) => day)).toEqual([TODAY, "2025-08-20"]);
    expect(news?.notices[0]).toMatchObject({
      lines: ["독서록 내기"],
      next: "2025-09-03",
      brings: ["물감, 붓"],
    });
  });

  it("hold no line that names a pupil of today or of before, but where the teacher said 「그대로」", () => {
    const told = "박서준 우유값\n지운이 생일\n독서록 내기\n박서준 상 받은 날";
    const news = read({ dayNotice: notice(TODAY, told, { keptNames: "박서준 상 받은 날" }) });
    expect(news?.notices[0]?.lines).toEqual(["독서록 내기", "박서준 상 받은 날"]);
    expect(read({ dayNotice: notice(TODAY, "박서준 우유값") })?.notices).toEqual([]);
  });

  it("are letters of this week and of those to come, in the words in which they were told", () => {
    const weeklyLetter = {
      "2025-08-25": { told: { word: "지난주" }, toldAt: 1 },
      "2025-09-01": {
        told: { word: "박서준 추워졌어요", notes: "독서록" },
        toldAt: 1,
        word: "쓰는 중",
      },
      "2025-09-08": { word: "아직 알리지 않음" },
    };
    expect(read({ weeklyLetter })?.letters).toMatchObject([
      { monday: "2025-09-01", words: { word: "7번 추워졌어요", notes: "독서록" } },
    ]);
    const kept = { told: { notes: "박서준 상\n지운이 상" }, keptNames: "박서준 상", toldAt: 1 };
    expect(read({ weeklyLetter: { "2025-09-01": kept } })?.letters[0]?.words.notes).toBe(
      "박서준 상\n○○이 상",
    );
    const familyPage = { one: { ...page.one, hidesLetter: true } };
    expect(read({ weeklyLetter, familyPage })?.letters).toEqual([]);
  });

  it("say on which days an absence may be told, and by whom", () => {
    expect(read({})?.reports).toMatchObject({ days: expect.arrayContaining([TODAY]) });
    expect(read({}, { isNumbersOnly: true })?.reports?.isCardsOnly).toBe(true);
  });

  it("leave out what is switched off, and bookings that are closed or over", () => {
    const hours = [{ day: "2025-09-04", from: "14:00", to: "15:00" }];
    const plan = { minutes: 20, gap: 0, closesHoursBefore: 2, state: "open", hours };
    const bookingPlan = {
      a: { ...plan, title: "박서준 상담" },
      b: { ...plan, title: "닫은 상담", state: "closed" },
      c: { ...plan, title: "지난 상담", hours: [{ ...hours[0], day: "2025-09-01" }] },
    };
    expect(read({ bookingPlan })?.open).toEqual([
      { type: "booking", id: "a", title: "7번 상담", until: "2025-09-04" },
    ]);
    const survey = {
      a: { title: "체험학습 희망", forFamilies: true, roomId: "r1", closesOn: TODAY },
      b: { title: "학생 설문", roomId: "r2", closesOn: TODAY },
      c: { title: "마감한 설문", forFamilies: true, roomId: "r3", closedOn: TODAY },
      d: { title: "다시 연 설문", forFamilies: true, roomId: "r4" },
    };
    expect(read({ survey })?.open).toEqual([
      { type: "survey", id: "r1", title: "체험학습 희망", until: TODAY },
      { type: "survey", id: "r4", title: "다시 연 설문", until: undefined },
    ]);
    const hidden = { hidesNotices: true, hidesWeek: true, hidesOpen: true, hidesReports: true };
    const news = read({
      bookingPlan,
      dayNotice: notice(TODAY, "독서록 내기"),
      familyPage: { one: { ...page.one, ...hidden } },
    });
    expect(news).toMatchObject({ notices: [], week: [], open: [], reports: undefined });
  });

  it("come of kinds alone out of whose texts a pupil's name goes with the pupil", () => {
    const holds = new Set(["familyPage", "student"]);
    const kept = records.filter(({ kind, leaves }) => familyKinds.includes(kind.name) && !leaves);
    expect(kept.map(({ kind }) => kind.name).filter((name) => !holds.has(name))).toEqual([]);
  });
});

/** Words of every field, each its own, so that one that comes out is known. */
function toMarked(shape: Shape, mark: string): unknown {
  switch (shape.type) {
    case "text":
      return mark;
    case "rule":
      return shape.such.some((one) => typeof one === "string") ? mark : shape.such[0];
    case "choice":
      return shape.values[0];
    case "whole":
      return Math.max(shape.least, 1);
    case "day":
      return TODAY;
    case "yes":
      return true;
    case "instant":
      return facts.now;
    case "clock":
      return "09:00";
    case "weekdays":
      return "12345";
    case "list":
      return [toMarked(shape.of, mark)];
    case "parts":
      return Object.fromEntries(
        Object.entries(shape.of).map(([name, of]) => [name, toMarked(of, `${mark}.${name}`)]),
      );
    case "checked":
    case "secret":
      return toMarked(shape.of, mark);
    case "either":
      return toMarked(shape.of[0] ?? { type: "yes" }, mark);
    default:
      return mark;
  }
}

it("hold of a row with a mark in every field of every kind what is meant for families, and nothing else", () => {
  const rows: Record<string, Record<string, object>> = {};
  for (const { kind, fields } of records) {
    const row = Object.fromEntries(
      Object.entries(fields).map(([name, { shape }]) => [
        name,
        toMarked(shape, `표식-${kind.name}-${name}`),
      ]),
    );
    // By the ids that rows of these kinds have.
    for (const id of [TODAY, "one", `${TODAY}~1~x`, "x"]) (rows[kind.name] ??= {})[id] = { ...row };
  }
  rows["familyPage"] = page;
  rows["subject"] = { x: { name: "표식-subject-name", short: "표식" } };
  rows["baseTable"] = { "2025-03-01": { from: "2025-03-01" } };
  rows["baseCell"] = {
    "2025-03-01~2~1": { from: "2025-03-01", weekday: 2, period: 1, subjectId: "x" },
  };
  rows["dayPlan"] = { [TODAY]: { day: TODAY, note: "표식-dayPlan-note" } };
  rows["event"] = { x: { ...rows["event"]?.["x"], source: "me", repeat: null, to: null } };
  rows["eventDay"] = {};
  rows["unitPlan"] = {};
  rows["lessonChange"] = {};
  rows["schoolTerms"] = {};
  rows["ownDay"] = {};
  rows["weeklyLetter"] = { "2025-09-01": { ...rows["weeklyLetter"]?.["x"] } };
  rows["survey"] = { x: { ...rows["survey"]?.["x"], closedOn: null } };
  rows["bookingPlan"] = {
    x: {
      ...rows["bookingPlan"]?.["x"],
      state: "open",
      minutes: 20,
      gap: 0,
      closesHoursBefore: 2,
      hours: [{ day: "2025-09-04", from: "14:00", to: "15:00" }],
    },
  };
  const drawn = listDrawn(toFamilyNews(toReadRows(rows), { ...facts, named: [] }));
  const marks = new Set(drawn.join(" ").match(/표식-[\w.-]+/g));
  expect([...marks].toSorted()).toEqual([
    "표식-bookingPlan-title",
    "표식-dayNotice-told",
    "표식-dayPlan-note",
    "표식-event-place",
    "표식-event-title",
    "표식-lesson-bring",
    "표식-lesson-unit",
    "표식-subject-name",
    "표식-survey-title",
    ...letterNames.map((name) => `표식-weeklyLetter-told.${name}`).toSorted(),
  ]);
});

it.each([
  ["2025-09-02", "알림장", "내일, 9월 3일 수요일"],
  ["2025-09-03", "9월 2일 알림장", "오늘, 9월 3일 수요일"],
  ["2025-09-04", "9월 2일 알림장", "9월 3일 수요일"],
])("read on %s, say for which day the newest 알림장 is from there", (day, head, about) => {
  const rows = { dayNotice: notice(TODAY, "우산") };
  const drawn = listDrawn(read(rows, { now: Date.parse(`${day}T08:00:00+09:00`) }));
  expect(drawn).toEqual(expect.arrayContaining([head, about]));
});

it("say the hour of today alone, and the day of others", () => {
  const at = (text: string) => Date.parse(`${text}:00+09:00`);
  const now = at("2025-09-02T08:00");
  expect(sayWhen(at("2025-09-02T07:59"), now)).toBe("07:59");
  expect(sayWhen(at("2025-09-01T16:02"), now)).toBe("어제 16:02");
  expect(sayWhen(at("2025-08-20T16:02"), now)).toBe("8월 20일 16:02");
});

/** Every word on a page, those of its attributes too. */
function listDrawn(news: ReturnType<typeof toFamilyNews>): readonly string[] {
  if (!news) throw new Error("a page");
  const drawn: string[] = [];
  const draw: Draw<string> = (_, attributes, ...children) => {
    drawn.push(...Object.values(attributes).flatMap((value) => value ?? []));
    drawn.push(...children.filter((child) => typeof child === "string"));
    return "";
  };
  drawFamilyPage(draw, news, { hrefOf: () => undefined });
  return drawn;
}
