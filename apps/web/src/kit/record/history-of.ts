import { createElement } from "react";
import { lazyOverlay, type LazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import type { RecordHistoryProps } from "./record-history.tsx";
import type { RecordWords } from "./record-words.ts";

/**
 * 변경 이력 of one kind, which comes with its words when it is first opened.
 *
 * ```ts
 * const TermsHistory = historyOf(() => import("./terms-words.ts").then((file) => file.termsWords));
 * ```
 */
export function historyOf<T extends object>(
  loadWords: () => Promise<RecordWords<T>>,
): LazyOverlay<RecordHistoryProps> {
  return lazyOverlay(async () => {
    const [{ RecordHistory }, words] = await Promise.all([
      import("./record-history.tsx"),
      loadWords(),
    ]);
    const History = (props: RecordHistoryProps) =>
      createElement(RecordHistory, { ...props, words });
    return { History };
  }, "History");
}
