import { toSeoulDay, toSeoulMinutes, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { decideRoute, type GuardState } from "./decide-route.ts";
import { fitsPattern } from "./route-pattern.ts";
import { HOME_ROUTE, MORNING_ROUTE, PHONE_MAIN_ROUTE } from "./routes.ts";

export interface StartFacts {
  readonly guard: GuardState;
  /** The address that was opened, below the product's base; it may carry a query. */
  readonly path: string;
  /** Epoch ms. */
  readonly now: number;
  /** The day on which this device last opened the morning by itself. */
  readonly lastMorning: CalendarDay | undefined;
}

/** Where a start leads. `isMorning`: the morning opens by itself, and the device remembers the day. */
export interface StartDecision {
  readonly to: string;
  readonly isMorning: boolean;
}

/** 07:00 to 08:59. */
const MORNING = { from: 7 * 60, until: 9 * 60 };

/**
 * Where the app goes after it was loaded (spec 01 §2): to the address that was opened, such as /groupPage,
 * /alarm or /reviews/…, or where the guard sends it instead. From 07:00 to 08:59 in Korea the bare main
 * screen gives way to the morning, once a day per device. A deep link, a lock, a club's version and a
 * product without /weteacher never do.
 *
 * ```ts
 * decideStart({ guard, path: "/", now: at("07:30"), lastMorning: undefined });
 * // { to: "/weteacher?about=morning", isMorning: true }
 * ```
 */
export function decideStart({ guard, path, now, lastMorning }: StartFacts): StartDecision {
  const decision = decideRoute(guard, path);
  if (decision.type !== "allow") {
    const to = decision.type === "redirect" ? decision.to : decision.stay;
    return { to, isMorning: false };
  }
  const isMorning =
    isMainScreen(path) &&
    isMorningTime(now) &&
    lastMorning !== toSeoulDay(now) &&
    decideRoute(guard, MORNING_ROUTE).type === "allow";
  return { to: isMorning ? `${MORNING_ROUTE}?about=morning` : path, isMorning };
}

/** The main screen and nothing else: an address with a query asks for something. */
function isMainScreen(path: string): boolean {
  return (
    !path.includes("?") && (fitsPattern(HOME_ROUTE, path) || fitsPattern(PHONE_MAIN_ROUTE, path))
  );
}

function isMorningTime(now: number): boolean {
  const minutes = toSeoulMinutes(now);
  return minutes >= MORNING.from && minutes < MORNING.until;
}
