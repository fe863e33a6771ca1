import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { createDice } from "../../../apps/web/src/testing/throw-dice.ts";
import type { Said } from "../../../apps/web/src/kit/act/feature-act.ts";
import { toWord } from "../done-acts.ts";
import type { World } from "../world.ts";
import { inviteFamilies } from "./families.ts";
import type { Guest, Host } from "./guest.ts";
import { invitePupils } from "./pupils.ts";
import { inviteTellers } from "./telling-families.ts";

/** Everybody who got a link of one teacher. */
export interface TeacherGuests {
  /** Pad rooms with who was there that day; the same as long as one is there. */
  listRooms(day: CalendarDay): readonly GuestRoom[];
  /** A quarter of an hour: perhaps some of them, now and then two at once. */
  play(day: CalendarDay, quarter: number): Promise<void>;
  /** Whoever waits for an answer gets it, and whoever was there that day has all that is new. */
  comeOnline(day: CalendarDay): Promise<void>;
  /** Nobody was there yet. */
  endDay(): void;
}

/** A pad room of a teacher. */
export interface GuestRoom {
  readonly room: string;
  /** From this day on nothing is left of it; empty of one that stays. */
  readonly until: string;
  readonly isSurvey: boolean;
  /** Who was in it since the last night. */
  readonly here: readonly NonNullable<Guest["room"]>[];
}

interface Group {
  readonly said: Said;
  readonly guests: readonly Guest[];
  readonly active: Set<Guest>;
}

type Invite = (world: World, teacher: Host, said: Said) => readonly Guest[];

const invitations: Readonly<Record<string, Invite>> = {
  "booking.link": inviteFamilies,
  "familyReport.open": inviteTellers,
  "pad.open": invitePupils,
  "survey.open": invitePupils,
};
const LOST_ANSWER = 1 / 10;
const TWICE = 1 / 20;
/** Of quarters in which guests of a link do something. */
const BUSY = 0.12;
const TOGETHER = 0.4;
/** How many links are young enough to be followed. */
const FOLLOWED = 5;
const TRIES = 6;

export function createTeacherGuests(world: World, teacher: Host): TeacherGuests {
  const { isCalm, seed } = world.options;
  const groups: Group[] = [];
  let read = 0;

  function invite(): void {
    for (; read < teacher.done.length; read++) {
      const { name, said } = teacher.done[read] ?? { name: "", said: {} };
      const guests = invitations[name]?.(world, teacher, said) ?? [];
      if (guests.length > 0) groups.push({ said, guests, active: new Set() });
    }
  }
  return {
    listRooms: (day) =>
      groups.flatMap(({ said, active }) => {
        const [room, until] = [toWord(said["room"]), toWord(said["until"])];
        if (room === "" || (until !== "" && until < day)) return [];
        const here = [...active].flatMap((guest) => guest.room ?? []);
        return [{ room, until, isSurvey: said["survey"] !== undefined, here }];
      }),
    async play(day, quarter) {
      invite();
      const place = Date.parse(day) / 86_400_000 + quarter * 613;
      const dice = createDice(seed * 59 + teacher.at * 7_877 + place);
      for (const { guests, active } of groups.slice(-FOLLOWED)) {
        if (!dice.isLucky(BUSY)) continue;
        const asking = guests.filter(() => dice.isLucky(3 / guests.length));
        const some = dice.isLucky(TOGETHER) ? asking : asking.slice(0, 1);
        for (const guest of some) {
          const { faults } = guest.line;
          faults.lostAnswer = isCalm ? 0 : LOST_ANSWER;
          faults.twice = isCalm ? 0 : TWICE;
          active.add(guest);
        }
        await Promise.all(some.map((guest) => guest.act(day)));
      }
    },
    async comeOnline(day) {
      const active = groups.flatMap((group) => [...group.active]);
      for (const guest of active) {
        guest.line.faults.lostAnswer = 0;
        guest.line.faults.twice = 0;
        for (let tries = 0; guest.isWaiting && tries < TRIES; tries++) await guest.act(day);
        await guest.settle?.();
      }
      // What the last of them had to send is news to the first.
      for (const guest of active) await guest.settle?.();
    },
    endDay() {
      for (const { active } of groups) active.clear();
    },
  };
}
