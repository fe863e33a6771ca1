/** Phones and tablets by user agent, as the source product tells them apart (spec 01 §2). */
export function isMobileDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  if (/Android|iPhone|iPad|iPod|Mobile/i.test(userAgent)) return true;
  // iPadOS calls itself a Mac.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1;
}

/** Whether the browser has promised to keep our database; undefined where it does not tell. */
export async function isStorageKept(): Promise<boolean | undefined> {
  if (!("storage" in navigator) || !("persisted" in navigator.storage)) return undefined;
  return navigator.storage.persisted().catch(() => undefined);
}

/** Asks the browser to keep our database when the disk runs low; false when it will not promise. */
export async function keepStorage(): Promise<boolean> {
  if (!("storage" in navigator) || !("persist" in navigator.storage)) return false;
  return navigator.storage.persist().catch(() => false);
}

/** Whether this browser asks not to be tracked (Do Not Track, Global Privacy Control). */
export function isTrackingUnwanted(): boolean {
  const {
    doNotTrack,
    globalPrivacyControl,
  }: { doNotTrack?: unknown; globalPrivacyControl?: unknown } = navigator;
  return doNotTrack === "1" || globalPrivacyControl === true;
}
