import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBookRequests } from "./data/booking/book-requests.ts";
import { BookApp } from "./features/booking/book-app.tsx";
import { createGuestKey } from "./features/booking/guest-key.ts";
import { beginAnewOnOtherKey } from "./platform/kept/begin-anew.ts";
import { keepGuestPage } from "./platform/kept/guest-worker.ts";
import { startTheme } from "./platform/kept/theme.ts";
import "./ui/book.css";

const code = decodeURIComponent(location.pathname.slice(`${import.meta.env.BASE_URL}book/`.length));
const guestKey = createGuestKey(code);
startTheme();
beginAnewOnOtherKey(guestKey.isOther);
const root = document.getElementById("root");
if (!root) throw new Error("book.html has no #root");
createRoot(root).render(
  <StrictMode>
    <BookApp requests={createBookRequests(code)} guestKey={guestKey} />
  </StrictMode>,
);
void keepGuestPage("book/");
