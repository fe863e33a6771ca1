import type { Plugin } from "vite";

const NAME_FOR_TOOLS = /^\s*\w+\.displayName = "[^"]*";$/gm;
const WRAPPED = /(?<== )(?=React\$1\.(?:forwardRef|createContext)\()/g;
/** Watching the router from outside, and routes that are found out on the way, which nobody here does: 1.5 KiB. */
const UNGIVEN =
  /\b(?:init|opts\??)\.(?:instrumentations|patchRoutesOnNavigation)\b|(?<== )consumeInstrumentationClientResultMetaReceiver\(router\)/g;
/** Whether a form is sent by way of the router: none is. */
const SENDING = /(?<!function )\bisMutationMethod\([\w.]+\)/g;
/** What stands on the router for hooks that nothing here imports, and keeps all of loading beside a page: another 2 KiB. */
const UNASKED =
  /^\t\t(?:fetch|getFetcher|resetFetcher|deleteFetcher: queueFetcherForDeletion|getBlocker|deleteBlocker|patchRoutes|_internalSetRoutes|enableScrollRestoration|revalidate),$/gm;

/**
 * Lets the bundler leave out the router's parts that nothing imports. It keeps `Link`, `Form` and what they
 * need of the router's server framework, 5 KiB of every first visit, only because each is given a name for
 * developer tools and wrapped by a call that it cannot know to be pure. A version that is written otherwise
 * costs the size again and breaks nothing; `tools/check-sizes.ts` tells.
 */
export function dropUnusedRouterParts(): Plugin {
  return {
    name: "damim:drop-unused-router-parts",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.js$/ },
      handler: (code) => ({
        code: code
          .replaceAll(NAME_FOR_TOOLS, "")
          .replaceAll(WRAPPED, "/* @__PURE__ */ ")
          .replaceAll(UNGIVEN, "undefined")
          .replaceAll(SENDING, "false")
          .replaceAll(UNASKED, ""),
        map: null,
      }),
    },
  };
}
