import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { ClubEntry } from "@damim/domain/club/club-reply.ts";
import { recordSchoolYear, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Rounds, RoundState } from "@damim/sync/client/rounds.ts";
import type { Store as SyncStore } from "@damim/sync/client/store.ts";
import type { TeacherAssigns } from "./assigns/open-assigns.ts";
import type { TeacherFiles } from "./files/teacher-files.ts";
import type { Revocation } from "./rounds/send-round.ts";
import type { ServerClock } from "./server/server-clock.ts";
import type { AccountNews } from "./server/account-news.ts";
import type { Teacher } from "./server/session.ts";
import type { UndoHistory } from "./history/undo-history.ts";
import type { VaultSlot } from "./vault-slot.ts";

/** The rows of one scope on this device, as screens read and write them. */
export type Store = SyncStore;

/** Where this device keeps rows: on its disk, in memory on purpose (shared), or in memory for want of a disk. */
export type Keeping = "disk" | "memory" | "refused";

/** Everything that one signed-in teacher has on this device, live. */
export interface TeacherData {
  /** The address may change while the page is open. */
  readonly teacher: Teacher;
  /** What the server last said of the account. */
  readonly account: Pick<AccountNews, "deletionAt" | "role" | "suspendedUntil">;
  readonly keeping: Keeping;
  readonly profile: Store;
  /** What the server says to all; nobody writes there. */
  readonly site: { readonly notices: Store; readonly switches: Store };
  /** The school years that can be written today, by year. */
  readonly years: ReadonlyMap<SchoolYear, Store>;
  /** All that are open: the profile, the years, what the server says to all, and past years that were looked at. */
  readonly stores: readonly Store[];
  /** Opens a year that is over, to be looked at. The same store each time; its rows come with the next round. */
  openYear(year: SchoolYear): Promise<Store>;
  /** Only where a page looks at a year that is over (`toPastData`). */
  readonly past?: { readonly year: SchoolYear; readonly present: TeacherData } | undefined;
  /** Only where a page makes the coming year ahead (`toAheadData`). */
  readonly ahead?: { readonly year: SchoolYear; readonly present: TeacherData } | undefined;
  /** Only on a page that was left open (`toHeldData`): a new school year has begun that it does not show yet. */
  readonly turning?: { readonly isDue: () => boolean; readonly turn: () => void } | undefined;
  readonly clubs: TeacherClubs;
  /** Saved jobs of 반편성. */
  readonly openAssigns: () => Promise<TeacherAssigns>;
  /**
   * Only in a club's version (`toClubData`): profile, years and history are the club's, and so is the teacher's uid, by
   * which drafts and choices are kept apart.
   */
  readonly club?: { readonly entry: ClubEntry; readonly present: TeacherData } | undefined;
  readonly rounds: Rounds;
  readonly files: TeacherFiles;
  readonly history: UndoHistory;
  /** Not where nothing is ever locked: in a club, and while trying. */
  readonly vault?: VaultSlot | undefined;
  /** Epoch ms; the server's time where this device's clock is off (`openServerClock`). */
  readonly now: () => number;
  /** How far that clock is ahead, negative behind; 0 where it is believed. */
  readonly clockAheadMs: number;
  /** For a clock with seconds (`use-running-clock.ts`). */
  readonly serverClock: Pick<ServerClock, "lastHeard" | "notBefore">;
  /** Another device signed this one out, or the account is gone: its rows have to go from here. */
  readonly revocation: Revocation | undefined;
  /** Rows of this device cannot be read: found out after the first screen. */
  readonly isBroken: boolean;
  /** Resolves when every row is here that the server had, or it could not be asked; says which. */
  readonly firstRound: Promise<Exclude<RoundState, "sending">>;
  /** Rows, outbox, files that wait, refusals or the state of the rounds changed. */
  readonly subscribe: (listener: () => void) => () => void;
  close(): void;
}

/** The clubs of a teacher, as the server last told them; an own device remembers them. */
export interface TeacherClubs {
  /** The same object while nothing changed. */
  list(): readonly ClubEntry[];
  /** The server said so: in the live stream's hello, or as the answer of a route. */
  hear(news: readonly ClubEntry[]): void;
  /** Opens a club's rows on this device; the same data each time while the role stays. */
  open(uid: string): Promise<TeacherData>;
}

/**
 * Resolves when the server has said what the teacher's profile is, which may be long before the last row
 * of a year is here, or could not be asked; says which.
 */
export function waitForProfile(data: TeacherData): TeacherData["firstRound"] {
  const { profile, firstRound } = data;
  const heard = new Promise<"idle">((resolve) => {
    const stop = profile.subscribe(() => {
      if (profile.cursor === 0) return;
      stop();
      resolve("idle");
    });
  });
  return Promise.race([heard, firstRound]);
}

/** The store that a record of this day belongs to; nothing when its year is not open for writing. */
export function findStoreOfDay(data: TeacherData, day: CalendarDay): Store | undefined {
  return data.years.get(recordSchoolYear(day));
}

/** The year whose roster is "our class": of the class in the room today, or the one that is looked at or made ahead. */
export function findClassYear({
  past,
  ahead,
  now,
}: Pick<TeacherData, "past" | "ahead" | "now">): SchoolYear {
  return (past ?? ahead)?.year ?? recordSchoolYear(toSeoulDay(now()));
}

/** The data of today, also on a page that looks at another year. */
export function findPresent(data: TeacherData): TeacherData {
  return (data.past ?? data.ahead)?.present ?? data;
}

export function findClassStore(
  data: Pick<TeacherData, "past" | "ahead" | "now" | "years">,
): Store | undefined {
  return data.years.get(findClassYear(data));
}
