import { useEffect, useRef, useState } from "react";

/**
 * The text of a field that holds at once, written when the field is left or its window closes and not with each
 * key: a time or a date that is half typed is another one, and pupils would see a word grow.
 */
export function useHeldText<T extends string>(saved: T, save: (text: T) => void) {
  const [text, setText] = useState<T>();
  const latest = useRef<() => void>(() => undefined);
  const leave = (): void => {
    setText(undefined);
    if (text !== undefined && text !== saved) save(text);
  };
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => () => latest.current(), []);
  return { value: text ?? saved, onValueChange: setText, onBlur: leave };
}
