// Overlays in one file, loaded lazily by next-year-card.tsx: whoever opens one opens the other soon.
export { BringDialog } from "./bring/bring-dialog.tsx";
export { FormerDialog } from "./former/former-dialog.tsx";
