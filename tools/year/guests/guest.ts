import { createHash } from "node:crypto";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Store } from "@damim/sync/client/store.ts";
import { createDice } from "../../../apps/web/src/testing/throw-dice.ts";
import type { Dice, Said } from "../../../apps/web/src/kit/act/feature-act.ts";
import type { Wire } from "../line.ts";
import type { LivedTeacher } from "../teacher.ts";
import type { World } from "../world.ts";

/** Whose guests they are. */
export type Host = Pick<LivedTeacher, "at" | "uid" | "done" | "keepGuest">;

/** Somebody with a code and no account. */
export interface Guest {
  readonly line: Wire;
  /** Does something, or asks once more for what was not answered. */
  act(day: CalendarDay): Promise<void>;
  /** Something was asked and no answer came. */
  readonly isWaiting: boolean;
  /** Of a pupil who is in a room: what their device shows, and who they are there. */
  readonly room?: { readonly store: Store; readonly me: string } | undefined;
  /** Fetches what is new. */
  settle?(): Promise<void>;
}

/** A pupil whom a link of the teacher's is for. */
export interface InvitedPupil {
  readonly id: string;
  readonly number: number;
  readonly name: string;
}

/** As the act that made the link says them. */
export function readPupils({ pupils }: Said): readonly InvitedPupil[] {
  return Array.isArray(pupils) ? pupils : [];
}

/** Dice of one guest, whatever all others do. */
export function throwFor({ options }: World, name: string): Dice {
  const digits = createHash("sha256").update(`${options.seed} ${name}`).digest("hex");
  return createDice(Number.parseInt(digits.slice(0, 8), 16));
}
