import { createElement, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { keepTrying } from "./keep-trying.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * A part of a page that comes once the first picture stands: its chunk is fetched when the browser is idle,
 * and again until it comes. Until then `waiting` stands in its place. Not by `lazy`: that gives
 * up for good and takes the page along.
 *
 * @param isMain what the page is about: fetched at once
 *
 * ```ts
 * const HomeSide = late(() => import("./home-side.tsx").then((file) => file.HomeSide));
 * ```
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  { isMain = false }: { readonly isMain?: boolean } = {},
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
      return keepTrying(show, isMain ? {} : { begin: whenIdle });
    }, []);
    return shown ? createElement(shown.component, props) : waiting;
  };
}
