import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";

export const DayCalendar = lazyOverlay(() => import("./day-calendar.tsx"), "DayCalendar");
