import { useEffect, useMemo, useRef, useState, type UIEvent } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router";
import { siteSwitchKind } from "@damim/domain/site/site-switch.ts";
import { isSwitchedOff } from "../../data/switched-off.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { useDerived, useTeacherData } from "../../data/use-teacher-data.ts";
import { isMobileDevice } from "../../platform/device.ts";
import {
  readMenuPlace,
  saveMenuPlace,
  type MenuPlace,
} from "../../platform/kept/screen-preferences.ts";
import { late } from "../../ui/arrival/late.ts";
import { ToasterSlot } from "../../ui/overlay/toaster-slot.tsx";
import { NARROW, useMedia } from "../../ui/use-media.ts";
import { LeftMenu } from "../menu/left-menu.tsx";
import { MenuPlaceContext } from "../base/menu-place.ts";
import { toMenu, type MenuEntry } from "../menu/menu.ts";
import { QuickAccess } from "../quick/quick-access.tsx";
import { PageOfYear } from "../years/page-of-year.tsx";
import { screens } from "../registry/screens.ts";
import { TabMenu } from "../menu/tab-menu.tsx";
import { TopRow } from "./top-row.tsx";
import { EntryPagesBar, UpperMenu } from "../menu/upper-menu.tsx";
import { keepTrying } from "../../ui/arrival/keep-trying.ts";
import { whenIdle } from "../../ui/arrival/when-idle.ts";
import { useLive } from "../../data/use-teacher-data.ts";

const Banners = late(() => import("./banners.tsx").then((file) => file.Banners));
const AtRest = late(() => import("./at-rest.tsx").then((file) => file.AtRest));

/** The frame of every teacher page: the menu at its chosen place, the top row, the page below. */
export function Shell() {
  const [chosenPlace, setPlace] = useState<MenuPlace>(() =>
    readMenuPlace({ isMobile: isMobileDevice() }),
  );
  // A window as narrow as a phone has no room at its left, whatever the device is.
  const isNarrow = useMedia(NARROW);
  const place = isNarrow && chosenPlace === "left" ? "up" : chosenPlace;
  const placeControl = useMemo(
    () => ({
      place: chosenPlace,
      choosePlace(next: MenuPlace) {
        saveMenuPlace(next);
        setPlace(next);
      },
    }),
    [chosenPlace],
  );
  const menu = useMenu();
  const main = usePageTop();
  // What asks about locked words and names is needed with the first of them.
  const hasVault = useLive((data) => data.vault?.now !== undefined);
  const isRested = useFetchAhead() || hasVault;
  return (
    <MenuPlaceContext value={placeControl}>
      <QuickAccess>
        <a
          href="#main"
          className="absolute top-2 left-2 z-50 -translate-y-20 rounded-ctl bg-brand px-4 py-3 text-15 font-semibold text-on-brand focus:translate-y-0 print:hidden"
        >
          본문으로 건너뛰기
        </a>
        <div
          data-menu={place}
          className="flex h-dvh flex-col bg-bg data-[menu=left]:grid data-[menu=left]:grid-cols-[4.5rem_1fr] data-[menu=left]:grid-rows-[auto_minmax(0,1fr)_auto_auto] data-[menu=left]:rail:grid-cols-[11rem_1fr] data-[menu=left]:xl:grid-cols-[13rem_1fr] print:block! print:h-auto"
        >
          {place === "left" && <LeftMenu menu={menu} />}
          <div className="flex min-h-0 min-w-0 flex-1 flex-col in-data-[menu=left]:col-start-2 in-data-[menu=left]:row-start-1 in-data-[menu=left]:row-end-4 in-data-[menu=left]:rail:row-end-5 print:block">
            {place === "up" && !isNarrow && <UpperMenu menu={menu} />}
            <TopRow isNarrow={isNarrow} />
            {place === "up" && isNarrow && (
              <TabMenu menu={menu} isNarrow className="border-y border-line-2" />
            )}
            {isRested && <AtRest />}
            {!isNarrow && (
              <div className={place === "left" ? "rail:hidden" : ""}>
                <EntryPagesBar menu={menu} />
              </div>
            )}
            <main
              {...main}
              id="main"
              tabIndex={-1}
              className="relative flex min-h-0 flex-1 flex-col overflow-y-auto px-6 pb-5 max-md:px-5 in-data-[menu=up]:max-md:pt-2 print:block print:overflow-visible print:p-0"
            >
              <PageOfYear>
                <Outlet />
              </PageOfYear>
            </main>
            <Banners />
          </div>
          <ToasterSlot place={place === "left" ? "menu" : "row"} />
          {place === "down" && (
            <TabMenu
              menu={menu}
              isNarrow={isNarrow}
              className="safe-bottom sticky bottom-0 z-20 border-t border-line"
            />
          )}
        </div>
      </QuickAccess>
    </MenuPlaceContext>
  );
}

/** All entries but those that an admin switched off. */
function useMenu(): readonly MenuEntry[] {
  const data = useTeacherData();
  return useDerived(data.site.switches, [siteSwitchKind], readMenu, data);
}

function readMenu(_: unknown, data: TeacherData): readonly MenuEntry[] {
  return toMenu(screens.filter((screen) => !isSwitchedOff(data, screen.switch)));
}

/**
 * What is opened stands at its top, also what a list of the same page opens; Back finds it as it was left. Screen readers
 * hear it, and the keyboard continues there, where the page has not put it into a field of its own.
 */
function usePageTop() {
  const main = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const how = useNavigationType();
  const shown = useRef({ pathname, key });
  const tops = useRef(new Map<string, number>());
  useEffect(() => {
    const last = shown.current;
    shown.current = { pathname, key };
    if (last.key === key || !main.current) return;
    const isPage = last.pathname !== pathname;
    const { activeElement } = document;
    const isLost = activeElement === document.body;
    if (isLost || (isPage && !main.current.contains(activeElement)))
      main.current.focus({ preventScroll: true });
    if (isPage || how !== "REPLACE")
      main.current.scrollTop = how === "POP" ? (tops.current.get(key) ?? 0) : 0;
  }, [pathname, key, how]);
  return {
    ref: main,
    onScroll: (event: UIEvent<HTMLElement>) =>
      void tops.current.set(key, event.currentTarget.scrollTop),
  };
}

/**
 * Fetches the other pages, and what opens on them, once the first one rests: a teacher who closes the lid
 * and opens it without a network goes on with any of them. One after the other, behind everything else. True once it has been through.
 */
function useFetchAhead(): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    let isStopped = false;
    const goAhead = async (): Promise<void> => {
      const { fetchAhead } = await import("./fetch-ahead.ts");
      const isComplete = await fetchAhead();
      if (!isStopped) setDone(true);
      if (!isComplete) throw new Error("some pages did not arrive");
    };
    const stop = keepTrying(goAhead, whenIdle);
    return () => {
      isStopped = true;
      stop();
    };
  }, []);
  return isDone;
}
