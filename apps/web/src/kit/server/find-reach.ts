const LOOPBACK = /^(localhost|127\..+|\[::1\])$/;

/**
 * From where a link opens: from this computer alone (`localhost` on another device is that device), or within the school.
 * Undefined where it opens from everywhere, or nothing any more.
 *
 * ```ts
 * findReach({ address: "http://localhost:4000/damim/book/7F3K-9QX2", isSchoolOnly: true }); // "computer"
 * ```
 */
export function findReach(link: {
  readonly address: string;
  /** The server is known within the school alone. */
  readonly isSchoolOnly?: boolean;
}): "computer" | "school" | undefined {
  const { address, isSchoolOnly } = link;
  if (!address) return undefined;
  if (isLoopback(new URL(address).hostname)) return "computer";
  return isSchoolOnly ? "school" : undefined;
}

export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
