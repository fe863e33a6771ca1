import { toReportRoute } from "./report-route.ts";
import { scrubText } from "./scrub-text.ts";
import { keepOwnFrames, listFrames, type StackFrame } from "./stack-frames.ts";

/** What happened shortly before: never what was typed, whose row it was, or an address. */
export interface Breadcrumb {
  readonly what: (typeof BREADCRUMB_KINDS)[number];
  /** Whole seconds before the trouble. */
  readonly secondsBefore: number;
  readonly route: string;
}
export const BREADCRUMB_KINDS = ["page", "online", "offline", "hidden", "shown", "error"] as const;
export const BREADCRUMBS_MAX = 100;

/** A bug as it may leave the school: made of lists of what is allowed, so that a name is in none of it. */
export interface TroubleReport {
  readonly name: string;
  readonly message: string;
  readonly frames: readonly StackFrame[];
  readonly route: string;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/**
 * What was thrown, as a report. What is no error is turned into text first, as consoles do.
 *
 * ```ts
 * describeTrouble(new TypeError("김하린 is not iterable"), { path: "/attendance" });
 * // { name: "TypeError", message: "* is not iterable", frames: […], route: "/attendance", breadcrumbs: [] }
 * ```
 */
export function describeTrouble(
  thrown: unknown,
  where: { readonly path: string; readonly breadcrumbs?: readonly Breadcrumb[] },
): TroubleReport {
  const { name, message, stack } = toParts(thrown);
  return scrubReport({
    name,
    message,
    frames: listFrames(stack, message),
    route: where.path,
    breadcrumbs: where.breadcrumbs ?? [],
  });
}

/** The same report with nothing in it that is not allowed. The page does it before sending, the server again. */
export function scrubReport(report: TroubleReport): TroubleReport {
  return {
    name: toErrorName(report.name),
    message: scrubText(report.message),
    frames: keepOwnFrames(report.frames),
    route: toReportRoute(report.route),
    breadcrumbs: report.breadcrumbs.slice(-BREADCRUMBS_MAX).map(scrubBreadcrumb),
  };
}

function scrubBreadcrumb({ what, secondsBefore, route }: Breadcrumb): Breadcrumb {
  return {
    what: BREADCRUMB_KINDS.includes(what) ? what : "page",
    secondsBefore: Math.max(0, Math.trunc(secondsBefore)),
    route: toReportRoute(route),
  };
}

/** Reading them may throw: a thrown thing can be anything. */
function toParts(thrown: unknown): { name: string; message: string; stack: string } {
  try {
    if (thrown instanceof Error) {
      const { name, message, stack = "" } = thrown;
      return { name: String(name), message: String(message), stack: String(stack) };
    }
    const text = typeof thrown === "string" ? thrown : (JSON.stringify(thrown) ?? String(thrown));
    return { name: "Error", message: text, stack: "" };
  } catch {
    return { name: "Error", message: "unknown value", stack: "" };
  }
}

const KNOWN_NAMES: ReadonlySet<string> = new Set(
  `
  Error AggregateError EvalError RangeError ReferenceError SuppressedError SyntaxError TypeError URIError
  AbortError ConstraintError DataCloneError DataError DatabaseError EncodingError HierarchyRequestError InUseAttributeError
  IndexSizeError InvalidAccessError InvalidCharacterError InvalidModificationError InvalidNodeTypeError
  InvalidStateError NamespaceError NetworkError NoModificationAllowedError NotAllowedError NotFoundError
  NotReadableError NotSupportedError OperationError QuotaExceededError ReadOnlyError SecurityError
  TimeoutError TransactionInactiveError UnknownError VersionError WrongDocumentError
  FileStorageFailure HttpFailure NotArrived SyncFailure SqliteError ValiError
  `
    .trim()
    .split(/\s+/),
);

/** The name of an error if it is one that programs have; anybody may write anything there. */
function toErrorName(name: string): string {
  return KNOWN_NAMES.has(name) ? name : "Error";
}
