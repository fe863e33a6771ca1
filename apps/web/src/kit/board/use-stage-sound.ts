import { useCallback, useMemo, useSyncExternalStore } from "react";
import { createListeners } from "../../data/create-listeners.ts";
import { isStageSoundOn, saveStageSound } from "../../platform/kept/later-preferences.ts";
import { isSoundAsleep, playSound, say, watchSound, type SoundKind } from "../../platform/sound.ts";

const onOffListeners = createListeners();

/** The sound of a window in front of a class. */
export interface StageSound {
  readonly isOn: boolean;
  /** The browser waits for a press: nothing would be heard. */
  readonly isAsleep: boolean;
  readonly toggle: () => void;
  /** Of every 시작: silence is noticed now and not at the end. */
  readonly tick: () => void;
  readonly ring: (kind: SoundKind, times: number) => void;
  readonly say: (words: string) => void;
}

/** On or off is kept on this device, for all tools; what is off stays silent whoever asks. */
export function useStageSound(): StageSound {
  const isOn = useSyncExternalStore(onOffListeners.add, isStageSoundOn);
  const isAsleep = useSyncExternalStore(watchSound, isSoundAsleep);
  const toggle = useCallback(() => {
    const next = !isStageSoundOn();
    saveStageSound(next);
    onOffListeners.tell();
    if (next) playSound("tick");
  }, []);
  return useMemo(() => {
    const whenOn =
      <T extends readonly unknown[]>(play: (...args: T) => unknown) =>
      (...args: T): void => {
        if (isStageSoundOn()) play(...args);
      };
    return {
      isOn,
      isAsleep,
      toggle,
      tick: whenOn(() => playSound("tick")),
      ring: whenOn(playSound),
      say: whenOn(say),
    };
  }, [isOn, isAsleep, toggle]);
}
