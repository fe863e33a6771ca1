import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { toSeoulDay, toMonth, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { noticeKind } from "@damim/domain/notice/notice.ts";
import { recordKinds } from "@damim/domain/registry/record-kinds.ts";
import { openSchoolYears } from "@damim/domain/school-year/school-year.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { isSiteScope, NOTICES_SCOPE, SWITCHES_SCOPE } from "@damim/domain/site/site-scope.ts";
import { siteSwitchKind } from "@damim/domain/site/site-switch.ts";
import { createRounds, type RoundState } from "@damim/sync/client/rounds.ts";
import {
  StorageFailure,
  toPrefixRange,
  type ClientStorage,
  type HotRange,
} from "@damim/sync/client/storage.ts";
import { openStore } from "@damim/sync/client/open-store.ts";
import type { StoreOptions } from "@damim/sync/client/store.ts";
import { openChannel } from "@damim/sync/client/tabs.ts";
import { afterPaint } from "../../platform/after-paint.ts";
import { currentTime, steadyTime } from "../../platform/clock.ts";
import { readText, writeText } from "../../platform/kept/device-texts.ts";
import { waitForIdle } from "../../platform/idle.ts";
import { withTabLock } from "../../platform/locks.ts";
import { chance, newDeviceTag } from "../../platform/random.ts";
import type { FileBox } from "../files/file-box.ts";
import type { TeacherFiles } from "../files/teacher-files.ts";
import { hearPushNews } from "../push-news.ts";
import { openLiveStream, type LiveStream } from "../rounds/live-stream.ts";
import { createRoundTripsBeside } from "../rounds/round-trips-beside.ts";
import { toYears } from "../clubs/to-years.ts";
import { openTeacherClubs } from "../clubs/teacher-clubs.ts";
import { readClubNews } from "../clubs/known-clubs.ts";
import type { PastYears, PastYearsOptions } from "../years/past-years.ts";
import { saveAgainByItself } from "../rounds/save-again.ts";
import { openServerClock, type ServerClockOptions } from "../server/server-clock.ts";
import { createListeners } from "../create-listeners.ts";
import { hearAccountNews, toUnheardAccount } from "../server/account-news.ts";
import { sendRound, type Revocation } from "../rounds/send-round.ts";
import type { Teacher } from "../server/session.ts";
import type { Keeping, Store, TeacherData } from "../teacher-data.ts";
import type { KeepableHistory } from "../history/undo-history.ts";
import { openVaultSlot } from "./open-vault-slot.ts";
import { watchPage } from "./watch-page.ts";

const LONGEST_PAINT_MS = 500;
const AHEAD_KEY = "deviceAhead";
const HOUR_KEY = "serverHour";
const siteKinds = [noticeKind, siteSwitchKind];
const keptClock: ServerClockOptions = {
  deviceNow: currentTime,
  steadyNow: steadyTime,
  read: () => readText(AHEAD_KEY),
  write: (text) => writeText(AHEAD_KEY, text),
  readHour: () => readText(HOUR_KEY),
  writeHour: (text) => writeText(HOUR_KEY, text),
};

export interface TeacherDataOptions {
  readonly teacher: Teacher;
  readonly keeping: Keeping;
  readonly storage: ClientStorage;
  readonly openFileBox: () => Promise<FileBox>;
  readonly history: KeepableHistory;
}

/** How the first round of a page ended. */
type FirstRound = Exclude<RoundState, "sending">;

/**
 * Opens the teacher's scopes. What the first screen shows (the roster, the calendar, this month's marks, today's
 * check-ins) is in memory when the promise resolves; the rest of the year follows by itself.
 */
export async function openTeacherData(options: TeacherDataOptions): Promise<TeacherData> {
  const { teacher, keeping, storage } = options;
  const deviceId = newDeviceTag();
  const clock = openClock(keeping);
  const today = toSeoulDay(clock.now());
  const { tell: notify, add: subscribe } = createListeners();
  let revocation: Revocation | undefined;
  let account = toUnheardAccount(teacher);
  let isBroken = false;
  let isClosed = false;
  let settleFirst: (state: FirstRound) => void = () => undefined;
  const firstRound = new Promise<FirstRound>((resolve) => (settleFirst = resolve));

  let goOn: () => void = () => undefined;
  /** Rows that the first screen does not show, and the network, come after it. */
  const shown = new Promise<void>((resolve) => (goOn = resolve));

  const vault = openVaultSlot(teacher.uid, () => data, options.history, notify);
  const open = (scope: string, hot?: readonly HotRange[], place = storage): Promise<Store> =>
    openScope(scope, {
      storage: place,
      deviceId,
      pause: () => shown.then(waitForIdle),
      onQueued: () => rounds.pokeAhead(),
      // What a 보기 plays stays in the page.
      isTold: keeping === "disk" && place === storage,
      hot,
      veil: vault.toVeil(scope),
    });
  let lastState: RoundState = "idle";
  let live: LiveStream | undefined;
  let files: TeacherFiles | undefined;
  const roundTrips = createRoundTripsBeside();
  const rounds = createRounds({
    stores: () => stores,
    send: async (request) => {
      const askedAt = currentTime();
      const reply = await sendRound(request, {
        makeRoundTrip: roundTrips.make,
        onRevoked(why) {
          revocation = why;
          notify();
        },
      });
      if (clock.hear(reply.now, askedAt)) notify();
      return reply;
    },
    lock: (work) => withTabLock(`damim:${teacher.uid}`, work),
    setTimer,
    chance,
    onState: (state) => {
      if (state !== "sending") settleFirst(state);
      // Only after a failure: a stream that some proxy never lets through must not be tried after each round.
      if (state === "idle" && (lastState === "offline" || lastState === "signed-out")) live?.wake();
      // The server answers: files that wait may go.
      if (state === "idle") files?.poke();
      lastState = state;
      if (state === "idle") {
        clubs.settleLost();
        void vault.need();
      }
      notify();
    },
  });
  let stores: readonly Store[] = [];
  const yearNumbers = openSchoolYears(today);
  const openingFiles = openFiles(options);
  const [profile, notices, switches, ...yearStores] = await Promise.all([
    open(profileScope(teacher.uid)),
    open(NOTICES_SCOPE),
    open(SWITCHES_SCOPE),
    ...yearNumbers.map((year) => open(yearScope(teacher.uid, year), toHotRanges(today))),
  ]);
  const ownFiles = await openingFiles;
  files = ownFiles;
  files.subscribe(notify);
  const follow = (store: Store): void => {
    stores = [...stores, store];
    store.subscribe(notify);
    store.whole.catch((error: unknown) => {
      isBroken = error instanceof StorageFailure && error.type === "StorageBroken";
      notify();
    });
  };
  for (const store of [profile, ...yearStores, notices, switches]) follow(store);
  const drop = (store: Store): void => void (stores = stores.filter((each) => each !== store));
  const onScopesChange = (): void => {
    live?.renew();
    rounds.poke();
  };
  const aboutPastYears: Omit<PastYearsOptions, "now"> = {
    uid: teacher.uid,
    profile,
    firstOpenYear: Math.min(...yearNumbers),
    files,
    storage,
    toScope: (year) => yearScope(teacher.uid, year),
    async follow(scope) {
      const store = await open(scope);
      if (isClosed) store.close();
      else follow(store);
      rounds.poke();
      return store;
    },
    drop,
    onScopesChange,
  };
  const loadPastYears = loadOnce(() => importPastYears({ ...aboutPastYears, now: clock.now }));
  const clubs = openTeacherClubs({
    uid: teacher.uid,
    keeping,
    storage,
    yearNumbers,
    open: (scope, place) => open(scope, undefined, place),
    present: () => data,
    follow,
    drop,
    onScopesChange,
    notify,
  });
  const stopSavingAgain = saveAgainByItself(stores, setTimer);
  waitForPicture(profile, goOn);
  void shown.then(() => {
    if (isClosed) return;
    live = openLiveStream({
      path: () => toLivePath(stores),
      onFrame: (frame) => rounds.applyFrame(frame),
      onHello: (hello) => {
        account = hearAccountNews(account, hello);
        clubs.hear(readClubNews(hello) ?? clubs.list());
        notify();
      },
      onOpen: () => rounds.retryNow(),
      onLost: () => rounds.poke(),
      onEvent: { toast: hearPushNews },
      chance,
    });
    rounds.poke();
  });
  const stopWatching = watchPage({
    catchUp() {
      for (const store of stores) void store.reread();
      rounds.poke();
    },
    reconnect: () => rounds.retryNow(),
    hasUnsaved: () =>
      vault.now?.holdsWords || [ownFiles, ...stores].some((each) => each.unsavedCount() > 0),
  });
  void firstRound.then(waitForIdle).then(() => {
    if (isClosed) return;
    roundTrips.start();
    void openWaitingYears(loadPastYears);
    clubs.openWaiting();
  });

  const data: TeacherData = {
    get teacher() {
      return account.teacher;
    },
    get account() {
      return account;
    },
    keeping,
    profile,
    site: { notices, switches },
    years: toYears(yearNumbers, yearStores),
    get stores() {
      return stores;
    },
    openYear: async (year) => (await loadPastYears()).open(year),
    clubs,
    openAssigns: async () => (await loadPastYears()).assigns,
    rounds,
    files: ownFiles,
    history: options.history,
    vault,
    now: clock.now,
    get clockAheadMs() {
      return clock.aheadMs();
    },
    serverClock: clock,
    get revocation() {
      return revocation;
    },
    get isBroken() {
      return isBroken;
    },
    firstRound,
    subscribe,
    close() {
      isClosed = true;
      vault.now?.close();
      stopWatching();
      live?.close();
      stopSavingAgain();
      rounds.stop();
      roundTrips.close();
      ownFiles.close();
      for (const store of stores) store.close();
      storage.close();
    },
  };
  await vault.follow();
  return data;
}

/** A shared device keeps nothing of ours behind the sign-out, not even an hour. */
function openClock(keeping: Keeping) {
  return openServerClock(
    keeping === "disk" ? keptClock : { ...keptClock, writeHour: () => undefined },
  );
}

/**
 * A new device has nothing to show before the network has answered. The first frame may begin before the screen is ready;
 * the second has it. A window behind others may never paint: words must go out all the same.
 */
function waitForPicture({ cursor }: Store, goOn: () => void): void {
  if (cursor === 0) goOn();
  else afterPaint(() => afterPaint(goOn));
  setTimeout(goOn, LONGEST_PAINT_MS);
}

function openScope(
  scope: string,
  options: Pick<StoreOptions, "storage" | "deviceId"> & {
    readonly veil: StoreOptions["veil"];
    readonly pause: () => Promise<void>;
    readonly onQueued: () => void;
    /** The other tabs hear what is written. */
    readonly isTold: boolean;
    readonly hot: readonly HotRange[] | undefined;
  },
): Promise<Store> {
  const { isTold, hot, veil, ...rest } = options;
  const canTell = isTold && typeof BroadcastChannel === "function";
  return openStore({
    scope,
    kinds: isSiteScope(scope) ? siteKinds : recordKinds,
    // Stamps follow the server's time by themselves.
    now: currentTime,
    ...rest,
    // Of a year or a pupil that was destroyed meanwhile nobody knows the name afterwards.
    about({ id, set }, rows) {
      const written = JSON.stringify([id, set]);
      const named = [...rows(studentKind).values()].filter((each) => written.includes(each.id));
      return named.map(toStudentWords).join(", ");
    },
    ...(canTell && { channel: openChannel(new BroadcastChannel(`damim:${scope}`)) }),
    ...(hot && { hot }),
    ...(veil && { veil }),
  });
}

async function importPastYears(options: PastYearsOptions): Promise<PastYears> {
  return (await import("../years/past-years.ts")).createPastYears(options);
}

/** Never rejects. */
function openWaitingYears(load: () => Promise<PastYears>): Promise<void> {
  return load().then(
    (years) => years.openWaiting(),
    () => undefined,
  );
}

/** The same promise for all who ask; after a failure (no network) the next one asks again. */
function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

const MOST_LIVE_SCOPES = 20;

/** A scope that was denied would shut the whole stream. */
function toLivePath(stores: readonly Store[]): string {
  const scopes = stores.filter(({ isDenied }) => !isDenied).map(({ scope }) => scope);
  return `live?scopes=${encodeURIComponent(scopes.slice(0, MOST_LIVE_SCOPES).join(","))}`;
}

async function openFiles(options: TeacherDataOptions): Promise<TeacherFiles> {
  const { teacher, keeping, openFileBox } = options;
  const [{ openTeacherFiles }, box] = await Promise.all([
    import("../files/teacher-files.ts"),
    openFileBox(),
  ]);
  return openTeacherFiles({
    uid: teacher.uid,
    box,
    channel:
      keeping === "disk" && typeof BroadcastChannel === "function"
        ? new BroadcastChannel(`damim:${teacher.uid}:files`)
        : undefined,
  });
}

function setTimer(work: () => void, delayMs: number): () => void {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
}

function toHotRanges(today: CalendarDay): readonly HotRange[] {
  const month = toMonth(today);
  return [
    { kind: "student" },
    { kind: "ownDay" },
    { kind: "schoolTerms" },
    toPrefixRange("attendanceMark", month),
    toPrefixRange("checkIn", today),
  ];
}
