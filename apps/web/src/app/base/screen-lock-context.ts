import { createContext, useContext } from "react";
import type { ScreenLock } from "../../features/lock/screen-lock.ts";
import type { createAppRouter } from "./create-app-router.tsx";

export type AppRouter = ReturnType<typeof createAppRouter>;

export interface ScreenLockControl {
  readonly lock: ScreenLock;
  /** Locked, and not on one of the pages that open in every state: no row may be rendered. */
  readonly isCovered: boolean;
  /** Opens 화면잠금. */
  readonly askLock: () => void;
  /** Hands over the router of the pages, whose address follows the lock. */
  readonly setRouter: (router: AppRouter) => void;
}

export const ScreenLockContext = createContext<ScreenLockControl | undefined>(undefined);

/** The lock of this device. Throws outside of the teacher's part of the app: that is a bug. */
export function useScreenLock(): ScreenLockControl {
  const control = useContext(ScreenLockContext);
  if (!control) throw new Error("useScreenLock needs ScreenLockRoot above it");
  return control;
}
