import type { Screen } from "../../kit/manifest/screen.ts";

/** A screen with acts that ask first who sits here: the account knows how, the screen's feature does not. */
export function withStepUp(screen: Screen): Screen {
  return {
    ...screen,
    load: async () => {
      const [{ Component }, { StepUpProvider }] = await Promise.all([
        screen.load(),
        import("../../features/account/step-up/step-up.tsx"),
      ]);
      return {
        Component: () => (
          <StepUpProvider>
            <Component />
          </StepUpProvider>
        ),
      };
    },
    opensLater: [
      ...(screen.opensLater ?? []),
      () => import("../../features/account/step-up/step-up-dialog.tsx"),
    ],
  };
}
