// Loaded lazily by shell.tsx, when everything else of the first screen is there.
import { useEffect } from "react";
import { watchPushNews } from "../../data/push-news.ts";
import { closeNotification } from "../../platform/push.ts";
import { renew } from "../../features/push/push-device.ts";
import { showToast } from "../../ui/overlay/toast.ts";

const REMEMBERED_MAX = 100;

/**
 * News as a toast on an open page, once, whichever way it came. A page in front of a class has no frame and the lock stands
 * in place of all: what came meanwhile is told when one with a frame is there again.
 */
export function PushToasts() {
  useEffect(() => {
    // Keeps this device among those that hear: an address that is not given again for a week goes.
    void renew().catch(() => false);
    const told = new Set<string>();
    return watchPushNews(({ tag, title, body }) => {
      // A page that nobody sees leaves it to the notification.
      if (document.hidden) return;
      void closeNotification(tag);
      if (told.has(tag)) return;
      told.add(tag);
      const [oldest] = told;
      if (told.size > REMEMBERED_MAX && oldest !== undefined) told.delete(oldest);
      showToast.blank(body ? `${title} · ${body}` : title, { id: `push ${tag}` });
    });
  }, []);
  return null;
}
