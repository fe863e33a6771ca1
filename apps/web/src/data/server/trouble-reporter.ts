// Loaded lazily with app/base/watch-trouble.ts.
import {
  BREADCRUMBS_MAX,
  describeTrouble,
  type Breadcrumb,
} from "@damim/domain/report/trouble-report.ts";
import { toReportRoute } from "@damim/domain/report/report-route.ts";

/** Spec 01 §6: of the starts, one in ten says how long it took. */
export const LOAD_SAMPLE_RATE = 0.1;
/** A page that breaks in a loop says so often enough. */
const TROUBLES_MAX = 10;
const WAITING_MAX = 20;

/** What the operator wants to hear about, as the server says. */
export interface Wanted {
  readonly troubles: boolean;
  readonly pages: boolean;
}

export interface TroubleReporterDeps {
  /** Rejects while the server cannot be asked. */
  readonly ask: () => Promise<Wanted>;
  /** Rejects when the report did not arrive. */
  readonly send: (report: object) => Promise<void>;
  readonly now: () => number;
  readonly chance: () => number;
  /** Where the page stands, below the base path. */
  readonly path: () => string;
  /** The browser asks not to be tracked: bugs are told, pages are not. */
  readonly isPrivate: boolean;
}

export interface TroubleReporter {
  /** A bug. The same one is told once. */
  reportTrouble(thrown: unknown): void;
  reportLoad(durationMs: number): void;
  /** What happened, for the breadcrumbs; an opened page is counted too. */
  noteStep(what: Breadcrumb["what"]): void;
  /** The network is back: what waited goes. */
  sendWaiting(): Promise<void>;
}

/**
 * Tells our own server about bugs and opened pages, when the operator wants that (spec 01 §6). What leaves is built
 * from lists of what is allowed; what cannot leave now waits in this page's memory alone, and not for long.
 */
export function createTroubleReporter(deps: TroubleReporterDeps): TroubleReporter {
  const { now, path } = deps;
  const steps: {
    readonly what: Breadcrumb["what"];
    readonly at: number;
    readonly route: string;
  }[] = [];
  const told = new Set<string>();
  let waiting: { readonly isWanted: (wanted: Wanted) => boolean; readonly report: object }[] = [];
  let asking: Promise<Wanted> | undefined;

  const find = (): Promise<Wanted> => {
    asking ??= deps.ask().catch((failure: unknown) => {
      asking = undefined;
      throw failure;
    });
    return asking;
  };

  const sendNow = async (): Promise<void> => {
    const wanted = await find().catch(() => undefined);
    if (!wanted) return;
    const leaving = waiting;
    waiting = [];
    for (const each of leaving) {
      if (!each.isWanted(wanted)) continue;
      // Refused or lost: nothing is kept for long, and nothing is said about it.
      await deps.send(each.report).catch(() => undefined);
    }
  };
  let sending = Promise.resolve();
  const sendWaiting = (): Promise<void> => (sending = sending.then(sendNow));

  const queue = (isWanted: (wanted: Wanted) => boolean, report: object): void => {
    if (waiting.length >= WAITING_MAX) return;
    waiting.push({ isWanted, report });
    void sendWaiting();
  };

  const noteStep = (what: Breadcrumb["what"]): void => {
    const route = toReportRoute(path());
    const isSamePage =
      what === "page" && steps.findLast((step) => step.what === what)?.route === route;
    if (isSamePage) return;
    steps.push({ what, at: now(), route });
    if (steps.length > BREADCRUMBS_MAX) steps.shift();
    if (what === "page" && !deps.isPrivate) queue(({ pages }) => pages, { type: "page", route });
  };

  return {
    noteStep,
    sendWaiting,
    reportTrouble(thrown) {
      const breadcrumbs = steps.map(({ what, at, route }) => ({
        what,
        secondsBefore: Math.round((now() - at) / 1000),
        route,
      }));
      const report = describeTrouble(thrown, { path: path(), breadcrumbs });
      const [place] = report.frames;
      const key = JSON.stringify([report.name, report.message, place]);
      if (told.has(key) || told.size >= TROUBLES_MAX) return;
      told.add(key);
      noteStep("error");
      queue(({ troubles }) => troubles, { type: "trouble", ...report });
    },
    reportLoad(durationMs) {
      if (deps.isPrivate || deps.chance() >= LOAD_SAMPLE_RATE) return;
      const route = toReportRoute(path());
      queue(({ troubles }) => troubles, { type: "load", route, durationMs });
    },
  };
}
