/**
 * The page may load its own files and nothing else; no `unsafe-*`, scripts by URL only through our
 * one Trusted Types policy `damim`.
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
  "trusted-types damim",
].join("; ");

const HSTS_SECONDS = 365 * 24 * 3600;

/** The headers of every answer, pages, files and errors alike. */
export function listSecurityHeaders({ isHttps }: { isHttps: boolean }): [string, string][] {
  return [
    ["Content-Security-Policy", CONTENT_SECURITY_POLICY],
    // Only localhost and https are served, the two places where browsers accept COOP.
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "no-referrer"],
    [
      "Permissions-Policy",
      "camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=(), midi=()",
    ],
    ...(isHttps
      ? [["Strict-Transport-Security", `max-age=${HSTS_SECONDS}`] as [string, string]]
      : []),
  ];
}
