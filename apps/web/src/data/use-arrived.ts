import { useEffect, useState } from "react";

/**
 * A rule that comes behind the page: nothing until it is here, asked for again once there is a network.
 *
 * @param load the same function at each picture
 */
export function useArrived<T>(load: () => Promise<T>): T | undefined {
  const [arrived, setArrived] = useState<{ readonly rule: T }>();
  useEffect(() => {
    let isHere = true;
    const ask = (): void =>
      void load().then(
        (rule) => isHere && setArrived({ rule }),
        () => undefined,
      );
    ask();
    addEventListener("online", ask);
    return () => {
      isHere = false;
      removeEventListener("online", ask);
    };
  }, [load]);
  return arrived?.rule;
}
