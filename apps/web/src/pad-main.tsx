import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { PadApp, startVisit } from "./app/pad/pad-app.tsx";
import { readPadKey } from "./features/pad/pupil/read-pad-key.ts";
import { hasLeft } from "./data/pad/left-here.ts";
import { ANSWER_CODE } from "./data/opening/room-keys.ts";
import { readText, writeText } from "./platform/kept/device-texts.ts";
import { startTheme } from "./platform/kept/theme.ts";
import "./ui/pad.css";
import "./features/pad/board/board.css";
import "./features/pad/board/forms.css";
import "./features/pad/pupil/pupil.css";

// The secret of the link is exchanged once and leaves the address and the history before anything else happens.
const key = readPadKey(location, import.meta.env.BASE_URL);
if (key && "answer" in key) writeText(ANSWER_CODE, key.answer);
const base = import.meta.env.BASE_URL;
const page = location.pathname.startsWith(`${base}answer`) ? "answer" : "padIt";
history.replaceState(null, "", base + page);
startTheme();
// After somebody left, a tablet that was opened anew asks who is next.
const survey = page === "answer" && hasLeft() ? readText(ANSWER_CODE) : undefined;
const visit = startVisit(key ?? (survey === undefined ? undefined : { answer: survey }));
const root = document.getElementById("root");
if (!root) throw new Error("pad.html has no #root");
createRoot(root).render(
  <StrictMode>
    <PadApp visit={visit} />
  </StrictMode>,
);
void import("./app/pad/bring-rest.ts").then(({ bringRest }) => bringRest(page));
