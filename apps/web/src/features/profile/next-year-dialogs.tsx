// Overlays, in one file: each of its own would cost everybody its name. Loaded lazily by next-year-card.tsx.
export { BringDialog } from "./bring/bring-dialog.tsx";
export { FormerDialog } from "./former/former-dialog.tsx";
