import { isSwitchedOff } from "../../data/switched-off.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { toGuideId, type Guide } from "./guide.ts";
import type { Screen } from "./screen.ts";

/** The guides of what is there: that of a screen which an admin switched off goes with it. */
export function listGuidesOn(
  guides: readonly Guide[],
  screens: readonly Pick<Screen, "path" | "about" | "switch">[],
  data: Pick<TeacherData, "site">,
): readonly Guide[] {
  const off = new Set(
    screens
      .filter((screen) => isSwitchedOff(data, screen.switch))
      .map((screen) => toGuideId(screen)),
  );
  return guides.filter(({ id }) => !off.has(id));
}
