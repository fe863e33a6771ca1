import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { FormDraft } from "../../data/drafts/use-form-draft.ts";
import { useAfterPress } from "../../ui/field/after-press.ts";

/** Long enough that a sentence is not sent word by word. */
const REST_MS = 10_000;

/**
 * Brings a half-written form to the other devices: `save` writes its row when the page is hidden, when nothing was typed
 * for ten seconds, when the form goes away, and when focus leaves a field of it (`onBlur`). At each key the form itself
 * is kept on the device (`useFormDraft`). In other tabs of the browser, which show the words too, it writes nothing.
 *
 * A form that became a record calls `settle`: who leaves its field in the same turn, before the picture shows the
 * record, would write the same words once more as half-written ones.
 *
 * @param draft where the words are kept until then
 * @param watched the form as text: another one is another key pressed
 * @param save does nothing where nothing is to be saved; reads the form of now
 * @param restMs how long nothing is typed until it saves: ten seconds, shorter where it stands in no list yet
 */
export function useDraftRow({
  draft: { isElsewhere },
  isOn: isWanted,
  watched,
  save,
  restMs = REST_MS,
}: {
  readonly draft: Pick<FormDraft<object>, "isElsewhere">;
  readonly isOn: boolean;
  readonly watched: string;
  readonly save: () => void;
  readonly restMs?: number;
}): { readonly onBlur: () => void; readonly settle: () => void } {
  const isOn = isWanted && !isElsewhere;
  const settled = useRef<string>(undefined);
  useEffect(() => {
    settled.current = undefined;
  }, [watched]);
  const keep = (): void => {
    if (isOn && settled.current !== watched) save();
  };
  const saveNow = useEffectEvent(keep);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => saveNow(), restMs);
    return () => clearTimeout(timer);
  }, [isOn, watched, restMs]);
  useEffect(() => {
    const onHide = (): void => {
      if (document.visibilityState === "hidden") saveNow();
    };
    document.addEventListener("visibilitychange", onHide);
    return () => document.removeEventListener("visibilitychange", onHide);
  }, []);
  useEffect(() => () => saveNow(), []);
  // A field may give what was typed as it is left: the same blur then finds the form with it.
  const afterPress = useAfterPress();
  const latest = useRef(keep);
  useLayoutEffect(() => {
    latest.current = keep;
  });
  return {
    // The next field may take its letter before this picture is drawn: it would still write into the form of before.
    onBlur: () => isOn && afterPress(() => flushSync(() => latest.current())),
    settle: () => {
      settled.current = watched;
    },
  };
}
