import { createContext } from "react";

/** Set while the server cannot be reached: asks it once more. */
export const ServerAwayContext = createContext<(() => void) | undefined>(undefined);
