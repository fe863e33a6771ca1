import { expect, it } from "vitest";
import { closeExampleTeacher, openExampleTeacher } from "../support/example-teacher.ts";
import { listGuides } from "../support/list-guides.ts";
import { shareDamim } from "../support/share-damim.ts";
import { walkGuide } from "../support/walk-guide.ts";

const [damim, browser] = await shareDamim();

it.each(await listGuides())(
  "the guide $id runs: each step is found by role and name, and done",
  async (guide) => {
    const { page, context, troubles } = await openExampleTeacher(damim, browser);

    await walkGuide(page, damim.url, guide);

    expect(troubles).toEqual([]);
    await closeExampleTeacher(context);
  },
);
