import type { TeacherData } from "../../data/teacher-data.ts";
import { hasDraftsInMemory } from "../../data/drafts/use-draft.ts";
import { currentTime } from "../../platform/clock.ts";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { isServerThere } from "./open-anew.ts";
import { reloadNewest } from "./reload-newest.ts";

/** A second failure within this time is not mended by one more reload. */
const AGAIN_AFTER_MS = 120_000;

/**
 * After a new version was installed on the server, parts of this page's version may be gone: opens the page anew, in
 * the newest build, once. False when it did not and a person has to decide: it was tried already, the server
 * does not answer (the browser's own error page would take the place of ours), or something stands in this page alone.
 */
export async function reloadOnce(
  data: TeacherData | undefined,
  reload: () => Promise<void> = reloadNewest,
): Promise<boolean> {
  if (!data || !isNothingLost(data) || wasTried() || !(await isServerThere())) return false;
  saveTabText("reloadedAt", String(currentTime()));
  await reload();
  return true;
}

/** Whether everything that was written or typed here is on this device's disk or at the server; before rows are there, too. */
export function isNothingLost(data: TeacherData | undefined): boolean {
  if (!data) return true;
  const { files, stores } = data;
  return [files, ...stores].every((each) => each.unsavedCount() === 0) && !hasDraftsInMemory();
}

function wasTried(): boolean {
  const triedAt = Number(readTabText("reloadedAt") ?? Number.NaN);
  return currentTime() - triedAt < AGAIN_AFTER_MS;
}
