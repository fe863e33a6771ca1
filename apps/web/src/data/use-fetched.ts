import { useEffect, useState } from "react";

/**
 * What a feature's code or the server gives; nothing yet while it is away. Asked again when the network is back,
 * and not at all before it is known how.
 */
export function useFetched<T>(ask: (() => Promise<T>) | undefined): T | undefined {
  const [fetched, setFetched] = useState<T>();
  useEffect(() => {
    if (!ask) return;
    let isHere = true;
    const load = (): void =>
      void ask().then(
        (value) => isHere && setFetched(() => value),
        () => undefined,
      );
    load();
    addEventListener("online", load);
    return () => {
      isHere = false;
      removeEventListener("online", load);
    };
  }, [ask]);
  return fetched;
}
