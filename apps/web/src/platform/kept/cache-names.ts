/** The app's own files on this device: the worker keeps them, and a page those that it began with. */
export const FILES_CACHE = "damim-files";
export const FONTS_CACHE = "damim-fonts";
/** Of pages for people without an account, which share no worker with the app. */
export const GUEST_CACHE = "damim-guest";
