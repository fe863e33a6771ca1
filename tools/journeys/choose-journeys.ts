import { featureJourneys } from "./feature-journeys.ts";

/** What no change may break: a first day, a mark without network, two devices, a lesson in a room, a booking, a backup. */
export const ALWAYS: readonly string[] = [
  "first-day",
  "mark-attendance-offline",
  "two-tabs-and-two-devices",
  "pad-lesson",
  "booking",
  "scripts",
];

/** One word a feature in every layer, so one folder's name tells it. */
const PLACES = /^(?:apps\/web\/src\/features|apps\/server\/src|packages\/domain\/src)\/([^/]+)\//;
const JOURNEY = /^e2e\/([^/]+)\.spec\.ts$/;

/**
 * The journeys that `npm test` runs after a change: those that always run, those of the features whose folders it
 * touches, and those that it changes themselves. Names of `e2e/NAME.spec.ts`, in order, each once.
 *
 * @param changed paths in the project, with slashes
 * @example chooseJourneys(["packages/domain/src/seats/seat.ts"]) // [...ALWAYS, "seats"]
 */
export function chooseJourneys(changed: readonly string[]): readonly string[] {
  const ofFeatures = changed.flatMap((path) => {
    const feature = PLACES.exec(path)?.[1] ?? "";
    return Object.hasOwn(featureJourneys, feature) ? (featureJourneys[feature] ?? []) : [];
  });
  const themselves = changed.flatMap((path) => JOURNEY.exec(path)?.[1] ?? []);
  return [...new Set([...ALWAYS, ...ofFeatures, ...themselves])];
}
