import { watchActivity } from "../../../platform/activity.ts";
import { enterFullscreen, isFullscreen, leaveFullscreen } from "../../../platform/fullscreen.ts";
import { isStageSoundOn, saveStageSound } from "../../../platform/kept/later-preferences.ts";
import { isSoundAsleep, playSound, watchSound, type SoundKind } from "../../../platform/sound.ts";
import { keepScreenOn } from "../../../platform/wake-lock.ts";

const RESTING_MS = 5_000;

/** What is pressed on a placed board: 전체 화면 (F), 작은 창, 소리 (M). Out of sight while no hand moves. */
export function listenToHands(
  at: (id: string) => HTMLElement,
  openSmall: () => Promise<boolean>,
): {
  readonly ring: (sound: SoundKind) => void;
  /** Of a day on which something rings. */
  readonly showSound: (isRinging: boolean) => void;
} {
  const sound = at("sound");
  const showSound = (): void => {
    // Browsers let it sound after the first press only.
    const isHeard = isStageSoundOn() && !isSoundAsleep();
    sound.textContent = isHeard ? "소리 끄기" : "소리 켜기";
  };
  const turnSound = (): void => {
    const wasHeard = isStageSoundOn() && !isSoundAsleep();
    saveStageSound(!wasHeard);
    if (!wasHeard) playSound("tick");
    showSound();
  };
  const turnFull = (): void => (isFullscreen() ? leaveFullscreen() : enterFullscreen());
  const small = at("small");
  sound.addEventListener("click", turnSound);
  at("full").addEventListener("click", turnFull);
  small.addEventListener("click", () => {
    void openSmall().then((isOpen) => {
      if (!isOpen) small.textContent = "작은 창을 막아 두었어요";
    });
  });
  addEventListener("keydown", (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code === "KeyF") turnFull();
    if (event.code === "KeyM") turnSound();
  });
  watchSound(showSound);
  showSound();
  keepScreenOn(() => undefined);

  let resting: ReturnType<typeof setTimeout> | undefined;
  watchActivity(() => {
    at("hands").classList.remove("resting");
    clearTimeout(resting);
    resting = setTimeout(() => at("hands").classList.add("resting"), RESTING_MS);
  });
  return {
    ring: (kind) => void (isStageSoundOn() && playSound(kind)),
    showSound: (isRinging) => void (sound.hidden = !isRinging),
  };
}
