import { keepGuestPage } from "./platform/kept/guest-worker.ts";
import { startTheme } from "./platform/kept/theme.ts";

startTheme();
void keepGuestPage("class/");
