import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { createDice } from "../../../apps/web/src/testing/throw-dice.ts";
import type { Said } from "../../../apps/web/src/kit/act/feature-act.ts";
import type { World } from "../world.ts";
import { inviteFamilies } from "./families.ts";
import type { Guest, Host } from "./guest.ts";

/** Everybody who got a link of one teacher. */
export interface TeacherGuests {
  /** A quarter of an hour: perhaps some of them, now and then two at once. */
  play(day: CalendarDay, quarter: number): Promise<void>;
  /** Whoever waits for an answer gets it. */
  comeOnline(day: CalendarDay): Promise<void>;
}

type Invite = (world: World, teacher: Host, said: Said) => readonly Guest[];

const invitations: Readonly<Record<string, Invite>> = { "booking.link": inviteFamilies };
const LOST_ANSWER = 1 / 10;
const TWICE = 1 / 20;
/** Of quarters in which guests of a link do something. */
const BUSY = 0.12;
const TOGETHER = 0.4;
const TRIES = 6;

export function createTeacherGuests(world: World, teacher: Host): TeacherGuests {
  const { isCalm, seed } = world.options;
  const groups: (readonly Guest[])[] = [];
  let read = 0;

  function invite(): void {
    for (; read < teacher.done.length; read++) {
      const { name, said } = teacher.done[read] ?? { name: "", said: {} };
      const guests = invitations[name]?.(world, teacher, said) ?? [];
      if (guests.length > 0) groups.push(guests);
    }
  }
  return {
    async play(day, quarter) {
      invite();
      const dice = createDice(
        seed * 59 + teacher.at * 7_877 + Date.parse(day) / 864e5 + quarter * 613,
      );
      for (const guests of groups.slice(-4)) {
        if (!dice.isLucky(BUSY)) continue;
        const asking = guests.filter(() => dice.isLucky(3 / guests.length));
        const some = dice.isLucky(TOGETHER) ? asking : asking.slice(0, 1);
        for (const { line } of some) {
          line.faults.lostAnswer = isCalm ? 0 : LOST_ANSWER;
          line.faults.twice = isCalm ? 0 : TWICE;
        }
        await Promise.all(some.map((guest) => guest.act(day)));
      }
    },
    async comeOnline(day) {
      for (const guest of groups.flat()) {
        guest.line.faults.lostAnswer = 0;
        guest.line.faults.twice = 0;
        for (let tries = 0; guest.isWaiting && tries < TRIES; tries++) await guest.act(day);
      }
    },
  };
}
