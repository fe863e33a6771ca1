import { padKinds } from "@damim/domain/pad/pad-kinds.ts";
import { padScope, type PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import { openStore } from "@damim/sync/client/open-store.ts";
import type { Rounds, RoundState } from "@damim/sync/client/rounds.ts";
import type { Store } from "@damim/sync/client/store.ts";
import type { Dice } from "../../apps/web/src/kit/act/feature-act.ts";
import type { Wire } from "./line.ts";
import { createMemoryDisk } from "./memory-disk.ts";
import { createSettledRounds } from "./settled-rounds.ts";

/** A pad room on one device: a pupil's or its teacher's. */
export interface RoomDesk {
  readonly store: Store;
  readonly rounds: Rounds;
  sync(): Promise<RoundState>;
  close(): void;
}

let openings = 0;

export async function openRoomDesk(
  roomId: PadRoomId,
  of: { readonly wire: Wire; readonly now: () => number; readonly dice: Dice },
): Promise<RoomDesk> {
  const { wire, now, dice } = of;
  const storage = createMemoryDisk().open(() => false);
  const deviceId = `r${++openings}`;
  const store = await openStore({
    scope: padScope(roomId),
    kinds: padKinds,
    storage,
    deviceId,
    now,
  });
  const settled = createSettledRounds({ stores: () => [store], wire, dice });
  const { rounds } = settled;
  return {
    store,
    rounds,
    sync: () => settled.run(),
    close() {
      settled.end();
      store.close();
      storage.close();
    },
  };
}
