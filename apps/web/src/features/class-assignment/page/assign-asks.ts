// Overlay: imports Base UI through both. One chunk, loaded lazily by assign-window.tsx, for what asks before a step.
export { SaveDialog } from "../saved/save-dialog.tsx";
export { OpenMattersDialog } from "../split/open-matters-dialog.tsx";
