import type { Plugin } from "vite";

const NAME_FOR_TOOLS = /^\s*\w+\.displayName = "[^"]*";$/gm;
const WRAPPED = /(?<== )(?=React\$1\.(?:forwardRef|createContext)\()/g;
/** Watching the router from outside, which nobody here does: another 1 KiB. */
const WATCHED =
  /\b(?:init|opts\??)\.instrumentations\b|(?<== )consumeInstrumentationClientResultMetaReceiver\(router\)/g;

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
          .replaceAll(WATCHED, "undefined"),
        map: null,
      }),
    },
  };
}
