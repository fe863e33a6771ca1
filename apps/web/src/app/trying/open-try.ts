import { fitsPattern } from "@damim/domain/guard/route-pattern.ts";
import { TRY_ROUTE } from "@damim/domain/guard/routes.ts";
import { apiUrl } from "../../platform/server/api-url.ts";
import { findField } from "../../data/server/json-fields.ts";
import { isTryOffered } from "../../data/server/session.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { openTryingData } from "../../data/trying/open-trying-data.ts";
import { closeWindow } from "../../platform/closed-window.ts";
import { sendRequest } from "../../platform/server/send-request.ts";
import { saveLockText } from "../../platform/kept/lock-preferences.ts";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { toAddress, toAppPath } from "../base/base-path.ts";
import { answerTrying } from "./answer-trying.ts";
import { NOT_SENT } from "./not-sent.ts";

/** Where 「사용법」 of the entry leads: whoever reads it may try it in the same window. */
const GUIDES = "/simsim/all";

export interface Try {
  readonly data: TeacherData;
  /** To another page of ours, which finds the device as it was before. */
  readonly leaveFor: (appPath: string) => void;
}

/** Nothing where the server does not offer it: then the entry takes the place of this page. */
export async function openTry(): Promise<Try | undefined> {
  const isAgain = readTabText("trying") !== undefined;
  if (!isTryOffered() && (await isRefused())) {
    saveTabText("trying", undefined);
    location.replace(toAddress("/"));
    return undefined;
  }
  const wayOut = closeWindow(apiUrl(""), (path, method) =>
    answerTrying(path, method, () => showToast.error(`${NOT_SENT}.`, { id: "trying" })),
  );
  // Nobody locked what did not exist: it need not be looked up.
  saveLockText("lockOwner", "trying");
  // The address of the entry, or 둘러보기's own, is no page.
  if (!isAgain || fitsPattern(TRY_ROUTE, toAppPath(location)))
    history.replaceState(null, "", toAddress(location.hash === "#guides" ? GUIDES : "/"));
  const data = await openTryingData();
  if (isAgain) showToast.blank("새로 열어서 처음부터 다시 둘러봐요. 앞에 적은 것은 사라졌어요.");
  const stopStaying = stayHere();
  // The browser may show a page again that was left for another one.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  return {
    data,
    leaveFor(appPath) {
      data.close();
      stopStaying();
      wayOut();
      location.replace(toAddress(appPath));
    },
  };
}

/** A window of its own would begin anew, without what was written here: a link to one of our pages opens in this one. */
function stayHere(): () => void {
  const stop = new AbortController();
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!(link instanceof HTMLAnchorElement) || !link.target || event.defaultPrevented) return;
      if (link.origin !== location.origin || !link.pathname.startsWith(import.meta.env.BASE_URL))
        return;
      event.preventDefault();
      history.pushState(null, "", link.href);
      // As the browser tells the router of Back.
      dispatchEvent(new PopStateEvent("popstate"));
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}

/** Asked where the visitor came by the address, or reloads: the server's word counts. Away, it refused nothing. */
async function isRefused(): Promise<boolean> {
  try {
    const response = await sendRequest("session");
    return response.ok && findField(await response.json(), "try") !== true;
  } catch {
    return false;
  }
}
