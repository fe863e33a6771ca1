import { isPublicPath, SCREEN_LOCK_ROUTE } from "@damim/domain/guard/routes.ts";
import { useLayoutEffect } from "react";
import type { ScreenLock } from "../../features/lock/screen-lock.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { toAppPath } from "../base/base-path.ts";
import { keepPlace, restorePlace, takePlace } from "./lock-place.ts";
import type { AppRouter } from "../base/screen-lock-context.ts";

/**
 * Takes the address to /screenLock when the screen is locked, and back to the page with its scrolling when
 * it is unlocked. What stands on the screen does not wait for it (screen-lock-root.tsx).
 */
export function useLockPlace(lock: ScreenLock, router: AppRouter | undefined): void {
  useLayoutEffect(() => {
    if (!router) return;
    const follow = (): void => {
      const { location } = router.state;
      const path = toAppPath(location);
      if (isPublicPath(path)) return;
      const isAtLock = path === SCREEN_LOCK_ROUTE;
      if (lock.isLocked && !isAtLock) {
        keepPlace(path, location.state);
        // They name pupils, and would come back with the page.
        showToast.dismiss();
        void router.navigate(SCREEN_LOCK_ROUTE, { replace: true });
      }
      if (!lock.isLocked && isAtLock) {
        const place = takePlace();
        void router
          .navigate(place.path, { replace: true, state: place.state })
          .then(() => restorePlace(place));
      }
    };
    // It may have been locked before this chunk or the router was here.
    follow();
    return lock.subscribe(follow);
  }, [lock, router]);
}
