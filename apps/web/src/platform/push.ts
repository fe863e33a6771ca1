import { startAppWorker } from "./app-worker.ts";
import { isMobileDevice } from "./device.ts";

/** What this browser can do about push, without asking anybody. */
export function readPushPowers() {
  const isAppleTouch =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && isMobileDevice());
  return {
    isSecure: isSecureContext,
    isApplePhone: isAppleTouch,
    isOnHomeScreen: matchMedia("(display-mode: standalone)").matches,
    hasWorkers: "serviceWorker" in navigator && "PushManager" in globalThis,
    hasNotifications: "Notification" in globalThis,
    permission: "Notification" in globalThis ? Notification.permission : ("default" as const),
  };
}

/** Asks the teacher; only after a tap of hers. */
export function askPermission(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

/** The worker of this app, once it stands; undefined where none was registered. */
export async function findPushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  const found = await navigator.serviceWorker.getRegistration(import.meta.env.BASE_URL);
  return found?.active ? found : undefined;
}

/** Longer than a start on a busy machine takes. */
const WORKER_STANDS_MS = 15_000;

/** The worker of this app: one that is still coming is waited for. Undefined where none came by then. */
export async function waitForPushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await findPushWorker();
  if (found || !("serviceWorker" in navigator)) return found;
  void startAppWorker();
  return findWorkerInTime();
}

/** The worker that stands for this page, whichever it is; undefined where none came in time. */
export function findWorkerInTime(): Promise<ServiceWorkerRegistration | undefined> {
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), WORKER_STANDS_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, tooLate]);
}

/** The address of this browser where it has one. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  const worker = await findPushWorker();
  return (await worker?.pushManager.getSubscription()) ?? undefined;
}

/** Gets an address from the browser's push service. Rejects where that cannot be reached. */
export async function subscribeToPush(
  worker: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const before = await worker.pushManager.getSubscription();
  return (
    before ?? worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  );
}

/** Puts a notification away that a page has told of. */
export async function closeNotification(tag: string): Promise<void> {
  const worker = await findPushWorker();
  for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close();
}

/** Hears what the worker was pushed. Returns the way to stop. */
export function watchWorkerPush(listener: (message: unknown) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (data && typeof data === "object" && "push" in data) listener(data.push);
  };
  serviceWorker.addEventListener("message", hear);
  return () => serviceWorker.removeEventListener("message", hear);
}
