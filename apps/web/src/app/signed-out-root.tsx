import { useState } from "react";
import { RouterProvider } from "react-router";
import { accountScreens, type AccountScreenProps } from "../features/account/feature.ts";
import { createAppRouter } from "./create-app-router.tsx";
import { withProps } from "./screen-with-props.tsx";

/** What a signed-out visitor sees: the entry, and the pages that mails lead to. */
export function SignedOutRoot({ onSignedIn }: AccountScreenProps) {
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
  return <RouterProvider router={router} />;
}
