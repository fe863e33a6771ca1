import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";

/** The dialog after the first sign-in on a device. Stands where the session without a device is known. */
export const DeviceQuestion = lazyOverlay(() => import("./device-question.tsx"), "DeviceQuestion");
