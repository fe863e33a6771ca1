/** What the late parts of a page need; written by the build (`fetch-before-import.ts`), one for each page. */
export interface PartMap {
  /** Below `assets/`, where all lie, but for what the page has from its start. */
  readonly files: readonly string[];
  /**
   * For each file, places in `files`: the scripts that it imports itself and its styles. Each says how far it lies from
   * the one before it, which packs to half.
   */
  readonly imports: readonly (readonly number[])[];
}

/**
 * The files to fetch before `part` is imported: itself, what it imports, what that imports.
 *
 * ```ts
 * listNeeded({ files: ["a.js", "b.js", "b.css"], imports: [[1], [2], []] }, "assets/a.js");
 * // ["assets/a.js", "assets/b.js", "assets/b.css"]
 * listNeeded({ files: [], imports: [] }, "assets/a.js"); // ["assets/a.js"]
 * ```
 */
export function listNeeded({ files, imports }: PartMap, part: string): readonly string[] {
  const first = files.indexOf(part.slice(7));
  if (first < 0) return [part];
  const needed = new Set([first]);
  // A set hands out what is added to it while it is walked.
  for (const at of needed) {
    let place = 0;
    for (const step of imports[at] ?? []) needed.add((place += step));
  }
  return Array.from(needed, (at) => `assets/${files[at]}`);
}
