import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/start/app.tsx";
import { isForReviewsAlone, ReviewsAlone } from "./app/start/reviews-alone.tsx";
import { watchTroubleWhenIdle } from "./app/base/report-trouble.ts";
import { startTheme } from "./platform/kept/theme.ts";
import "./ui/app.css";

// Each file is listed twice (fetched, imported); past the usual 250 nothing is, and what lies on the device is found by it.
performance.setResourceTimingBufferSize(2_000);
startTheme();
const root = document.getElementById("root");
if (!root) throw new Error("no #root");
createRoot(root).render(
  <StrictMode>{isForReviewsAlone() ? <ReviewsAlone /> : <App />}</StrictMode>,
);
watchTroubleWhenIdle();
