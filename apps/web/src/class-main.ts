import { startHearing } from "./features/family-page/guest/hear-news.ts";
import { startFamilyPage } from "./features/family-page/guest/family-page.ts";
import { startReports } from "./features/family-report/guest/start-reports.ts";
import { currentTime } from "./platform/clock.ts";
import { beginAnewOnOtherKey } from "./platform/kept/begin-anew.ts";
import { keepGuestPage } from "./platform/kept/guest-worker.ts";
import { startTheme } from "./platform/kept/theme.ts";

startTheme();
startFamilyPage(currentTime);
const code = decodeURIComponent(
  location.pathname.slice(`${import.meta.env.BASE_URL}class/`.length),
);
// Another card in the same tab is another child.
beginAnewOnOtherKey(() => true);
startReports(code, currentTime);
startHearing(code);
void keepGuestPage("class/");
// Behind the first picture: the page is readable without it.
void import("./ui/letters.css");
