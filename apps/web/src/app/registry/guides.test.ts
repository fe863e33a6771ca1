import { describe, expect, it } from "vitest";
import { TODAY_GUIDE, toGuideId } from "../../kit/manifest/guide.ts";
import { featureTitles } from "../../features/guide/reviews/feature-titles.ts";
import { guideLoaders } from "./features.ts";
import { screens } from "./screens.ts";

const guides = (await Promise.all(guideLoaders.map((load) => load()))).flatMap(
  (file) => file.guides,
);
const ids = guides.map(({ id }) => id);
const screenIds = new Set([TODAY_GUIDE, ...screens.map(toGuideId)]);

describe("the guides of all screens", () => {
  it("are there for every screen: a feature says how to use its own, in guides.ts beside feature.ts", () => {
    expect([...screenIds].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("are called on the page of 후기 what they are called here", () => {
    expect(featureTitles).toEqual(Object.fromEntries(guides.map(({ id, title }) => [id, title])));
  });

  it("name no screen that does not exist, and each one once", () => {
    expect(ids.filter((id) => !screenIds.has(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(guides)(
    "$title: one sentence and three to six steps, the first of which opens it",
    (guide) => {
      const { sentence, steps } = guide;
      expect(sentence).toMatch(/요[.]$/);
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeLessThanOrEqual(6);
      expect(steps[0]).toHaveProperty("open");
      for (const { say } of steps) expect(say).toMatch(/[요죠][.]?$/);
    },
  );
});
