import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findLongText } from "@damim/domain/registry/long-texts.ts";
import type { DayPart } from "@damim/domain/day-part/day-part.ts";
import { toActGround } from "../../apps/web/src/testing/act-ground.ts";
import { createDice } from "../../apps/web/src/testing/throw-dice.ts";
import type {
  Dice,
  FeatureAct,
  RecordWay,
  Said,
  SchoolPlace,
} from "../../apps/web/src/kit/act/feature-act.ts";
import type { UndoHistory } from "../../apps/web/src/data/history/undo-history.ts";
import type { Device, Tab } from "./device.ts";
import { openRoomDesk, type RoomDesk } from "./room-desk.ts";
import { onLine } from "./page-network.ts";
import { markDice } from "./mark-dice.ts";
import type { DoneAct } from "./done-acts.ts";
import { toSorted } from "./midnight.ts";
import type { TeacherGuests } from "./guests/teacher-guests.ts";

/** A teacher with devices, and everything she did. */
export interface LivedTeacher {
  readonly at: number;
  readonly place: SchoolPlace;
  readonly way: RecordWay | undefined;
  readonly uid: string;
  readonly devices: readonly Device[];
  readonly done: DoneAct[];
  readonly guests: TeacherGuests;
  /** Stamps that a disk took since they were last looked at, by scope: none of them may be lost. */
  readonly stored: Map<string, Set<string>>;
  /** What was not as before when it was taken back, since it was last looked at. */
  readonly wrong: { readonly what: string; readonly scope: string }[];
  /** One act by chance, or this one; nothing where it was not to be done. */
  doAct(tab: Tab, about: ActAbout): Promise<boolean>;
  /** What a guest of hers did, by what the server answered. */
  keepGuest(about: Pick<DoneAct, "name" | "day" | "said" | "writes">): void;
  /** What the disk took so far is promised. */
  noteStored(tab: Tab): void;
}

export interface ActAbout {
  readonly device: Device;
  readonly day: CalendarDay;
  readonly part: DayPart;
  readonly act?: FeatureAct;
  /** The server goes back to last night that day: nothing is done that it alone would know. */
  readonly isRestored?: boolean;
}

/** What was done, for the list of acts. */
interface Kept {
  readonly done: string;
  readonly said: Said;
  /** The rows that were written as they had been, by what says them. */
  readonly stood: ReadonlyMap<string, StoodRow>;
}

interface StoodRow {
  readonly scope: string;
  readonly before: string | undefined;
  readonly read: () => string | undefined;
}

export interface TeacherOptions {
  readonly at: number;
  readonly place: SchoolPlace;
  readonly way: RecordWay | undefined;
  readonly uid: string;
  readonly seed: number;
  readonly devices: readonly Device[];
  readonly acts: readonly FeatureAct[];
  readonly isSkipped: (act: number) => boolean;
  readonly onAct: (name: string) => void;
}

/** What pupils wrote of each other in a form is text, in which the product says that no name of an erased one is looked for. */
const WITH_NAMES = "survey.import";
const UNDONE = 0.03;
const REDONE = 0.3;

export function createTeacher(options: TeacherOptions): Omit<LivedTeacher, "guests"> {
  const { at, place, way, uid, seed, devices, isSkipped, onAct } = options;
  const acts = options.acts.filter(
    (act) =>
      (act.places ?? [place]).includes(place) &&
      (act.way ?? way) === way &&
      !(way === "erases" && act.name === WITH_NAMES),
  );
  const done: DoneAct[] = [];
  const stored: LivedTeacher["stored"] = new Map();
  const wrong: LivedTeacher["wrong"] = [];
  let number = 0;

  async function doAct(tab: Tab, about: ActAbout): Promise<boolean> {
    number++;
    // Of its own, so that a run without some acts does the others as before.
    const plain = createDice(seed * 1_000_003 + at * 7_919 + number * 104_729);
    const act = about.act ?? pickAct(acts, about, plain);
    if (!act || !acts.includes(act) || isSkipped(number)) return false;
    const dice = markDice(plain, { way, act, tab });
    const desks: RoomDesk[] = [];
    const { line } = about.device;
    const stood = new Map<string, StoodRow>();
    const ground = toActGround({
      ...tab,
      history: watchHistory(tab.history, stood),
      now: tab.clock.now,
      dice,
      place,
      prove: () => line.prove(),
      page: tab.lock.page,
      async openRoom(roomId) {
        const desk = await openRoomDesk(roomId, { wire: line, now: tab.clock.now, dice });
        desks.push(desk);
        return (await desk.sync()) === "idle" ? desk.store : undefined;
      },
    });
    const writing = watchWrites(tab);
    const last = tab.history.stack.done.at(-1);
    const said = await onLine(line, () => act.run(ground, dice));
    const inRooms = desks.flatMap(({ store }) =>
      store.pending().map(({ at: stamp }) => ({ scope: store.scope, at: stamp })),
    );
    for (const desk of desks) await leaveRoom(desk);
    if (!said) return false;
    keep([...writing.list(), ...inRooms], {
      ...about,
      name: act.name,
      done: act.name,
      said,
      stood,
    });
    onAct(act.name);
    // An act for good is no step, and one that goes on in a text is a part of one.
    const { done: steps } = tab.history.stack;
    const isOwnStep = steps.at(-1) !== last && steps.at(-2) === last;
    if (!about.act && dice.isLucky(UNDONE) && isOwnStep)
      takeBack(tab, { ...about, done: act.name, said, stood }, dice.isLucky(REDONE));
    return true;
  }

  function takeBack(tab: Tab, about: ActAbout & Kept, isRedone: boolean): void {
    for (const name of isRedone ? (["undo", "redo"] as const) : (["undo"] as const)) {
      const writing = watchWrites(tab);
      if (tab.history[name]() === undefined) return;
      for (const [row, { scope, before, read }] of name === "undo" ? about.stood : [])
        if (read() !== before)
          wrong.push({
            scope,
            what: `${row}: ${about.done} taken back left ${read()}, not ${before}`,
          });
      keep(writing.list(), { ...about, name });
      onAct(name);
    }
  }

  function keep(
    writes: DoneAct["writes"],
    about: ActAbout & Kept & { readonly name: string },
  ): void {
    const { device, day, name, said } = about;
    done.push({
      number,
      name,
      act: about.done,
      day,
      said,
      device: device.name,
      writes,
    });
  }

  function keepGuest(about: Pick<DoneAct, "name" | "day" | "said" | "writes">): void {
    done.push({ ...about, number, act: about.name, device: "a guest's" });
    onAct(about.name);
  }

  function noteStored({ stores }: Tab): void {
    for (const store of stores) {
      const promised = stored.get(store.scope) ?? new Set();
      stored.set(store.scope, promised);
      // What a restored server is told again speaks for others, and has no stamp of its own.
      for (const { at: stamp, isSaved, stamps } of store.pending())
        if (isSaved && !stamps) promised.add(stamp);
    }
  }
  return { at, place, way, uid, devices, done, stored, wrong, doAct, keepGuest, noteStored };
}

/** Keeps what the rows of each write said before it. */
const watchHistory = (history: UndoHistory, stood: Map<string, StoodRow>): UndoHistory => ({
  ...history,
  write(store, changes, ...more) {
    for (const { kind, id } of changes) {
      const read = () => {
        const shown = store.find(kind, id);
        // From which text a long one was written is said anew.
        return toSorted(shown && findLongText(kind) ? { ...shown, from: null } : shown);
      };
      const row = `${kind} ${id}`;
      if (!stood.has(row)) stood.set(row, { scope: store.scope, before: read(), read });
    }
    return history.write(store, changes, ...more);
  },
});

const ROOM_TRIES = 60;
const TRY_AGAIN_MS = 250;

/** Its page is left once the server has what was written there. */
async function leaveRoom(desk: RoomDesk): Promise<void> {
  for (let tries = 0; desk.store.pending().length > 0 && tries < ROOM_TRIES; tries++) {
    if ((await desk.sync()) !== "idle")
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
  }
  desk.close();
}

/** What was written since: ops that wait and did not before. A stamp is unique in its scope alone. */
function watchWrites({ stores }: Tab): {
  list(): DoneAct["writes"];
} {
  const before = stores.map((store) => new Set(store.pending().map(({ at }) => at)));
  return {
    list: () =>
      stores.flatMap((store, place) =>
        store
          .pending()
          .filter(({ at }) => !before[place]?.has(at))
          .map(({ at }) => ({ scope: store.scope, at })),
      ),
  };
}

function pickAct(
  acts: readonly FeatureAct[],
  { day, part, isRestored }: ActAbout,
  dice: Dice,
): FeatureAct | undefined {
  const month = Number(day.slice(5, 7));
  const possible = acts.filter(
    ({ isFirst, parts, months, online }) =>
      !isFirst &&
      !(online && isRestored) &&
      (!parts || parts.includes(part)) &&
      (!months || months.includes(month)),
  );
  let left = dice.chance() * possible.reduce((sum, { often }) => sum + often, 0);
  return possible.find(({ often }) => (left -= often) < 0);
}
