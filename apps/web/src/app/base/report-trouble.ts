import { whenIdle } from "../../ui/arrival/when-idle.ts";

const load = () => import("./watch-trouble.ts");
const ignore = (): void => undefined;

/** A browser that waits for the first screen's parts is idle too: this comes behind them. */
const AFTER_FIRST_SCREEN_MS = 3_000;

/** Once the page rests: whoever opens it waits for nothing of this. */
export function watchTroubleWhenIdle(): void {
  const watch = (): void => void load().then(({ watchTrouble }) => watchTrouble(), ignore);
  setTimeout(() => whenIdle(watch), AFTER_FIRST_SCREEN_MS);
}

/** A bug that took a page away. Without a network, and without the chunk here, it stays unknown. */
export function reportTrouble(thrown: unknown): void {
  void load().then((watch) => watch.reportTrouble(thrown), ignore);
}

/** Copies what may be handed on of an error, or begins a mail with it; the answer is what to say. */
export function handOnTrouble(thrown: unknown, how: "copy" | "mail"): Promise<string | undefined> {
  return load().then(
    (watch) => watch.handOnTrouble(thrown, how),
    () => "인터넷이 연결되면 다시 눌러 주세요.",
  );
}
