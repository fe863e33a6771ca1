import { createElement, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { whenIdle } from "./when-idle.ts";

/**
 * A part of a page that comes once the first picture stands: its chunk is fetched when the browser is idle,
 * and again when the network comes back. Until then `waiting` stands in its place. Not by `lazy`: that gives
 * up for good and takes the page along.
 *
 * ```ts
 * const HomeSide = late(() => import("./home-side.tsx").then((file) => file.HomeSide));
 * ```
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let arrived: { readonly component: ComponentType<Props> } | undefined;

  return function Late(props: Props) {
    const [shown, setShown] = useState(arrived);
    useEffect(() => {
      if (arrived) return;
      const show = async (): Promise<void> => {
        arrived = { component: await load() };
        setShown(arrived);
      };
      const tryToShow = (): void => void show().catch(() => undefined);
      const stopWaiting = whenIdle(tryToShow);
      addEventListener("online", tryToShow);
      return () => {
        stopWaiting();
        removeEventListener("online", tryToShow);
      };
    }, []);
    return shown ? createElement(shown.component, props) : waiting;
  };
}
