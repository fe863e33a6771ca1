import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/start/app.tsx";
import { isForReviewsAlone, ReviewsAlone } from "./app/start/reviews-alone.tsx";
import { watchTroubleWhenIdle } from "./app/base/report-trouble.ts";
import { startTheme } from "./platform/kept/theme.ts";
import "./ui/app.css";

startTheme();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>{isForReviewsAlone() ? <ReviewsAlone /> : <App />}</StrictMode>,
);
watchTroubleWhenIdle();
