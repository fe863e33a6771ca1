import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import type { DayPart } from "@damim/domain/day-part/day-part.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import type { LockablePage } from "../../data/vault-slot.ts";
import type { CommandDeps } from "./command-deps.ts";

/** What somebody is in a school; who has no class has no pupils of her own either but those she teaches. */
export type SchoolPlace = "class" | "subject" | "health" | "admin";

/** What somebody promised about her records: 번호만 쓰기, 기록 잠그기, a pupil and a year that go for good. */
export type RecordWay = "numbers" | "locked" | "erases";

/**
 * What a teacher does with a feature, for a machine that lives a school year (`npm run year`): `acts.ts` of a feature
 * exports the list. An act calls the feature's own commands with what the dice choose, and tells what it did in words
 * that a second opinion can sum up without looking at a row.
 *
 * ```ts
 * export const acts: readonly FeatureAct[] = [
 *   { name: "budget.open", often: 0.02, run: openBudget },
 * ];
 * ```
 */
export interface FeatureAct {
  /** The feature and what is done, unique: "budget.spend". */
  readonly name: string;
  /** How many times a class teacher does it on a school day, about; 0.005 is once a year. */
  readonly often: number;
  /** Done once before anything else, when a year begins: the roster, the timetable. */
  readonly isFirst?: true;
  /** The parts of the day when it happens; without them any. */
  readonly parts?: readonly DayPart[];
  /** The months when it happens, 1 to 12; without them any. */
  readonly months?: readonly number[];
  /** Who does it; without it everybody. */
  readonly places?: readonly SchoolPlace[];
  /** Only of whom keeps her records so. */
  readonly way?: RecordWay;
  /** It asks the server, so that without one nothing is done: the kinds of rows that come about by such acts alone. */
  readonly online?: readonly string[];
  /** Nothing where there is nothing to do it to: no budget to close. */
  readonly run: (ground: ActGround, dice: Dice) => Said | undefined | Promise<Said | undefined>;
}

/** What was done, as JSON: ids, days, numbers, what stood there before. */
export type Said = { readonly [field: string]: SaidValue };
export type SaidValue =
  | string
  | number
  | boolean
  | null
  | readonly SaidValue[]
  | { readonly [field: string]: SaidValue };

/** Where an act is done: on one device, in the working year. */
export interface ActGround extends CommandDeps {
  /** The same for what stands in the teacher's profile. */
  readonly profile: CommandDeps;
  /** The year that comes, while it can be made ahead. */
  readonly coming?: { readonly year: SchoolYear; readonly deps: CommandDeps } | undefined;
  readonly today: CalendarDay;
  readonly place: SchoolPlace;
  /** Says by the password who sits here (「본인 확인」). False without a server. */
  readonly prove: () => Promise<boolean>;
  /** What waits for the server's word asks the whole page. Nothing without one. */
  readonly page?: (LockablePage & { readonly passphrase: string }) | undefined;
  /** Who belongs to the class today, by number; of who teaches several to one of them. */
  readonly students: readonly RosterStudent[];
  /** The rows of a pad room of hers, as the server has them now. Nothing without a server. */
  readonly openRoom: (roomId: PadRoomId) => Promise<Store | undefined>;
}

/** Chance that a seed repeats. */
export interface Dice {
  /** 0 ≤ number < 1 */
  readonly chance: () => number;
  /** 0 ≤ integer < limit */
  readonly below: (limit: number) => number;
  readonly isLucky: (probability: number) => boolean;
  /** Nothing of an empty list. */
  readonly pick: <T>(list: readonly T[]) => T | undefined;
  /** Some of the list, in its order; at least one where there is one. */
  readonly some: <T>(list: readonly T[]) => readonly T[];
  /** Of a pupil. */
  readonly name: () => string;
  /** Words as people type them, at most so many letters: Korean, now and then a line, an emoji, a sign of markup. */
  readonly words: (most: number) => string;
}
