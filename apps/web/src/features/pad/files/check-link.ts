import { isPadLink } from "@damim/domain/pad/room/pad-link.ts";

/**
 * The address that somebody typed or pasted, with https in front where nothing stands; undefined when it is none
 * that a card may hold (`isPadLink`).
 *
 * ```ts
 * checkLink("www.korea.kr/a"); // "https://www.korea.kr/a"
 * ```
 */
export function checkLink(typed: string): string | undefined {
  const text = typed.trim();
  const whole =
    /^[a-z][a-z\d+.-]*:/iu.test(text) && !/^[^/:]+:\d/u.test(text) ? text : `https://${text}`;
  if (/\s/u.test(text) || !URL.canParse(whole)) return undefined;
  const address = new URL(whole);
  const isNamed = address.hostname.includes(".") || address.hostname === "localhost";
  // A browser leaves these two as they are behind "?" and "#".
  const href = address.href.replaceAll("\\", "%5C").replaceAll("`", "%60");
  return isNamed && isPadLink(href) ? href : undefined;
}
