import { useState } from "react";
import { RouterProvider } from "react-router";
import { accountScreens, type AccountScreenProps } from "../features/account/feature.ts";
import { ServerAwayContext } from "../features/account/server-away.ts";
import { createAppRouter } from "./create-app-router.tsx";
import { withProps } from "./screen-with-props.tsx";

export interface SignedOutRootProps extends AccountScreenProps {
  /** Given while the server cannot be reached: asks it once more. */
  readonly askServer: (() => void) | undefined;
}

/** What a signed-out visitor sees: the entry, and the pages that mails lead to. */
export function SignedOutRoot({ onSignedIn, askServer }: SignedOutRootProps) {
  const [router] = useState(() =>
    createAppRouter({
      screens: accountScreens.map((screen) => withProps(screen, { onSignedIn })),
      readGuardState: () => ({
        session: "signedOut",
        schoolYearReady: false,
        locked: false,
        padRoom: false,
        version: "main",
        device: "desktop",
        knownScreens: accountScreens.map(({ path }) => path),
      }),
    }),
  );
  return (
    <ServerAwayContext value={askServer}>
      <RouterProvider router={router} />
    </ServerAwayContext>
  );
}
