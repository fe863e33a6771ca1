// Loaded with 빠른 이동.
import type { PaletteEntry, PaletteQuestion } from "../../../kit/manifest/palette-source.ts";
import { toSurveyPlace } from "../survey-place.ts";
import { listSurveys } from "../rows/survey-rows.ts";

/** The surveys by their titles. */
export function listPaletteEntries({ store }: PaletteQuestion): readonly PaletteEntry[] {
  return listSurveys(store).map(({ id, title }) => ({
    id,
    label: `설문 ${title}`,
    to: toSurveyPlace(id),
  }));
}
