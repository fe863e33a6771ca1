import type { TroubleReport } from "@damim/domain/report/trouble-report.ts";
import type { ReportSide, Duration } from "../base/ports/reporter.ts";

export interface EnvelopeFacts {
  /** 32 hexadecimal digits. */
  readonly eventId: string;
  /** 16, for a trace. */
  readonly spanId: string;
  readonly now: number;
  readonly side: ReportSide;
}

/**
 * One bug in the form that Sentry and its relatives take (develop.sentry.dev/sdk/data-model/envelopes). No user, no
 * request, no address, no name of a computer: a report has none of them.
 */
export function toErrorEnvelope(report: TroubleReport, facts: EnvelopeFacts): string {
  const { now } = facts;
  return toEnvelope("event", facts, {
    level: "error",
    timestamp: now / 1000,
    transaction: report.route,
    exception: {
      values: [
        {
          type: report.name,
          value: report.message,
          stacktrace: {
            // Sentry wants the innermost last.
            frames: report.frames.toReversed().map(({ file, line, column }) => ({
              filename: file,
              lineno: line,
              colno: column,
              in_app: true,
            })),
          },
        },
      ],
    },
    breadcrumbs: {
      values: report.breadcrumbs.map(({ what, secondsBefore, route }) => ({
        timestamp: now / 1000 - secondsBefore,
        category: what,
        message: route,
      })),
    },
  });
}

export function toTraceEnvelope(duration: Duration, facts: EnvelopeFacts): string {
  const { now, eventId, spanId } = facts;
  return toEnvelope("transaction", facts, {
    transaction: duration.what,
    start_timestamp: (now - duration.durationMs) / 1000,
    timestamp: now / 1000,
    contexts: { trace: { trace_id: eventId, span_id: spanId, op: duration.op } },
    spans: [],
  });
}

function toEnvelope(type: "event" | "transaction", facts: EnvelopeFacts, event: object): string {
  const { eventId, side, now } = facts;
  const payload = JSON.stringify({
    event_id: eventId,
    platform: side === "browser" ? "javascript" : "node",
    tags: { side },
    ...event,
  });
  const head = JSON.stringify({ event_id: eventId, sent_at: new Date(now).toISOString() });
  const itemHead = JSON.stringify({ type, length: Buffer.byteLength(payload) });
  return `${head}\n${itemHead}\n${payload}\n`;
}
