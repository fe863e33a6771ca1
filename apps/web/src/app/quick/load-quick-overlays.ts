/** One import for all who need it: each further one would repeat the list of its files in the first chunk. */
export const loadQuickOverlays = () => import("./quick-overlays.tsx");
