import { createElement, useEffect, useState, type ComponentType } from "react";

/**
 * What keeps the app's files for a start without a network and tells of newer ones, once `isRested` says that
 * everything of this visit has come: its own fetching must never stand in the way of rows or pages.
 */
export function NewVersionSlot({ isRested }: { readonly isRested: boolean }) {
  const [NewVersion, setNewVersion] = useState<ComponentType>();
  const isHere = NewVersion !== undefined;
  useEffect(() => {
    if (isHere || !isRested) return;
    let isStopped = false;
    const fetchNow = (): void => {
      import("./new-version.tsx").then(
        (file) => {
          if (!isStopped) setNewVersion(() => file.NewVersion);
        },
        // Tried again when the network is back.
        () => undefined,
      );
    };
    fetchNow();
    addEventListener("online", fetchNow);
    return () => {
      isStopped = true;
      removeEventListener("online", fetchNow);
    };
  }, [isHere, isRested]);
  return NewVersion ? createElement(NewVersion) : null;
}
