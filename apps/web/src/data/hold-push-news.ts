import { closeNotification, watchWorkerPush } from "../platform/push.ts";
import { hearPushNews } from "./push-news.ts";
import { findText } from "./server/json-fields.ts";

/**
 * What the worker had to show is put away where somebody looks at a page of ours, whichever it is: it is told as a toast,
 * and in front of a class, or under the lock, as soon as that ends. Returns the way to stop.
 */
export function holdPushNews(): () => void {
  return watchWorkerPush((told) => {
    hearPushNews(told);
    const tag = findText(told, "tag");
    if (tag && !document.hidden) void closeNotification(tag);
  });
}
