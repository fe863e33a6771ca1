import { findPattern } from "../guard/route-pattern.ts";
import { clubRoutes, publicRoutes } from "../guard/routes.ts";

/** Every address that the product knows. One that is missing here is reported as `/*`, and works. */
const patterns: readonly string[] = [
  ...new Set([
    ...publicRoutes,
    ...clubRoutes,
    ...`/aimanager /attendance /checkListMemo /classTable /classTimeTable /club /consulting /dailyLog /devices
      /data /main /memo /monthClassTable /padIt /padIt/:roomName/:roomPw /profile /screenLock /student-manage
      /surveyProcessor /todo /trash /weteacher`.split(/\s+/),
  ]),
];

const ELSEWHERE = "/*";

/**
 * The pattern of an address in place of the address: codes of students and rooms stand in addresses.
 *
 * ```ts
 * toReportRoute("/answer/7F3K?name=x"); // "/answer/:code"
 * toReportRoute("/김하린"); // "/*"
 * ```
 */
export function toReportRoute(path: string): string {
  // A pattern stays what it is.
  if (patterns.includes(path)) return path;
  return findPattern(patterns, path) ?? ELSEWHERE;
}
