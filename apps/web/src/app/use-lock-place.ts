import { SCREEN_LOCK_ROUTE } from "@damim/domain/guard/routes.ts";
import { useLayoutEffect } from "react";
import { showToast } from "../ui/toast.tsx";
import { toAppPath } from "./base-path.ts";
import type { createAppRouter } from "./create-app-router.tsx";
import { isPublicPath, keepPlace, restorePlace, takePlace } from "./lock-place.ts";
import { useScreenLock } from "./screen-lock-context.ts";

/**
 * Takes the address to /screenLock when the screen is locked, and back to the page with its scrolling when
 * it is unlocked. What stands on the screen does not wait for it (screen-lock-root.tsx).
 */
export function useLockPlace(
  router: ReturnType<typeof createAppRouter>,
  onUnlock: () => void,
): void {
  const { lock, noteAddress } = useScreenLock();
  useLayoutEffect(() => router.subscribe(noteAddress), [router, noteAddress]);
  useLayoutEffect(() => {
    let wasLocked = lock.isLocked;
    return lock.subscribe(() => {
      if (lock.isLocked === wasLocked) return;
      wasLocked = lock.isLocked;
      const { location } = router.state;
      const path = toAppPath(location);
      if (!wasLocked) onUnlock();
      if (isPublicPath(path)) return;
      if (wasLocked) {
        keepPlace(path, location.state);
        // They name pupils, and would come back with the page.
        showToast.dismiss();
        void router.navigate(SCREEN_LOCK_ROUTE, { replace: true });
        return;
      }
      const place = takePlace();
      void router
        .navigate(place.path, { replace: true, state: place.state })
        .then(() => restorePlace(place));
    });
  }, [lock, router, onUnlock]);
}
