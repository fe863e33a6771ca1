import { useSyncExternalStore } from "react";

/**
 * Whether a media query holds now, and again whenever it changes.
 *
 * ```ts
 * const isPhone = useMedia(PHONE);
 * ```
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Under 640 px: dialogs beside a place become sheets from below. */
export const PHONE = "(width < 40rem)";

/** Under 768 px: no room for a menu at the left. */
export const NARROW = "(width < 48rem)";
