import { watchActivity } from "../../platform/activity.ts";
import { waitForIdle } from "../../platform/idle.ts";
import type { DataKey } from "../../platform/secrets/boxes.ts";
import { watchScreenLocked } from "./screen-locked.ts";
import { createListeners } from "../create-listeners.ts";

const IDLE_MS = 15 * 60_000;
const LOOK_MS = 30_000;
/** Forms that close with the records seal what stood in them. */
const LEAVES_AFTER_MS = 2_000;

type Message =
  | { readonly type: "ask" | "shut" | "busy" }
  | { readonly type: "key"; readonly data: DataKey };

/** The data key while it is open: in the memory of this browser's tabs, and nowhere else. */
export interface KeyRoom {
  readonly open: DataKey | undefined;
  /** The same, a moment longer: for what is sealed as the records close. */
  readonly last: DataKey | undefined;
  take(data: DataKey): void;
  shut(): void;
  readonly subscribe: (listener: () => void) => () => void;
  close(): void;
}

/**
 * Gives the key to sibling tabs that ask, and drops it in all of them at the screen lock, after 15 minutes without a
 * hand, and when one of them shuts.
 *
 * @param isWanted whether a key that a sibling gives is the one of today
 */
export function openKeyRoom(options: {
  readonly uid: string;
  readonly now: () => number;
  readonly isWanted: (keyId: string) => boolean;
}): KeyRoom {
  const { uid, now, isWanted } = options;
  const listeners = createListeners();
  const hasTabs = typeof BroadcastChannel === "function";
  const channel = hasTabs ? new BroadcastChannel(`damim:${uid}:vault`) : undefined;
  let open: DataKey | undefined;
  let last: DataKey | undefined;
  let activeAt = now();
  let toldAt = 0;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const tell = (message: Message): void => channel?.postMessage(message);

  function take(data: DataKey): void {
    clearTimeout(leaving);
    open = data;
    last = data;
    activeAt = now();
    listeners.tell();
  }
  function drop(): void {
    if (!open) return;
    open = undefined;
    listeners.tell();
    // On a busy device they close late.
    const forget = (): void => void (last = open);
    leaving = setTimeout(() => void waitForIdle().then(forget), LEAVES_AFTER_MS);
  }
  function shut(): void {
    drop();
    tell({ type: "shut" });
  }
  if (channel)
    channel.onmessage = ({ data: message }: MessageEvent<Message>) => {
      if (message.type === "ask" && open) tell({ type: "key", data: open });
      if (message.type === "key" && !open && isWanted(message.data.id)) take(message.data);
      if (message.type === "shut") drop();
      if (message.type === "busy") activeAt = now();
    };
  const stopHands = watchActivity(() => {
    activeAt = now();
    if (!open || activeAt - toldAt < LOOK_MS) return;
    toldAt = activeAt;
    tell({ type: "busy" });
  });
  const clock = setInterval(() => open && now() - activeAt >= IDLE_MS && shut(), LOOK_MS);
  const stopLock = watchScreenLocked(shut);
  tell({ type: "ask" });

  return {
    get open() {
      return open;
    },
    get last() {
      return last;
    },
    take(data) {
      take(data);
      tell({ type: "key", data });
    },
    shut,
    subscribe: listeners.add,
    close() {
      clearInterval(clock);
      stopHands();
      stopLock();
      channel?.close();
    },
  };
}
