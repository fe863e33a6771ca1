import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";

/** 종, 차임, 나무, 말. */
export const ALARM_SOUNDS = ["bell", "chime", "wood", "voice"] as const;
export type AlarmSound = (typeof ALARM_SOUNDS)[number];

/** Something that rings by the clock, or by a lesson. One of `at` and `lesson` is said. */
export interface Alarm {
  readonly label: string;
  /** `HH:MM`. */
  readonly at?: string | null;
  /** The number of a lesson: it moves with the school's bell. */
  readonly lesson?: number | null;
  /** So many minutes before the lesson. */
  readonly before?: number | null;
  /** ISO weekdays, Monday is 1: "12345". Of `once` they don't count. */
  readonly days?: string | null;
  /** Unless it says no, it rings on school days only. */
  readonly schoolDaysOnly?: boolean | null;
  readonly once?: CalendarDay | null;
  readonly sound: AlarmSound;
  /** How often it sounds, 1 to 3. */
  readonly rings: number;
  readonly off?: boolean | null;
}

export type KeptAlarm = Alarm & { readonly id: string };

export const LONGEST_ALARM_LABEL_CHARACTERS = 30;
export const MOST_RINGS = 3;
export const MOST_ALARM_BEFORE_MINUTES = 120;

export const alarmKind: RecordKind<Alarm, "alarm"> = { name: "alarm", version: 1 };

export const alarmSoundLabels: Readonly<Record<AlarmSound, string>> = {
  bell: "종",
  chime: "차임",
  wood: "나무",
  voice: "말",
};
