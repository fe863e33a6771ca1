import { createElement, type ComponentType } from "react";
import { useLocation, type Location } from "react-router";
import { readScreenState, type ScreenLocation } from "../../kit/manifest/screen-state.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import { PrivatePart } from "../../kit/page/private-part.tsx";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";

/** A page as the router has it: its name may depend on which part of it is open. */
export type RoutedScreen = Omit<Screen, "title"> & {
  readonly title: string | ((location: Location) => string);
};

/**
 * Several features with parts of one path (제출 OX and 개별기록 of `/checkListMemo`) as one page, which shows the part that
 * the router's state or the query names, and the first where neither does. A part that
 * is switched off is not there.
 */
export function joinScreens(
  screens: readonly Screen[],
  isOff: (screen: Screen) => boolean = () => false,
): readonly RoutedScreen[] {
  const paths = [...new Set(screens.map(({ path }) => path))];
  return paths.flatMap((path) => {
    const [first, ...others] = screens.filter((screen) => screen.path === path);
    if (!first) return [];
    if (others.length > 0) return [join([first, ...others], isOff)];
    return [{ ...first, load: async () => ({ Component: await loadShown(first) }) }];
  });
}

function join(
  parts: readonly [Screen, ...Screen[]],
  isOff: (screen: Screen) => boolean,
): RoutedScreen {
  const find = (location: ScreenLocation): Screen => {
    const state = readScreenState(location);
    const on = parts.filter((part) => !isOff(part));
    const named = on.find(({ about }) => state && "about" in state && state.about === about);
    return named ?? on[0] ?? parts[0];
  };
  const views = new Map(
    parts.map((part) => [part, viewAtHand(() => loadShown(part), createElement(LoadingView))]),
  );
  function Component() {
    const part = find(useLocation());
    // Every part has its view.
    return createElement(views.get(part) ?? LoadingView, { key: part.about });
  }
  return {
    ...parts[0],
    title: (location) => find(location).title,
    async load() {
      // What the address names comes with the page.
      await views.get(find(readAddress()))?.preload();
      return { Component };
    },
  };
}

/** What holds private words hides by itself while the page fills the screen. */
async function loadShown({ isPrivate, title, load }: Screen): Promise<ComponentType> {
  const { Component } = await load();
  if (!isPrivate) return Component;
  return function PrivateScreen() {
    return (
      <PrivatePart title={title}>
        <Component />
      </PrivatePart>
    );
  };
}

/** Of the window, before the router stands: a state lies where the router keeps it. */
function readAddress(): ScreenLocation {
  const kept: unknown = history.state;
  const state = typeof kept === "object" && kept && "usr" in kept ? kept.usr : null;
  return { search: location.search, state };
}
