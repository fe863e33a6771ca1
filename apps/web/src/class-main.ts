import { startFamilyPage } from "./features/family-page/guest/family-page.ts";
import { currentTime } from "./platform/clock.ts";
import { keepGuestPage } from "./platform/kept/guest-worker.ts";
import { startTheme } from "./platform/kept/theme.ts";

startTheme();
startFamilyPage(currentTime);
void keepGuestPage("class/");
// Behind the first picture: the page is readable without it.
void import("./ui/letters.css");
