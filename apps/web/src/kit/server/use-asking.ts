import type { Result } from "@damim/domain/base/result.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { sayTrouble, type ServerTrouble } from "../../data/server/ask-wordless.ts";

/** What was asked; nothing where something else was under way, or who sits here did not want it after all. */
type Asked<T> = Promise<Result<T, ServerTrouble> | undefined>;

/**
 * One act at a time at the server: busy until its answer came and `then` is through, and a sentence of why it was not done.
 * Its form takes no word meanwhile, which would be told of as sent, or be cleared with what was. What had the focus has it again. `say` puts another sentence there, of what was wrong before anybody was asked.
 *
 * @param away said where nobody answered, or how a trouble is said
 * @param tell where the sentence goes that has no place on the page: `showToast.error`
 *
 * ```ts
 * const { isBusy, sentence, ask } = useAsking("서버에 연결하지 못했어요. 바뀐 것은 없어요.");
 * const press = () => void ask(() => askServer("DELETE", "links/7"), onEnded);
 * ```
 */
export function useAsking(
  away: string | ((trouble: ServerTrouble) => string),
  tell?: (sentence: string) => void,
) {
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{
    readonly sentence?: string | undefined;
    readonly trouble?: ServerTrouble;
  }>({});
  const isUnderWay = useRef(false);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const control = pressed.current;
    if (!isBusy && control && document.activeElement?.contains(control)) control.focus();
  }, [isBusy]);
  async function ask<T>(send: () => Asked<T>, then?: (value: T) => unknown): Asked<T> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    pressed.current = document.activeElement as HTMLElement | null;
    const form = pressed.current?.closest("form");
    if (form) form.inert = true;
    setBusy(true);
    setWrong({});
    try {
      const answer = await send();
      if (answer?.ok) await then?.(answer.value);
      else if (answer) {
        const { refusal: trouble } = answer;
        const sentence = typeof away === "string" ? sayTrouble(trouble, away) : away(trouble);
        setWrong({ sentence, trouble });
        tell?.(sentence);
      }
      return answer;
    } finally {
      isUnderWay.current = false;
      if (form) form.inert = false;
      setBusy(false);
    }
  }
  // The same in each render: an effect may hang on it.
  const say = useCallback((sentence: string | undefined) => setWrong({ sentence }), []);
  return { isBusy, ...wrong, say, ask };
}
