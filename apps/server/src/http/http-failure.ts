/** An answer that is not what was asked for: status, a stable type, a sentence for a person. */
export class HttpFailure extends Error {
  readonly status: HttpFailureStatus;
  readonly type: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: HttpFailureStatus,
    type: string,
    message: string,
    options: { readonly retryAfterSeconds?: number; readonly cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = "HttpFailure";
    this.status = status;
    this.type = type;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Of one sentence: `failure(404, "PadUnknown", "…")` makes a new one at each call. */
export function failure(
  status: HttpFailureStatus,
  type: string,
  message: string,
): () => HttpFailure {
  return () => new HttpFailure(status, type, message);
}

/** 429, with how long to wait. */
export function tooOften(type: string, message: string): (waitMs: number) => HttpFailure {
  return (waitMs) =>
    new HttpFailure(429, type, message, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

export const notFound = failure(404, "NotFound", "찾으시는 주소가 없어요.");

/** Of what an account may not do while an admin stopped it: see `http/stopped.ts`. */
export const SUSPENDED = "Suspended";

export type HttpFailureStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 413
  | 415
  | 416
  | 422
  | 426
  | 429
  | 500
  | 503;
