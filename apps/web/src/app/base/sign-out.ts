import { createContext, useContext } from "react";

/** Asks where words still wait for the server, then ends the session on this device. */
export const SignOutContext = createContext<() => void>(() => undefined);

export function useSignOut(): () => void {
  return useContext(SignOutContext);
}
