import { decideRoute, type GuardState } from "@damim/domain/guard/decide-route.ts";
import { PAD_ROUTE } from "@damim/domain/guard/routes.ts";
import { useEffect, useState } from "react";
import { RouterProvider } from "react-router";
import { PAD_IT_INFO } from "../../data/opening/room-keys.ts";
import { accountScreens, type AccountScreenProps } from "../../features/account/entry-screens.ts";
import { ServerAwayContext } from "../../features/account/server-away.ts";
import { reviewsScreen } from "../../features/guide/reviews/reviews-screen.ts";
import { readText } from "../../platform/kept/device-texts.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { toAddress, toAppPath } from "../base/base-path.ts";
import { createAppRouter } from "../base/create-app-router.tsx";
import { withProps } from "../base/screen-with-props.tsx";

export interface SignedOutRootProps extends AccountScreenProps {
  /** Given while the server cannot be reached: asks it once more. */
  readonly askServer: (() => void) | undefined;
}

const guardState: GuardState = {
  session: "signedOut",
  schoolYearReady: false,
  locked: false,
  padRoom: false,
  version: "main",
  device: "desktop",
  knownScreens: [...accountScreens, reviewsScreen].map(({ path }) => path),
};

/**
 * What a signed-out visitor sees: the entry, and the pages that mails lead to. A pupil whose device is in a pad room
 * is sent there, whose page is another one (spec 01 §2).
 */
export function SignedOutRoot({ onSignedIn, onTry, askServer }: SignedOutRootProps) {
  const [isPupil] = useState(isOnTheWayToRoom);
  const [router] = useState(() =>
    isPupil
      ? undefined
      : createAppRouter({
          screens: [
            ...accountScreens.map((screen) => withProps(screen, { onSignedIn, onTry })),
            reviewsScreen,
          ],
          readGuardState: () => guardState,
        }),
  );
  useEffect(() => {
    if (isPupil) location.replace(toAddress(PAD_ROUTE));
  }, [isPupil]);
  if (!router) return <LoadingView />;
  return (
    <ServerAwayContext value={askServer}>
      <RouterProvider router={router} />
    </ServerAwayContext>
  );
}

/** Not where the server gave this page for the room's own address: it took the visitor for a teacher. */
function isOnTheWayToRoom(): boolean {
  if (readText(PAD_IT_INFO) === undefined || toAppPath(location) === PAD_ROUTE) return false;
  const knownScreens = [...guardState.knownScreens, PAD_ROUTE];
  const decision = decideRoute({ ...guardState, padRoom: true, knownScreens }, toAppPath(location));
  return decision.type === "redirect" && decision.to === PAD_ROUTE;
}
