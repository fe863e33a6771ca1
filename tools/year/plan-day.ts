import { createDice } from "../../apps/web/src/testing/throw-dice.ts";
import type { Dice } from "../../apps/web/src/kit/act/feature-act.ts";
import type { Device } from "./device.ts";
import type { LivedTeacher } from "./teacher.ts";
import type { World } from "./world.ts";

/** What happens to one device on one day. */
export interface DevicePlan {
  /** From which quarter to which it has no network. */
  readonly offline: readonly [from: number, to: number] | undefined;
  readonly isKilled: boolean;
  readonly isEvicted: boolean;
  /** She signs out there, whatever was not sent yet. */
  readonly isSignedOut: boolean;
  /** It lies in a drawer from that day on, for so many days. */
  readonly awayDays: number | undefined;
  readonly hasTwoTabs: boolean;
  readonly skewMs: number;
  /** The page is opened anew that day. */
  readonly reopens: boolean;
}

export interface DayPlan {
  readonly dice: Dice;
  /** How many acts a quarter has, about. */
  readonly perQuarter: number;
  readonly devices: ReadonlyMap<Device, DevicePlan>;
  /** The server goes back to last night. */
  readonly isRestored: boolean;
  /** What she does to her account that day, on a device of her own. */
  readonly account: "signs the others out" | "changes her password" | undefined;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const QUARTERS = 44;
const REOPENED = 0.15;
/** Of what a school day has: a teacher looks in on a Sunday too. */
const QUIET = 0.06;

/** Throws a teacher's day: how much she does, and what goes wrong. */
export function planDay(
  { options, onFault }: World,
  { at, devices }: LivedTeacher,
  about: { readonly day: string; readonly isOpen: boolean; readonly isRestored: boolean },
): DayPlan {
  const { day, isOpen, isRestored } = about;
  const dice = createDice(options.seed * 131 + at * 8_191 + (Date.parse(day) / DAY_MS) * 127);
  const isBad = (name: string, often: number): boolean => {
    const isSo = dice.isLucky(often) && !options.isCalm;
    if (isSo) onFault(name);
    return isSo;
  };
  const plans = devices.map((device, place): readonly [Device, DevicePlan] => {
    const from = dice.below(QUARTERS);
    const plan = {
      offline: isBad("a span offline", 1 / 4)
        ? ([from, from + 1 + dice.below(20)] as const)
        : undefined,
      isKilled: isBad("a tab killed in writing", isRestored ? 0 : 1 / 30),
      isEvicted: isBad("storage evicted", isRestored ? 0 : 1 / 300),
      isSignedOut: isBad("signed out, words unsent or not", isRestored ? 0 : 1 / 100),
      awayDays: isBad("a device put away for months", isRestored || place === 0 ? 0 : 1 / 1_500)
        ? 20 + dice.below(140)
        : undefined,
      hasTwoTabs: isBad("two tabs", 1 / 5),
      skewMs: throwSkew(dice, isBad),
      // A restored server gets back what any device still has: on such a day none loses what it had.
      reopens: dice.isLucky(REOPENED) && !isRestored,
    };
    return [device, plan];
  });
  const share = isOpen ? 1 : QUIET;
  const perQuarter = ((options.pace * share) / QUARTERS) * (0.5 + dice.chance());
  const account = isBad("all other devices signed out", 1 / 60)
    ? "signs the others out"
    : isBad("a password changed", 1 / 120)
      ? "changes her password"
      : undefined;
  return { dice, perQuarter, devices: new Map(plans), isRestored, account };
}

function throwSkew(dice: Dice, isBad: (name: string, often: number) => boolean): number {
  const sign = dice.isLucky(0.5) ? 1 : -1;
  if (isBad("a clock wrong by a day", 1 / 200)) return sign * DAY_MS;
  if (isBad("a clock set to 2013", 1 / 2_000)) return -13 * 365 * DAY_MS;
  if (isBad("a clock wrong by minutes", 1 / 20)) return sign * (1 + dice.below(25)) * MINUTE_MS;
  return 0;
}
