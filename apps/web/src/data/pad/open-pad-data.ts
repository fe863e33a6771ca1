import type { PadEntrance, PadMe } from "@damim/domain/pad/pad-entrance.ts";
import { padKinds } from "@damim/domain/pad/pad-kinds.ts";
import { PAD_TEACHER } from "@damim/domain/pad/room/pad-member.ts";
import { padScope, type PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import { openStore } from "@damim/sync/client/open-store.ts";
import { createRounds, type RoundState } from "@damim/sync/client/rounds.ts";
import { StorageFailure, type ClientStorage } from "@damim/sync/client/storage.ts";
import type { Store, StoreOptions, Veil } from "@damim/sync/client/store.ts";
import { openChannel } from "@damim/sync/client/tabs.ts";
import { currentTime } from "../../platform/clock.ts";
import { waitForIdle } from "../../platform/idle.ts";
import { withTabLock } from "../../platform/locks.ts";
import { chance, newDeviceTag } from "../../platform/random.ts";
import type { FileBox } from "../files/file-box.ts";
import { createListeners } from "../create-listeners.ts";
import { findField } from "../server/json-fields.ts";
import { openLiveStream, type LiveStream } from "../rounds/live-stream.ts";
import { createRoundTrip } from "../rounds/round-trip.ts";
import { askAhead, toFirstRequest } from "./ask-ahead.ts";
import { saveAgainByItself } from "../rounds/save-again.ts";
import { sendRound } from "../rounds/send-round.ts";
import { createVolatileStorage } from "../opening/volatile-storage.ts";
import { watchPage } from "../opening/watch-page.ts";
import type { VaultSlot } from "../vault-slot.ts";
import { createPadFiles } from "./pad-files.ts";
import type { HeardStrokePart, PadData, PadPeople } from "./pad-data.ts";
import { hearPeople, readEntrance } from "./pad-news.ts";
import { createPadTelling } from "./pad-telling.ts";

/** Where the rows of a room stand on this device. */
export interface PadKeeping {
  /** Of the database, which is also that of the tab channel and lock. */
  readonly name: string;
  readonly keeping: PadData["keeping"];
  readonly storage: ClientStorage;
  readonly openFileBox: () => Promise<FileBox>;
}

export type PadDataOptions = {
  readonly roomId: PadRoomId;
  readonly kept: PadKeeping;
  /** Nothing of the room is on this device, as far as is known: the server is asked before the disk has opened. */
  readonly isNew?: boolean;
} & (
  | { readonly role: "teacher"; readonly names?: Pick<VaultSlot, "hold" | "watch"> | undefined }
  | { readonly role: "pupil"; readonly entrance: PadEntrance & { readonly me: PadMe } }
);

/**
 * Opens a pad room on this device, for a pupil who is in or for its teacher. Rows of the disk are in memory when the
 * promise resolves, also without a network; the server's follow with the first round.
 */
export async function openPadData(options: PadDataOptions): Promise<PadData> {
  const { role, roomId, kept } = options;
  const api = role === "pupil" ? "pad" : `pad/rooms/${roomId}`;
  const listeners = createListeners();
  const notify = listeners.tell;
  let entrance: PadEntrance | undefined = role === "pupil" ? options.entrance : undefined;
  let people: PadPeople = { count: 0, here: [], writing: [] };
  let stores: readonly Store[] = [];
  let live: LiveStream | undefined;
  let lastState: RoundState = "idle";
  let settleFirst: (state: Exclude<RoundState, "sending">) => void = () => undefined;
  const firstRound = new Promise<Exclude<RoundState, "sending">>((resolve) => {
    settleFirst = resolve;
  });
  const roundTrip = createRoundTrip(role === "pupil" ? "pad/sync" : "sync");
  const makeRoundTrip = options.isNew
    ? askAhead(roundTrip, toFirstRequest(padScope(roomId)))
    : roundTrip;
  const rounds = createRounds({
    stores: () => stores,
    send: (request) => sendRound(request, { makeRoundTrip, onRevoked: notify }),
    lock: (work) => withTabLock(`damim:${kept.name}`, work),
    setTimer,
    chance,
    onState: (state) => {
      if (state !== "sending") settleFirst(state);
      if (state === "idle" && (lastState === "offline" || lastState === "signed-out")) live?.wake();
      if (state === "idle") files.poke();
      lastState = state;
      notify();
    },
  });
  const { store, storage, keeping } = await openScope(roomId, kept, {
    onQueued: () => rounds.pokeAhead(),
    veil: role === "teacher" ? options.names?.hold(() => stores[0]) : undefined,
  });
  stores = [store];
  const stopNames =
    role === "teacher" ? options.names?.watch(store, () => rounds.poke()) : undefined;
  store.subscribe(notify);
  const files = createPadFiles({
    scope: store.scope,
    place: `${api}/files`,
    name: kept.name,
    openBox: kept.openFileBox,
    now: currentTime,
    onChange: notify,
  });
  const telling = createPadTelling(api, role);
  const hearEntrance = (news: unknown): void => {
    const heard = role === "pupil" ? readEntrance(news) : undefined;
    if (!heard) return;
    const me = heard.me ?? entrance?.me;
    entrance = me ? { ...heard, me } : heard;
    notify();
  };
  live = openLiveStream({
    path: `${api}/live`,
    onFrame: (frame) => rounds.applyFrame(frame),
    onHello: (hello) => hearEntrance(findField(hello, "entrance")),
    onOpen: () => rounds.retryNow(),
    onLost: () => rounds.poke(),
    onEvent: {
      entrance: hearEntrance,
      people(news) {
        people = hearPeople(news);
        notify();
      },
      stroke: (news) => telling.hear(news as HeardStrokePart),
    },
    chance,
  });
  const stopSavingAgain = saveAgainByItself(stores, setTimer);
  const stopWatching = watchPage({
    catchUp() {
      void store.reread();
      rounds.poke();
    },
    reconnect: () => rounds.retryNow(),
    hasUnsaved: () => store.unsavedCount() + files.unsavedCount() > 0,
  });
  rounds.poke();
  void firstRound.then(waitForIdle).then(() => files.start());

  return {
    role,
    roomId,
    name: kept.name,
    store,
    rounds,
    keeping,
    get entrance() {
      return entrance;
    },
    me: role === "pupil" ? options.entrance.me.memberId : PAD_TEACHER,
    get people() {
      return people;
    },
    files,
    now: currentTime,
    firstRound,
    subscribe: listeners.add,
    watchStrokes: telling.watchStrokes,
    tellStroke: telling.tellStroke,
    tellWriting: telling.tellWriting,
    close() {
      stopNames?.();
      stopWatching();
      stopSavingAgain();
      telling.close();
      live?.close();
      rounds.stop();
      files.close();
      store.close();
      storage.close();
    },
  };
}

/** On the disk, or in memory alone where the browser refuses one or what stands there cannot be read. */
async function openScope(
  roomId: PadRoomId,
  kept: PadKeeping,
  { onQueued, veil }: Pick<StoreOptions, "onQueued"> & { readonly veil: Veil | undefined },
) {
  const { name, keeping } = kept;
  const open = (storage: ClientStorage, isShared: boolean): Promise<Store> =>
    openStore({
      scope: padScope(roomId),
      kinds: padKinds,
      storage,
      deviceId: newDeviceTag(),
      now: currentTime,
      ...(onQueued && { onQueued }),
      ...(veil && { veil }),
      ...(isShared && typeof BroadcastChannel === "function"
        ? { channel: openChannel(new BroadcastChannel(`damim:${name}`)) }
        : {}),
    });
  try {
    return { store: await open(kept.storage, keeping === "disk"), storage: kept.storage, keeping };
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    kept.storage.close();
    const storage = createVolatileStorage();
    return { store: await open(storage, false), storage, keeping: "refused" as const };
  }
}

function setTimer(work: () => void, delayMs: number): () => void {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
}
