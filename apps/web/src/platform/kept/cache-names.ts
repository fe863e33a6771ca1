/** The app's own files on this device: the worker keeps them, and a page those that it began with. */
export const FILES_CACHE = "damim-files";
export const FONTS_CACHE = "damim-fonts";
