// Overlays, in one file: each of its own would cost everybody its name. Loaded lazily by carry-buttons.tsx.
export { CarryInDialog } from "./carry-in-dialog.tsx";
export { CarryOutDialog } from "./carry-out-dialog.tsx";
