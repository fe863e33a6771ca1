import { createContext } from "react";

/** What is said where only the server knows, in a window that has none behind it. */
export const NoServerContext = createContext<string | undefined>(undefined);
