import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { emptiedKindNames, isFilled, listOver } from "@damim/domain/registry/emptied-kinds.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { DESTROYED_FLOOR } from "@damim/sync/protocol.ts";
import {
  createOpenAssigns,
  type OpenAssignsOptions,
  type TeacherAssigns,
} from "../assigns/open-assigns.ts";
import type { TeacherFiles } from "../files/teacher-files.ts";
import type { Store } from "@damim/sync/client/store.ts";

const emptiedRanges = emptiedKindNames.map((kind) => ({ kind }));

export interface PastYears {
  /** Saved jobs of 반편성: what is seldom opened comes in one piece. */
  readonly assigns: TeacherAssigns;
  /** Opens a year that is over, once; after a failure the next call tries again. */
  open(year: SchoolYear): Promise<Store>;
  /**
   * Opens the years that are over, and the saved jobs of 반편성, that still have words that the server never got: a device may have been
   * away over 1 March. Those too that were destroyed elsewhere while their rows are still here, or in which words stand that
   * are kept for some days only (`emptiedKinds`). Never rejects: what cannot be read now waits for the next start.
   */
  openWaiting(): Promise<void>;
}

export interface PastYearsOptions extends OpenAssignsOptions {
  readonly profile: Store;
  readonly firstOpenYear: SchoolYear;
  readonly now: () => number;
  readonly files: Pick<TeacherFiles, "forgetCopies">;
  readonly toScope: (year: SchoolYear) => string;
}

/** The school years of a teacher that are over, opened when they are looked at or have words to send. */
export function createPastYears(options: PastYearsOptions): PastYears {
  const { profile, firstOpenYear, now, storage, toScope, follow } = options;
  const opened = new Map<SchoolYear, Promise<Store>>();
  const open = (year: SchoolYear): Promise<Store> => {
    const known = opened.get(year);
    if (known) return known;
    const opening = follow(toScope(year));
    opened.set(year, opening);
    opening.catch(() => opened.delete(year));
    return opening;
  };
  const openWithWords = async (year: SchoolYear): Promise<void> => {
    // Not the rows of a year: the words alone, and what others said.
    const { rows, outbox, refused, mark } = await storage.load(toScope(year), emptiedRanges);
    const isDestroyed = Boolean(profile.rows(destructionKind).get(String(year))?.number);
    // What this device still has of it goes with the next round.
    const isKept = isDestroyed && mark !== undefined && mark.floor !== DESTROYED_FLOOR;
    // Of pictures that the server gave nobody knows of which year they are.
    if (isKept) await options.files.forgetCopies();
    // The server has emptied it, and says so to who asks.
    const isLeft = listOver(rows, toSeoulDay(now())).some((over) =>
      over.rows.some((row) => isFilled(row, over.fields)),
    );
    if (isKept || isLeft || outbox.length + refused.length > 0) await open(year);
  };
  const assigns = createOpenAssigns(options);
  const years: PastYears = {
    open,
    assigns,
    async openWaiting() {
      void assigns.openWaiting();
      const known = [...profile.rows(schoolYearKind).keys()].map(Number);
      await Promise.allSettled(known.filter((year) => year < firstOpenYear).map(openWithWords));
    },
  };
  profile.watch(destructionKind.name, () => {
    void years.openWaiting();
    // Nor of whom: a pupil's pictures are fetched anew where they still are.
    const pupils = [...profile.rows(destructionKind)].filter(([id]) => id.includes("~"));
    if (pupils.some(([, { number }]) => number)) void options.files.forgetCopies();
  });
  return years;
}
