/**
 * Keeps the screen on while the page is seen: browsers take that away when it is hidden, so it is asked again at each
 * return. `onChange` is told whether it holds; over plain http no browser has it. Returns the way to stop.
 */
export function keepScreenOn(onChange: (isOn: boolean) => void): () => void {
  let lock: WakeLockSentinel | undefined;
  let isStopped = false;
  const ask = async (): Promise<void> => {
    if (isStopped || document.visibilityState !== "visible") return;
    if (lock && !lock.released) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // Missing (plain http), or refused for want of battery.
      if (!isStopped) onChange(false);
      return;
    }
    if (isStopped) void lock.release();
    else onChange(true);
  };
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    isStopped = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
