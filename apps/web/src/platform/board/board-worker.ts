import { scriptUrl } from "../trusted-urls.ts";

/**
 * Has the browser keep the page of the board for a start without a network. Over plain http, and where the browser
 * wants none, it opens as long as there is a network.
 */
export function keepBoardPage(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const base = import.meta.env.BASE_URL;
  try {
    const options = { scope: `${base}board/`, updateViaCache: "none" } as const;
    void navigator.serviceWorker
      .register(scriptUrl(`${base}board-sw.js`), options)
      .catch(() => undefined);
  } catch {
    // Refused by the browser's settings.
  }
}
