import { whenIdle } from "../ui/when-idle.ts";

const load = () => import("./watch-trouble.ts");

/** Once the page rests: whoever opens it waits for nothing of this. */
export function watchTroubleWhenIdle(): void {
  whenIdle(() => void load().then(({ watchTrouble }) => watchTrouble(), ignore));
}

/** A bug that took a page away. */
export function reportTrouble(thrown: unknown): void {
  void load().then((watch) => watch.reportTrouble(thrown), ignore);
}

/** What may be handed on of an error; its kind alone where the words for it are not here. */
export function toTroubleText(thrown: unknown): Promise<string> {
  return load().then(
    (watch) => watch.toTroubleText(thrown),
    () => (thrown instanceof Error ? "Error" : typeof thrown),
  );
}

function ignore(): void {
  // No network: bugs of this visit stay unknown.
}
