import { useEffect, useRef, useState, type RefObject } from "react";

/** Takes pictures that are dropped on `field`, or pasted anywhere while `isOpen`; tells whether one hangs above it. */
export function useIncomingPicture(options: {
  readonly field: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onPicture: (file: File) => void;
}): boolean {
  const { field, isOpen, onPicture } = options;
  const [isOver, setOver] = useState(false);
  const latest = useRef(onPicture);
  useEffect(() => {
    latest.current = onPicture;
  });
  useEffect(() => {
    const place = field.current;
    if (!isOpen || !place) return;
    const stop = new AbortController();
    const { signal } = stop;
    const take = (event: Event, data: DataTransfer | null): void => {
      const [file] = data?.files ?? [];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    place.addEventListener(
      "dragover",
      (event) => {
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    place.addEventListener("dragleave", () => setOver(false), { signal });
    place.addEventListener(
      "drop",
      (event) => {
        event.preventDefault();
        setOver(false);
        take(event, event.dataTransfer);
      },
      { signal },
    );
    addEventListener("paste", (event) => take(event, event.clipboardData), { signal });
    return () => stop.abort();
  }, [field, isOpen]);
  return isOver;
}
