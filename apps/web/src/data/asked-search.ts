import { useEffect, useEffectEvent } from "react";

// In memory only: what is searched may be a pupil's name, and stands in no address.
let asked: { readonly place: string; readonly words: string } | undefined;
const listeners = new Set<() => void>();

/** Asks the page that is, or will be, on screen to search for words. The first one to take them has them. */
export function askToSearch(place: string, words: string): void {
  asked = { place, words };
  for (const listener of listeners) listener();
}

/** Searches for what is asked for at this place, now and as long as the page stands. */
export function useAskedSearch(place: string, search: (words: string) => void): void {
  const take = useEffectEvent(() => {
    if (asked?.place !== place) return;
    const { words } = asked;
    asked = undefined;
    search(words);
  });
  useEffect(() => {
    const listen = (): void => take();
    listen();
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
    };
  }, []);
}
