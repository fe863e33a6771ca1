import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closeExampleTeacher, openExampleTeacher } from "../support/example-teacher.ts";
import { listGuides } from "../support/list-guides.ts";
import { closeDevices, shareDamim } from "../support/share-damim.ts";
import type { RunningDamim } from "../support/start-damim.ts";
import { walkGuide } from "../support/walk-guide.ts";

let damim: RunningDamim;
let browser: Browser;
beforeAll(async () => {
  [damim, browser] = await shareDamim();
});
afterAll(closeDevices);

it.each(await listGuides())(
  "the guide $id runs: each step is found by role and name, and done",
  async (guide) => {
    const { page, context, troubles } = await openExampleTeacher(damim, browser);

    await walkGuide(page, damim.url, guide);

    expect(troubles).toEqual([]);
    await closeExampleTeacher(context);
  },
);
