import { HttpFailure } from "./http-failure.ts";

const READING_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a write that does not come from one of our own pages. Browsers send `Origin` with every
 * write; where it is missing `Sec-Fetch-Site` must vouch. Foreign pages are thereby unable to use
 * a teacher's cookie, even where SameSite does not help (another port of localhost is the same site).
 */
export function checkOrigin(request: Request, trustedOrigins: readonly string[]): void {
  if (READING_METHODS.has(request.method)) return;
  const origin = request.headers.get("origin");
  const isOurs =
    origin === null
      ? request.headers.get("sec-fetch-site") === "same-origin"
      : trustedOrigins.includes(origin);
  if (isOurs) return;
  throw new HttpFailure(
    403,
    "ForeignOrigin",
    `이 주소에서 온 요청은 받지 않아요. ${trustedOrigins[0] ?? ""}에서 열어 주세요.`,
  );
}
