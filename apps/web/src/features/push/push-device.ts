import { refuse, ok, type Result } from "@damim/domain/base/result.ts";
import {
  findAskedRefusal,
  findPushRefusal,
  type PushRefusal,
} from "@damim/domain/push/push-refusal.ts";
import { sayTrouble } from "../../data/server/ask-wordless.ts";
import { askServer } from "../../data/server/ask-server.ts";
import {
  askPermission,
  findSubscription,
  readPushPowers,
  subscribeToPush,
  waitForPushWorker,
} from "../../platform/push.ts";

export interface PushDevice {
  readonly token: string;
  readonly name: string | null;
  readonly isThis: boolean;
  /** Epoch ms, as the others. */
  readonly savedAt: number;
  readonly takenAt: number | null;
  readonly shownAt: number | null;
  readonly failure: string | null;
  readonly lacksContact: boolean;
}

export interface PushKeyReply {
  readonly key: string;
  readonly devices: readonly PushDevice[];
}

export const askPushKey = () => askServer<PushKeyReply>("GET", "push/key");

/** Tells the server's log, and it alone, which way this device cannot hear by push. */
export function noteRefusal(refusal: PushRefusal): void {
  void askServer("GET", `push/key?refused=${refusal}`);
}

/** What keeps this device from push, before anything is asked. */
export function findDeviceRefusal(isSharedDevice: boolean): PushRefusal | undefined {
  return findPushRefusal({ ...readPushPowers(), isSharedDevice });
}

export type SwitchOnRefusal =
  | { readonly type: PushRefusal }
  | { readonly type: "said"; readonly sentence: string };

/** After a tap: asks the teacher, gets the browser's address and gives it to the server. */
export async function switchOn(key: string): Promise<Result<true, SwitchOnRefusal>> {
  const asked = findAskedRefusal(await askPermission());
  if (asked) return refuse({ type: asked });
  const worker = await waitForPushWorker();
  if (!worker) return refuse({ type: "no-worker" });
  const subscription = await subscribeToPush(worker, key).catch(() => undefined);
  if (!subscription) return refuse({ type: "no-token" });
  return give(subscription);
}

/** A device that is on gives its address once more, at most once a visit of the card. */
export async function renew(): Promise<boolean> {
  if (readPushPowers().permission !== "granted") return false;
  const subscription = await findSubscription();
  return subscription !== undefined && (await give(subscription)).ok;
}

export const AWAY = "서버에 연결하지 못했어요. 인터넷이 연결되면 다시 해 주세요.";

/** Takes the address back, here and on the server; says why it could not. */
export async function switchOff(devices: readonly PushDevice[]): Promise<string | undefined> {
  await (await findSubscription())?.unsubscribe().catch(() => false);
  const own = devices.filter(({ isThis }) => isThis);
  const answers = await Promise.all(
    own.map(({ token }) => askServer("DELETE", `push/subscriptions?token=${token}`)),
  );
  const fault = answers.find((one) => !one.ok);
  return fault && !fault.ok ? sayTrouble(fault.refusal, AWAY) : undefined;
}

async function give(subscription: PushSubscription): Promise<Result<true, SwitchOnRefusal>> {
  const answer = await askServer("POST", "push/subscriptions", subscription.toJSON());
  if (answer.ok) return ok(true);
  const { refusal } = answer;
  return refuse({
    type: "said",
    sentence: sayTrouble(refusal, AWAY),
  });
}
