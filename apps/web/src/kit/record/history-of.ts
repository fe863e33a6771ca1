import { createElement } from "react";
import type { Fields } from "@damim/domain/record/field.ts";
import type { SaidOnce } from "@damim/domain/record/record.ts";
import { lazyOverlay, type LazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import type { RecordHistoryProps } from "./record-history.tsx";
import type { RecordWords } from "./record-words.ts";

/**
 * 변경 이력 of one kind, which comes with its words, or the record that says them, when it is first opened.
 *
 * ```ts
 * const CheckHistory = historyOf(() => import("…/check-record.ts").then((file) => file.check));
 * ```
 */
export function historyOf<T extends object = object, F extends Fields = Fields>(
  loadWords: () => Promise<RecordWords<T> | SaidOnce<F>>,
): LazyOverlay<RecordHistoryProps> {
  return lazyOverlay(async () => {
    const [{ RecordHistory }, { toWords }, loaded] = await Promise.all([
      import("./record-history.tsx"),
      import("./to-words.ts"),
      loadWords(),
    ]);
    const words = "toSubject" in loaded ? loaded : toWords(loaded);
    const History = (props: RecordHistoryProps) =>
      createElement(RecordHistory, { ...props, words });
    return { History };
  }, "History");
}
