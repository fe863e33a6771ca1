import "./platform/board/older-browsers.ts";
import { openBoardClock } from "./data/board/board-clock.ts";
import { openBoardFeed } from "./data/board/board-feed.ts";
import { showPlacedBoard } from "./features/bells/placed/placed-board.ts";
import { keepGuestPage } from "./platform/kept/guest-worker.ts";
import { startTheme } from "./platform/kept/theme.ts";

const code = decodeURIComponent(
  location.pathname.slice(`${import.meta.env.BASE_URL}board/`.length),
);
startTheme();
const { serverClock, clock } = openBoardClock(() => feed.ask());
const feed = openBoardFeed(code, serverClock);
showPlacedBoard(clock, feed);
feed.start();
void keepGuestPage("board/");
// Behind the first picture: the board is readable without it.
void import("./ui/letters.css");
