import { globSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../run-step.ts";
import { ALWAYS, chooseJourneys } from "./choose-journeys.ts";
import { featureJourneys } from "./feature-journeys.ts";
import { longJourneys } from "./long-journeys.ts";

it("each feature names a journey, and each journey that is named exists", () => {
  const features = readdirSync(path.join(projectRoot, "apps/web/src/features"));
  expect(Object.keys(featureJourneys).toSorted()).toEqual(features.toSorted());
  const named = [...ALWAYS, ...Object.values(featureJourneys).flat()];
  const files = globSync("e2e/*.spec.ts", { cwd: projectRoot });
  expect(named.filter((name) => !files.includes(path.join("e2e", `${name}.spec.ts`)))).toEqual([]);
  expect(Object.values(featureJourneys).filter((names) => names.length === 0)).toEqual([]);
});

it("what may take longer exists, and there is no more of it", () => {
  const files = globSync("e2e/*.spec.ts", { cwd: projectRoot });
  expect(
    longJourneys.filter((name) => !files.includes(path.join("e2e", `${name}.spec.ts`))),
  ).toEqual([]);
  expect(longJourneys.length).toBeLessThanOrEqual(44);
});

it.each([
  ["apps/web/src/features/seats/seat-grid.tsx", ["seats"]],
  ["apps/server/src/cafe/post-routes.ts", ["cafe"]],
  ["packages/domain/src/survey/survey.ts", ["survey", "survey-link", "pair-hints"]],
  ["e2e/menus.spec.ts", ["menus"]],
  ["e2e/deep/lock.spec.ts", []],
  ["apps/web/src/kit/day-field/day-field.tsx", []],
  ["apps/server/src/sync/sync-routes.ts", []],
  ["packages/domain/src/constructor/x.ts", []],
])("a change of %s runs %j beside what always runs", (changed, journeys) => {
  expect(chooseJourneys([changed, changed])).toEqual([...ALWAYS, ...journeys]);
});
