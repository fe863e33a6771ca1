import { IDBFactory } from "fake-indexeddb";
import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordKinds } from "@damim/domain/registry/record-kinds.ts";
import {
  openSchoolYears,
  type SchoolYear,
  recordSchoolYear,
} from "@damim/domain/school-year/school-year.ts";
import { findComingYear } from "@damim/domain/school-year/year-of-page.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { createIndexedDbStorage } from "@damim/sync/client/indexeddb-storage.ts";
import { openStore } from "@damim/sync/client/open-store.ts";
import { createMemoryStorage } from "@damim/sync/client/memory-storage.ts";
import type { Rounds, RoundState } from "@damim/sync/client/rounds.ts";
import type { ClientStorage } from "@damim/sync/client/storage.ts";
import type { Store } from "@damim/sync/client/store.ts";
import type { Channel } from "@damim/sync/client/tabs.ts";
import { buildTabs } from "@damim/sync/testing/rig.ts";
import {
  createUndoHistory,
  type KeepableHistory,
} from "../../apps/web/src/data/history/undo-history.ts";
import { openServerClock, type ServerClock } from "../../apps/web/src/data/server/server-clock.ts";
import { toYears } from "../../apps/web/src/data/clubs/to-years.ts";
import { createPastYears } from "../../apps/web/src/data/years/past-years.ts";
import { createSealer } from "../../apps/web/src/platform/secrets/sealing.ts";
import type { Dice } from "../../apps/web/src/kit/act/feature-act.ts";
import { createMemoryDisk, type MemoryDisk } from "./memory-disk.ts";
import type { Line } from "./line.ts";
import { openPageLock, type PageLock } from "./page-lock.ts";
import { onLine } from "./page-network.ts";
import { createSettledRounds } from "./settled-rounds.ts";

/** One open page. */
export interface Tab {
  readonly stores: readonly Store[];
  readonly profile: Store;
  /** Of the year that a teacher works in that day. */
  readonly year: Store;
  /** The year that comes, on a page that was opened while it could be made ahead. */
  readonly coming: { readonly year: SchoolYear; readonly store: Store } | undefined;
  /** The years that stood open when the page was opened. */
  readonly openYears: readonly SchoolYear[];
  readonly openedOn: CalendarDay;
  readonly rounds: Rounds;
  readonly history: KeepableHistory;
  readonly clock: ServerClock;
  readonly lock: PageLock;
  /** Its teacher answers what the page asks her. */
  settle(): Promise<void>;
  /** Rounds until nothing is left to do, or the server was not reached. */
  sync(): Promise<RoundState>;
  /** Ends without a word. */
  kill(): void;
}

/** A browser of a teacher: its disk, its tabs, its clock, its way to the server. */
export interface Device {
  readonly name: string;
  readonly tabs: Tab[];
  readonly disk: MemoryDisk | IDBFactory;
  /** The device's clock minus the true time. */
  skewMs: number;
  /** It lies in a drawer until that day, with the stamps that it still has to send, by scope. */
  away:
    | { readonly until: CalendarDay; readonly owed: ReadonlyMap<string, Set<string>> }
    | undefined;
  readonly line: Line;
  /** A new page; nothing where a shared device does not reach the server. */
  openTab(): Promise<Tab | undefined>;
  /** All pages end without a word. */
  close(): void;
}

export interface DeviceOptions {
  readonly name: string;
  readonly uid: string;
  /** True time. */
  readonly now: () => number;
  readonly dice: Dice;
  readonly line: Line;
  readonly isOnShim: boolean;
  /** Several people use it: rows in memory, the outbox sealed. */
  readonly isShared: boolean;
}

let openings = 0;

/** A frozen tab does not hear everything that the others tell. */
const loseSome = (channel: Channel, isLost: () => boolean): Channel => ({
  ...channel,
  watch: (listener) => channel.watch((message) => void (isLost() || listener(message))),
});

export function buildDevice(options: DeviceOptions): Device {
  const { name, uid, dice, line, isOnShim, isShared } = options;
  const kept = new Map<string, string>();
  const disk = isOnShim || isShared ? new IDBFactory() : createMemoryDisk();
  const channels = new Map<string, ReturnType<typeof buildTabs>>();
  async function openStorage(isKilled: () => boolean): Promise<ClientStorage | undefined> {
    if (!(disk instanceof IDBFactory)) return disk.open(isKilled);
    if (!isShared) return createIndexedDbStorage({ factory: disk, name: uid });
    const key = await line.fetchOutboxKey().catch(() => undefined);
    const cipher = key && (await createSealer(key));
    return cipher && createMemoryStorage({ factory: disk, name: uid, cipher });
  }

  async function openTab(): Promise<Tab | undefined> {
    const deviceNow = (): number => options.now() + device.skewMs;
    const clock = openServerClock({
      deviceNow,
      steadyNow: options.now,
      read: () => kept.get("ahead"),
      write: (text) => void kept.set("ahead", text),
      readHour: () => kept.get("hour"),
      writeHour: (text) => void kept.set("hour", text),
    });
    const today = toSeoulDay(clock.now());
    let isKilled = false;
    const storage = await openStorage(() => isKilled);
    if (!storage) return undefined;
    const deviceId = `d${++openings}`;
    const open = (scope: string): Promise<Store> => {
      const tabs = channels.get(scope) ?? buildTabs();
      channels.set(scope, tabs);
      return openStore({
        scope,
        kinds: recordKinds,
        storage,
        deviceId,
        now: deviceNow,
        channel: loseSome(tabs.open(), () => dice.isLucky(line.faults.lostAnswer)),
        veil: lock.toVeil(scope),
      }).then((store) => {
        store.subscribe(() => lock.tell());
        return store;
      });
    };
    const years = openSchoolYears(today);
    const history = createUndoHistory();
    const lock = openPageLock({
      uid,
      line,
      history,
      isShared,
      now: clock.now,
      of: () => ({ profile, stores, rounds, years: byYear }),
    });
    const profile = await open(profileScope(uid));
    const yearStores = await Promise.all(years.map((year) => open(yearScope(uid, year))));
    const stores = [profile, ...yearStores];
    const byYear = toYears(years, yearStores);
    const past = createPastYears({
      uid,
      profile,
      storage,
      firstOpenYear: Math.min(...years),
      now: clock.now,
      files: { forgetCopies: async () => undefined },
      toScope: (year) => yearScope(uid, year),
      async follow(scope) {
        const store = await open(scope);
        stores.push(store);
        return store;
      },
      drop: (store) => void stores.splice(stores.indexOf(store), 1),
      onScopesChange: () => undefined,
    });
    let isFirst = true;
    let isRevoked = false;
    let askedAt = 0;
    const settled = createSettledRounds({
      stores: () => stores,
      wire: line,
      dice,
      onRevoked: () => (isRevoked = true),
      onSend: () => (askedAt = deviceNow()),
      onReply: ({ now }) => clock.hear(now, askedAt),
      onState: (state) => lock.tell(state),
    });
    const { rounds } = settled;
    const coming = findComingYear(today);
    const comingStore = byYear.get(coming ?? 0);
    const tab: Tab = {
      stores,
      coming: coming && comingStore ? { year: coming, store: comingStore } : undefined,
      openYears: years,
      openedOn: today,
      profile,
      year: yearStores[years.indexOf(recordSchoolYear(today))] ?? profile,
      rounds,
      history,
      clock,
      lock,
      settle: () => onLine(line, () => lock.settle()),
      sync: () => onLine(line, runRounds),
      kill() {
        isKilled = true;
        lock.close();
        settled.end();
        for (const store of stores) store.close();
        storage.close();
        const place = device.tabs.indexOf(tab);
        if (place >= 0) device.tabs.splice(place, 1);
      },
    };
    async function runRounds(): Promise<RoundState> {
      await lock.settle();
      await settled.run();
      if (isRevoked) return leave();
      if (rounds.state() === "idle" && isFirst) {
        isFirst = false;
        const known = stores.length;
        await past.openWaiting();
        if (stores.length > known) return runRounds();
      }
      if (rounds.state() === "signed-out" && !line.isOffline) {
        await line.signIn().catch(() => undefined);
        await settled.run();
      }
      // What was answered may be on its way already.
      const state = rounds.state();
      await lock.settle();
      return state;
    }
    device.tabs.push(tab);
    await onLine(line, () => lock.follow());
    return tab;
  }

  /** Another device signed this one out: its rows go, its words stay and go out when she signs in here again. */
  async function leave(): Promise<RoundState> {
    device.close();
    if ("wipeRows" in disk) disk.wipeRows();
    // Where the server is away, she does it with the next page.
    await line.signIn().catch(() => undefined);
    return "signed-out";
  }

  const device: Device = {
    name,
    tabs: [],
    disk,
    skewMs: 0,
    away: undefined,
    line,
    openTab,
    close() {
      for (const tab of device.tabs.splice(0)) tab.kill();
    },
  };
  return device;
}
