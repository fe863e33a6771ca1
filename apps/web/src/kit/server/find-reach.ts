/** From where an address opens: from this computer alone, within the school, or from everywhere. */
export type Reach = "computer" | "school" | "everywhere";

const LOOPBACK = /^(localhost|127\..+|\[::1\])$/;

/**
 * `localhost` on another device is that device. Of a link that opens nothing any more nothing is said.
 *
 * ```ts
 * findReach("http://localhost:4000/damim/book/7F3K-9QX2", true); // "computer"
 * ```
 *
 * @param isSchoolOnly the server is known within the school alone
 */
export function findReach(address: string, isSchoolOnly: boolean): Reach {
  if (address !== "" && isLoopback(new URL(address).hostname)) return "computer";
  return isSchoolOnly && address !== "" ? "school" : "everywhere";
}

export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
