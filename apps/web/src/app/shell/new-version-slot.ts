import { createElement, useEffect, useState, type ComponentType } from "react";
import { keepTrying } from "../../ui/arrival/keep-trying.ts";

/**
 * What keeps the app's files for a start without a network and tells of newer ones, once `isRested` says that
 * everything of this visit has come: its own fetching must never stand in the way of rows or pages.
 */
export function NewVersionSlot({ isRested }: { readonly isRested: boolean }) {
  const [NewVersion, setNewVersion] = useState<ComponentType>();
  const isHere = NewVersion !== undefined;
  useEffect(() => {
    if (isHere || !isRested) return;
    return keepTrying(async () => {
      const file = await import("./new-version.tsx");
      setNewVersion(() => file.NewVersion);
    });
  }, [isHere, isRested]);
  return NewVersion ? createElement(NewVersion) : null;
}
