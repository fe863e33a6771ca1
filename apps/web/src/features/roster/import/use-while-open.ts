import { useState } from "react";

/** The value while something is open, and the last of it while it moves away: nothing flickers at the end. */
export function useWhileOpen<T>(isOpen: boolean, value: T): T {
  const [kept, setKept] = useState(value);
  if (isOpen && kept !== value) setKept(value);
  return isOpen ? value : kept;
}
