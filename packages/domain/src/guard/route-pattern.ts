/**
 * Whether a path fits a pattern whose `:name` parts stand for one part each. Query, hash and a slash at
 * the end do not matter; letters must match as they are.
 *
 * ```ts
 * fitsPattern("/simsim/:feature", "/simsim/all/"); // true
 * fitsPattern("/simsim/:feature", "/simsim"); // false
 * ```
 */
export function fitsPattern(pattern: string, path: string): boolean {
  const wanted = toParts(pattern);
  const parts = toParts(path);
  if (wanted.length !== parts.length) return false;
  return wanted.every((part, index) => part.startsWith(":") || part === parts[index]);
}

/** The first pattern that a path fits, or nothing. */
export function findPattern(patterns: Iterable<string>, path: string): string | undefined {
  for (const pattern of patterns) if (fitsPattern(pattern, path)) return pattern;
  return undefined;
}

function toParts(path: string): readonly string[] {
  const [bare = ""] = path.split(/[?#]/);
  return bare.split("/").filter((part) => part !== "");
}
