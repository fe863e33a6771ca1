import { keepRest, keepStart, waitForBetterTimes } from "./kept/keep-build.ts";
import { scriptUrl } from "./trusted-urls.ts";

/** Asked of the server: at a start by the browser itself, and while a page stays open. */
const LOOK_EVERY_MS = 60 * 60_000;
/** A newer build that has not come by then comes another time: the page is opened anew all the same. */
const ARRIVAL_MS = 20_000;
const TAKE_OVER_MS = 3_000;

let starting: Promise<void> | undefined;
const listeners = new Set<() => void>();
let isNewer = false;

/** Whether a newer build lies ready on this device, or has taken over beneath this page. */
export const newerBuild = {
  isThere: (): boolean => isNewer,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Has the browser keep the app's own files for a start without a network, and watches for newer ones. First what this
 * page began with, so that it opens again at once; the rest behind everything else, until all of it is here.
 * Never rejects: where the browser has no service worker (plain http in a school network, some private windows) or
 * refuses it, everything works as long as there is a network.
 */
export function startAppWorker(): Promise<void> {
  // Development has no worker: its pages would be those of the last build.
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return Promise.resolve();
  starting ??= start().catch(() => undefined);
  return starting;
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  let isControlled = Boolean(serviceWorker.controller);
  serviceWorker.addEventListener("controllerchange", () => {
    if (isControlled) announceNewer();
    // Nothing stood here before: that is the first build on this device, not a newer one.
    isControlled = true;
  });
  const registration = await register();
  if (registration.waiting && registration.active) announceNewer();
  registration.addEventListener("updatefound", () => {
    const { installing, active } = registration;
    if (installing && active)
      void reach(installing, "installed").then(announceNewer, () => undefined);
  });
  lookNowAndThen(registration);
  void keepRest(registration);
}

/** Until it stands: the network may go before the page's own files are here. Rejects where the browser wants none. */
async function register(): Promise<ServiceWorkerRegistration> {
  const scope = import.meta.env.BASE_URL;
  for (;;) {
    if (!navigator.serviceWorker.controller) await keepStart();
    try {
      const url = scriptUrl(`${scope}sw.js`);
      const options = { scope, updateViaCache: "none" } as const;
      const registration = await navigator.serviceWorker.register(url, options);
      const { active, waiting, installing } = registration;
      const first = active ?? waiting ?? installing;
      if (first) await reach(first, "activated");
      return registration;
    } catch (failure) {
      if (failure instanceof DOMException) throw failure;
      await waitForBetterTimes();
    }
  }
}

function announceNewer(): void {
  isNewer = true;
  for (const listener of listeners) listener();
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now();
  const look = (): void => {
    if (document.hidden || performance.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = performance.now();
    registration.update().catch(() => undefined);
  };
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener("visibilitychange", look);
}

/**
 * Opens this page anew, in the newest build that the server has. Whoever calls has seen to it that nothing is lost
 * with the page. Without a network, or a worker, it is the build that is here.
 */
export async function openNewest(): Promise<void> {
  await Promise.race([takeNewest().catch(() => undefined), wait(ARRIVAL_MS)]);
  location.reload();
}

async function takeNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(import.meta.env.BASE_URL);
  if (!registration) return;
  if (!registration.waiting) await registration.update();
  const { installing } = registration;
  if (installing) await reach(installing, "installed");
  const { waiting } = registration;
  if (!waiting) return;
  waiting.postMessage({ type: "take-over" });
  // The old one first ends what it is at. If that takes long, the page that goes ends it.
  await Promise.race([reach(waiting, "activated"), wait(TAKE_OVER_MS)]);
}

const ORDER = ["parsed", "installing", "installed", "activating", "activated", "redundant"];

/** Resolves when the worker has come so far; rejects when it never will. */
function reach(worker: ServiceWorker, state: "installed" | "activated"): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === "redundant") reject(new Error("another worker took its place"));
      else if (ORDER.indexOf(worker.state) >= ORDER.indexOf(state)) resolve();
      else return;
      worker.removeEventListener("statechange", look);
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
