import type { Screen } from "../../kit/manifest/screen.ts";

/** A screen whose page is given what the app knows. */
export function withProps<Props extends object>(screen: Screen<Props>, props: Props): Screen {
  return {
    ...screen,
    load: async () => {
      const { Component } = await screen.load();
      return { Component: () => <Component {...props} /> };
    },
  };
}
