const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bWhale\//, "Whale"],
  [/\bSamsungBrowser\//, "삼성 인터넷"],
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  // Everybody above says Chrome too, and Chrome says Safari.
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/**
 * What a teacher calls this device, without versions: they would change from week to week and tell
 * more than is needed. Nothing for what is no browser.
 *
 * ```ts
 * toDeviceName("Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/140.0 Safari/537.36"); // "Chrome · Windows"
 * ```
 */
export function toDeviceName(userAgent: string | null | undefined): string | null {
  if (!userAgent) return null;
  const find = (list: typeof BROWSERS): string | undefined =>
    list.find(([mark]) => mark.test(userAgent))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(" · ") || null;
}
