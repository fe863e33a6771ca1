import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createCapsulePageRequests } from "./data/server/capsule-page-requests.ts";
import { CapsuleApp } from "./features/time-capsule/pupil/capsule-app.tsx";
import { beginAnewOnOtherKey } from "./platform/kept/begin-anew.ts";
import { keepGuestPage } from "./platform/kept/guest-worker.ts";
import { startTheme } from "./platform/kept/theme.ts";
import "./ui/capsule.css";

const start = `${import.meta.env.BASE_URL}capsule/`;
const code = decodeURIComponent(location.pathname.slice(start.length));
startTheme();
// Without a key it is the page of the class.
beginAnewOnOtherKey(() => true);
const root = document.getElementById("root");
if (!root) throw new Error("capsule.html has no #root");
createRoot(root).render(
  <StrictMode>
    <CapsuleApp
      requests={createCapsulePageRequests(code)}
      // Of a card: what stands behind the `#` is never sent with an address.
      cardKey={location.hash.slice(1) || undefined}
      place={code + location.hash}
    />
  </StrictMode>,
);
void keepGuestPage("capsule/");
