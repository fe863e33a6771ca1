import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { GuardState } from "./decide-route.ts";
import { decideStart, type StartFacts } from "./decide-start.ts";

const TODAY: CalendarDay = "2026-11-20";
const morning = { to: "/weteacher?about=morning", isMorning: true };

describe("a start at the main screen (spec 01 §2)", () => {
  it.each([
    ["00:00", false],
    ["06:59", false],
    ["07:00", true],
    ["08:59", true],
    ["09:00", false],
    ["19:30", false],
  ])("at %s opens the morning: %s", (time, isMorning) => {
    expect(start({ time })).toEqual(isMorning ? morning : { to: "/", isMorning: false });
  });

  it("opens the morning once a day", () => {
    expect(start({ lastMorning: TODAY })).toEqual({ to: "/", isMorning: false });
    expect(start({ lastMorning: "2026-11-19" })).toEqual(morning);
  });

  it.each<readonly [string, Partial<GuardState>]>([
    ["signed out", { session: "signedOut" }],
    ["without a school year", { schoolYearReady: false }],
    ["in a club's version", { version: "club" }],
    ["while the page does not exist", { knownScreens: ["/attendance"] }],
  ])("stays where it is %s", (_name, guard) => {
    expect(start({ guard })).toEqual({ to: "/", isMorning: false });
  });

  it("shows the lock and no morning on a locked device", () => {
    expect(start({ guard: { locked: true } })).toEqual({ to: "/screenLock", isMorning: false });
  });

  it("leads a phone from /main to the morning too, and a desktop from /main to /", () => {
    expect(start({ path: "/main", guard: { device: "mobile" } })).toEqual(morning);
    expect(start({ path: "/main" })).toEqual({ to: "/", isMorning: false });
  });
});

describe("a start at another address", () => {
  it.each(["/groupPage", "/alarm", "/attendance?doWhat=addAttend", "/?about=x", "/reviews/seats"])(
    "%s stays, also in the morning",
    (path) => {
      expect(start({ path })).toEqual({ to: path, isMorning: false });
    },
  );

  it("reviews stay in every state", () => {
    for (const guard of [
      { locked: true },
      { session: "signedOut" },
      { version: "club" },
    ] as const) {
      expect(start({ path: "/reviews/seats", guard })).toMatchObject({ to: "/reviews/seats" });
    }
  });

  it("what is not open leads where the guard says", () => {
    expect(start({ path: "/nothing" })).toEqual({ to: "/", isMorning: false });
    expect(start({ path: "/memo", guard: { version: "club" } })).toMatchObject({ to: "/" });
    expect(start({ path: "/groupPage", guard: { locked: true } })).toMatchObject({
      to: "/screenLock",
    });
  });
});

function start(about: {
  readonly path?: string;
  readonly time?: string;
  readonly lastMorning?: CalendarDay;
  readonly guard?: Partial<GuardState>;
}) {
  const facts: StartFacts = {
    path: about.path ?? "/",
    now: Date.parse(`${TODAY}T${about.time ?? "07:30"}:00+09:00`),
    lastMorning: about.lastMorning,
    guard: {
      session: "signedIn",
      schoolYearReady: true,
      locked: false,
      padRoom: false,
      version: "main",
      device: "desktop",
      knownScreens: [
        "/main",
        "/weteacher",
        "/groupPage",
        "/alarm",
        "/attendance",
        "/memo",
        "/reviews/:feature",
        "/screenLock",
      ],
      ...about.guard,
    },
  };
  return decideStart(facts);
}
