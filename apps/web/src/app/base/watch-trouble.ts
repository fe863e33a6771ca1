// Loaded lazily by report-trouble.ts, when the page rests or when something broke before.
import { describeTrouble } from "@damim/domain/report/trouble-report.ts";
import { findField } from "../../data/server/json-fields.ts";
import { ReadOnlyYear } from "../../data/years/read-only-year.ts";
import { createTroubleReporter, type Wanted } from "../../data/server/trouble-reporter.ts";
import { copyText } from "../../platform/clipboard.ts";
import { currentTime } from "../../platform/clock.ts";
import { isTrackingUnwanted } from "../../platform/device.ts";
import { chance } from "../../platform/random.ts";
import { sendRequest } from "../../platform/server/send-request.ts";
import { NotArrived } from "../../ui/arrival/not-arrived.ts";
import { toAppPath } from "./base-path.ts";
import { supportEmail } from "../../data/server/support-email.ts";

const reporter = createTroubleReporter({
  ask,
  send,
  now: currentTime,
  chance,
  path: () => toAppPath(location),
  isPrivate: isTrackingUnwanted(),
});
let isWatching = false;

/** Listens for bugs that no part of the page caught, and keeps the breadcrumbs. */
export function watchTrouble(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener("error", (event) => {
    // An extension of the browser broke, not we.
    const isForeign = event.filename !== "" && !event.filename.startsWith(location.origin);
    if (!isForeign) reportTrouble(event.error ?? event.message);
  });
  addEventListener("unhandledrejection", (event) => reportTrouble(event.reason));
  addEventListener("offline", () => reporter.noteStep("offline"));
  addEventListener("online", () => {
    reporter.noteStep("online");
    void reporter.sendWaiting();
  });
  document.addEventListener("visibilitychange", () =>
    reporter.noteStep(document.hidden ? "hidden" : "shown"),
  );
  // Where the browser does not tell (older Safari) only the first page is known.
  const { navigation } = globalThis as { navigation?: EventTarget };
  navigation?.addEventListener("currententrychange", () => reporter.noteStep("page"));
  reporter.noteStep("page");
  const [load] = performance.getEntriesByType("navigation");
  if (load) reporter.reportLoad(Math.round(load.duration));
}

/** A bug, to our own server when the operator wants it. A part that has not arrived is none, nor a year that is over. */
export function reportTrouble(thrown: unknown): void {
  if (!(thrown instanceof NotArrived || thrown instanceof ReadOnlyYear))
    reporter.reportTrouble(thrown);
}

/**
 * The error in a few lines, as scrubbed as a report: into the clipboard, or into a mail that the teacher sends. The
 * answer is what to say about it.
 */
export async function handOnTrouble(
  thrown: unknown,
  how: "copy" | "mail",
): Promise<string | undefined> {
  const text = toText(thrown);
  if (how === "copy") {
    const isCopied = await copyText(text);
    return isCopied ? "오류 글을 복사했어요." : "복사하지 못했어요. 메일로 알려 주세요.";
  }
  const [subject, body] = ["담임 오류", text].map(encodeURIComponent);
  location.href = `mailto:${supportEmail}?subject=${subject}&body=${body}`;
  return undefined;
}

function toText(thrown: unknown): string {
  const { name, message, frames, route } = describeTrouble(thrown, { path: toAppPath(location) });
  const places = frames.map(({ file, line, column }) => `  ${file}:${line}:${column}`);
  return [`${name}: ${message}`, `화면: ${route}`, ...places].join("\n");
}

async function ask(): Promise<Wanted> {
  const response = await sendRequest("report");
  if (!response.ok) throw new Error(`report answered ${response.status}`);
  const answer: unknown = await response.json();
  return {
    troubles: findField(answer, "troubles") === true,
    pages: findField(answer, "pages") === true,
  };
}

async function send(report: object): Promise<void> {
  const response = await sendRequest("report", { body: report, keepalive: true });
  if (!response.ok) throw new Error(`report answered ${response.status}`);
}
