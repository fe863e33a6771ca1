import type { Arrival } from "./arrival.ts";

/**
 * The page may load its own files and nothing else; no `unsafe-*`, scripts by URL only through our
 * one Trusted Types policy `damim`; the editor of memos reads what is pasted through its own, into a document that runs
 * nothing.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types damim ProseMirrorClipboard",
].join("; ");

const PERMISSIONS_POLICY =
  "camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=(), midi=()";
/** Of pages: a sound card of a pad room is recorded there. The browser asks the person all the same. */
export const PAGE_PERMISSIONS_POLICY = PERMISSIONS_POLICY.replace(
  "microphone=()",
  "microphone=(self)",
);

const HSTS_SECONDS = 365 * 24 * 3600;

/**
 * The headers of every answer, pages, files and errors alike. HSTS only where an operator gave an https
 * address: with our own certificate it would lock devices out that have not installed it.
 */
export function listSecurityHeaders(options: {
  readonly isHttps: boolean;
  readonly arrival: Arrival;
}): [string, string][] {
  const { isHttps, arrival } = options;
  const isTrustworthy = arrival.type === "secure" || arrival.type === "this-computer";
  return [
    ["Content-Security-Policy", CONTENT_SECURITY_POLICY],
    // Elsewhere browsers ignore it, with an error in the console.
    ...(isTrustworthy ? [["Cross-Origin-Opener-Policy", "same-origin"] as [string, string]] : []),
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "no-referrer"],
    ["Permissions-Policy", PERMISSIONS_POLICY],
    ...(isHttps
      ? [["Strict-Transport-Security", `max-age=${HSTS_SECONDS}`] as [string, string]]
      : []),
  ];
}
