import type { AnalyticsPlace, SentryPlace } from "../base/settings/places.ts";
import type { ReportSide, Reporter } from "../base/ports/reporter.ts";
import { toErrorEnvelope, toTraceEnvelope, type EnvelopeFacts } from "./sentry-envelope.ts";
import type { OwnReports } from "./own-reports.ts";

/** Spec 01 §6. */
export const TRACE_SAMPLE_RATE = 0.1;
const SEND_TIMEOUT_MS = 5_000;
/** A service that does not answer must not pile up work here: more are dropped. */
const UNDER_WAY_MAX = 20;

export interface ReporterDeps {
  readonly sentry?: SentryPlace | undefined;
  readonly analytics?: AnalyticsPlace | undefined;
  /** In place of a service. */
  readonly own?: OwnReports;
  readonly now: () => number;
  /** 0 to below 1. */
  readonly chance: () => number;
  /** So many random hexadecimal digits. */
  readonly randomHex: (digits: number) => string;
  readonly fetch: typeof globalThis.fetch;
  /** A service did not take it: known to the log, and forgotten. Nothing is stored. */
  readonly onFailure: (error: unknown) => void;
}

export function createReporter(deps: ReporterDeps): Reporter {
  const { sentry, analytics, own = {}, now, randomHex } = deps;
  const underWay = new Set<Promise<void>>();

  return {
    takesTroubles: sentry !== undefined || own.keepTrouble !== undefined,
    takesPages: analytics !== undefined || own.countPage !== undefined,
    reportTrouble(report, side) {
      if (own.keepTrouble) track(() => own.keepTrouble?.(report, side));
      sendEnvelope((facts) => toErrorEnvelope(report, facts), side);
    },
    reportDuration(duration, side) {
      if (!sentry || deps.chance() >= TRACE_SAMPLE_RATE) return;
      sendEnvelope((facts) => toTraceEnvelope(duration, facts), side);
    },
    countPage(route, device) {
      if (own.countPage) track(() => own.countPage?.(route, device));
      if (!analytics) return;
      const payload = { website: analytics.website, hostname: "damim", url: route, language: "ko" };
      send(analytics.url, {
        // Umami drops what names no browser. Which one it was is nobody's business.
        headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 (Damim)" },
        body: JSON.stringify({ type: "event", payload }),
      });
    },
    async settled() {
      await Promise.all(underWay);
    },
  };

  function sendEnvelope(toText: (facts: EnvelopeFacts) => string, side: ReportSide): void {
    if (!sentry) return;
    send(sentry.envelopeUrl, {
      headers: {
        "content-type": "application/x-sentry-envelope",
        "x-sentry-auth": `Sentry sentry_version=7, sentry_client=damim/1, sentry_key=${sentry.publicKey}`,
      },
      body: toText({ eventId: randomHex(32), spanId: randomHex(16), now: now(), side }),
    });
  }

  function send(
    url: string,
    init: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ): void {
    track(async () => {
      const answer = await deps.fetch(url, {
        method: "POST",
        // An answer that leads elsewhere is not followed: only the named address gets anything.
        redirect: "error",
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        ...init,
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the service answered ${answer.status}`);
    });
  }

  function track(work: () => Promise<void> | undefined): void {
    if (underWay.size >= UNDER_WAY_MAX) return;
    const working = Promise.resolve(work())
      .catch(deps.onFailure)
      .finally(() => underWay.delete(working));
    underWay.add(working);
  }
}
