import { IDBFactory } from "fake-indexeddb";
import { createIndexedDbStorage } from "../client/indexeddb-storage.ts";
import { createRounds } from "../client/rounds.ts";
import type { Rounds } from "../client/rounds.ts";
import { StorageFailure, toPrefixRange } from "../client/storage.ts";
import type { ClientStorage } from "../client/storage.ts";
import { openStore } from "../client/open-store.ts";
import type { Store } from "../client/store.ts";
import type { RecordKind } from "../kind.ts";
import type { SyncReply, SyncRequest } from "../protocol.ts";
import type { Random } from "./random.ts";
import { buildTabs, SCOPE } from "./rig.ts";
import type { TestTime } from "./rig.ts";

/** One tab. Devices that share a `disk` are tabs of one browser. */
export interface FuzzDevice {
  store: Store;
  rounds: Rounds;
  /** Ends without a word, as a killed tab does, and opens again from its disk. */
  reload(): Promise<void>;
  readonly disk: FuzzDisk;
}

export interface FuzzDisk {
  readonly factory: IDBFactory;
  readonly tabs: ReturnType<typeof buildTabs>;
}

/** How many storage calls of all devices are under way, and whether they may fail. */
export interface FuzzStorageState {
  busy: number;
  isHealed: boolean;
  failures: number;
}

export async function openFuzzDevice(input: {
  readonly kind: RecordKind<unknown>;
  readonly time: TestTime;
  readonly random: Random;
  readonly disk: FuzzDisk;
  readonly storageState: FuzzStorageState;
  readonly send: (request: SyncRequest) => Promise<SyncReply>;
  readonly nextDeviceId: () => string;
}): Promise<FuzzDevice> {
  const { kind, time, random, disk, send } = input;
  // Up to 20 minutes wrong in either direction, for as long as the device stands.
  const skewMs = random.below(2_400_000) - 1_200_000;

  async function open(): Promise<Pick<FuzzDevice, "store" | "rounds">> {
    const storage = withFaults(
      createIndexedDbStorage({ factory: disk.factory, name: "u1" }),
      input.storageState,
      random,
    );
    const store = await openStore({
      scope: SCOPE,
      kinds: [kind],
      storage,
      channel: disk.tabs.open(),
      now: () => time.now() + skewMs,
      deviceId: input.nextDeviceId(),
      onQueued: () => rounds.pokeAhead(),
      ...(random.isLucky(0.5) ? { hot: [toPrefixRange(kind.name, "r1")] } : {}),
    });
    const rounds: Rounds = createRounds({
      stores: () => [store],
      send,
      setTimer: time.setTimer,
      chance: () => random.chance(),
    });
    return { store, rounds };
  }

  const device: FuzzDevice = {
    ...(await open()),
    disk,
    async reload() {
      device.rounds.stop();
      device.store.close();
      Object.assign(device, await open());
    },
  };
  return device;
}

/** Counts the calls under way and lets a write fail now and then, before it has changed anything. */
function withFaults(
  storage: ClientStorage,
  state: FuzzStorageState,
  random: Random,
): ClientStorage {
  async function count<T>(work: () => Promise<T>, failsWith = 0): Promise<T> {
    state.busy++;
    try {
      if (!state.isHealed && random.isLucky(failsWith)) {
        state.failures++;
        throw new StorageFailure("StorageFull");
      }
      return await work();
    } finally {
      state.busy--;
    }
  }
  return {
    load: (scope, hot) => count(() => storage.load(scope, hot)),
    loadRows: (scope, take) => count(() => storage.loadRows(scope, take)),
    append: (scope, ops) => count(() => storage.append(scope, ops), 0.01),
    settle: (scope, settlement) => count(() => storage.settle(scope, settlement), 0.01),
    replaceOps: (scope, old, ops) => count(() => storage.replaceOps(scope, old, ops), 0.01),
    removeRefused: (scope, at) => count(() => storage.removeRefused(scope, at)),
    close: () => storage.close(),
  };
}
