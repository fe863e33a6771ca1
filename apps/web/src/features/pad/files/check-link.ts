const LONGEST_LINK = 2_000;

/**
 * The address that somebody typed or pasted, with https in front where nothing stands; undefined when it is none
 * that a card may hold (`padCardSchema`: http or https, no name of a user).
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
  const isWeb = address.protocol === "https:" || address.protocol === "http:";
  const isNamed = address.hostname.includes(".") || address.hostname === "localhost";
  if (!isWeb || !isNamed || address.username !== "" || address.password !== "") return undefined;
  return address.href.length <= LONGEST_LINK ? address.href : undefined;
}
