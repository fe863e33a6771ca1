import { useCallback, useEffect, useRef, type RefCallback } from "react";

/**
 * Takes a long text before the browser writes it into a field. Putting 5 MB into a textarea line by line
 * holds a page for minutes; handing the same text to a worker takes a moment.
 *
 * Paste, drop and input methods all announce themselves with `beforeinput`, which React does not pass on.
 */
export function useLongInput(
  longestCharacters: number,
  onLong: (text: string) => void,
): RefCallback<HTMLTextAreaElement> {
  const latest = useRef(onLong);
  useEffect(() => {
    latest.current = onLong;
  });
  return useCallback(
    (field) => {
      if (!field) return;
      const handleInput = (event: InputEvent): void => {
        const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
        if (text.length <= longestCharacters) return;
        event.preventDefault();
        latest.current(text);
      };
      field.addEventListener("beforeinput", handleInput);
      return () => field.removeEventListener("beforeinput", handleInput);
    },
    [longestCharacters],
  );
}
