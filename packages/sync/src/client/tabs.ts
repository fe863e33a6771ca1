import type { Settlement } from "./mark.ts";
import type { PendingOp } from "./store.ts";

/** What the tabs of one device tell each other about one scope. */
export type TabMessage =
  | { readonly kind: "ops"; readonly ops: readonly PendingOp[] }
  | { readonly kind: "settled"; readonly settlement: Settlement }
  | {
      readonly kind: "restamped";
      readonly oldStamps: readonly string[];
      readonly ops: readonly PendingOp[];
    }
  | { readonly kind: "discarded"; readonly at: string };

/** To and from the other tabs. Messages may get lost (a frozen tab): `Store.reread` heals it. */
export interface Channel {
  post(message: TabMessage): void;
  watch(listener: (message: TabMessage) => void): void;
  close(): void;
}

/** A channel over BroadcastChannel, whose name holds user and scope. After `close` it says nothing more. */
export function openChannel(port: BroadcastChannel): Channel {
  let isClosed = false;
  return {
    post(message) {
      // A write that still runs when its page closes has nobody to tell, and must not fail for it.
      if (!isClosed) port.postMessage(message);
    },
    watch(listener) {
      port.onmessage = (event: MessageEvent<TabMessage>) => listener(event.data);
    },
    close() {
      isClosed = true;
      port.close();
    },
  };
}
