import { createElement, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { keepTrying } from "./keep-trying.ts";
import { missingPart } from "./missing-part.tsx";
import { whenIdle } from "./when-idle.ts";

const missing = { component: () => missingPart };

/**
 * A part of a page that comes once the first picture stands: its chunk is fetched when the browser is idle,
 * and again until it comes. Until then `waiting` stands in its place. Not by `lazy`: that gives
 * up for good and takes the page along.
 *
 * @param isMain what somebody looks for: fetched at once, and where it does not come, its place says so
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
      const show = (): Promise<void> =>
        load().then(
          (component) => setShown((arrived = { component })),
          (failure: unknown) => {
            if (isMain) setShown(missing);
            throw failure;
          },
        );
      return keepTrying(show, isMain ? undefined : whenIdle);
    }, []);
    return shown ? createElement(shown.component, props) : waiting;
  };
}
