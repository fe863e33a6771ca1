import {
  decideRoute,
  isUnknownPath,
  type GuardState,
  type GuardWarning,
} from "@damim/domain/guard/decide-route.ts";
import { HOME_ROUTE } from "@damim/domain/guard/routes.ts";
import { createElement, type ComponentType } from "react";
import {
  createBrowserRouter,
  redirect,
  replace,
  type Location,
  type RouteObject,
} from "react-router";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import type { Screen } from "../../kit/manifest/screen.ts";
import { basename, toAddress, toAppPath } from "./base-path.ts";
import { joinScreens, type RoutedScreen } from "./join-screens.tsx";
import { RouteErrorView } from "./route-error-view.tsx";

export interface AppRouterOptions {
  /** Around every page that not everybody may open: the shell of a teacher. */
  readonly Frame?: ComponentType;
  /** In place of a page that broke or did not arrive. */
  readonly ErrorView?: ComponentType;
  /** Inside of the frame, for what leaves the frame as it is; throws on what it does not know. */
  readonly PageErrorView?: ComponentType;
  /** Pages that come with the chunk of this part of the app. */
  readonly routes?: readonly RouteObject[];
  readonly screens: readonly Screen[];
  /** Asked at each navigation. */
  readonly isOff?: (screen: Screen) => boolean;
  /** Read at each navigation, since it changes while the page is open. */
  readonly readGuardState: () => GuardState;
  /** An address that leads nowhere was opened, and the main screen comes in its place. */
  readonly onUnknown?: () => void;
  /** A club's version does not open the page; the visitor stays. */
  readonly onWarning?: (warning: GuardWarning) => void;
}

/**
 * The router of one part of the app. The guard decides before the router exists, because a matched
 * route fetches its chunk before any middleware runs, and again at every navigation.
 */
export function createAppRouter(options: AppRouterOptions) {
  const { Frame, ErrorView = RouteErrorView, PageErrorView, routes = [] } = options;
  const { readGuardState } = options;
  const screens = joinScreens(options.screens, options.isOff);
  /** Where the visitor stands; nothing before the first page. */
  let standing: string | undefined;
  const decide = (path: string) => {
    const guard = readGuardState();
    const state = standing === undefined ? guard : { ...guard, from: standing };
    const decision = decideRoute(state, path);
    if (decision.type === "redirect" && decision.to === HOME_ROUTE && isUnknownPath(state, path))
      options.onUnknown?.();
    if (decision.type === "warn") options.onWarning?.(decision.warning);
    return decision;
  };
  const first = decide(toAppPath(location));
  if (first.type === "redirect") history.replaceState(null, "", toAddress(first.to));
  if (first.type === "warn") history.replaceState(null, "", toAddress(first.stay));
  const isBare = ({ needs, hasOwnFrame }: RoutedScreen): boolean =>
    needs === "anyone" || hasOwnFrame === true;
  const framed = screens.filter((screen) => !isBare(screen)).map(toRoute);
  const inFrame = [...routes, ...framed];
  const bare = screens.filter(isBare).map(toRoute);
  const router = createBrowserRouter(
    [
      {
        errorElement: createElement(ErrorView),
        hydrateFallbackElement: createElement(LoadingView),
        middleware: [
          ({ request }, next) => {
            const decision = decide(toAppPath(new URL(request.url)));
            if (decision.type === "redirect") return Promise.reject(redirect(decision.to));
            if (decision.type === "warn") return Promise.reject(replace(decision.stay));
            return next();
          },
        ],
        // A loader makes the router run the middleware for pages that load nothing.
        loader: () => null,
        children: [
          {
            ...(Frame ? { element: createElement(Frame) } : {}),
            errorElement: createElement(ErrorView),
            children: PageErrorView
              ? [{ errorElement: createElement(PageErrorView), children: inFrame }]
              : inFrame,
          },
          ...bare,
          { path: "*", loader: () => redirect("/") },
        ],
      },
    ],
    { basename },
  );
  showTitle(router.state);
  const stand = (shown: typeof router.state): void => {
    // Until the first page is there, nobody stands anywhere.
    if (shown.initialized) standing = toAppPath(shown.location);
  };
  stand(router.state);
  router.subscribe(showTitle);
  router.subscribe(stand);
  return router;
}

function toRoute(screen: RoutedScreen): RouteObject {
  return {
    path: screen.path,
    handle: { title: screen.title },
    lazy: () => screen.load(),
  };
}

/** The window's title names the page, so that history and tabs can be told apart. */
function showTitle(shown: {
  readonly matches: readonly { readonly route: { readonly handle?: unknown } }[];
  readonly location: Location;
}): void {
  const handle = shown.matches.map(({ route }) => route.handle).findLast(hasTitle);
  const title = typeof handle?.title === "function" ? handle.title(shown.location) : handle?.title;
  document.title = title ? `${title} · 담임` : "담임";
}

function hasTitle(handle: unknown): handle is Pick<RoutedScreen, "title"> {
  return typeof handle === "object" && handle !== null && "title" in handle;
}
