import { yearScope } from "@damim/domain/school-year/scope.ts";
import { createRandom } from "@damim/sync/testing/random.ts";
import { expect, it } from "vitest";
import { openJourney } from "../support/open-journey.ts";
import { waitForSyncState } from "../support/screen.ts";
import { readRows, recordYear } from "../support/teacher.ts";
import { readDraftPlaces, walkSlips } from "../support/walk-two-tabs.ts";

it.each([1, 2, 3, 4, 5, 6])(
  "walk %i through two tabs leaves each word in one memo, and no ghost",
  async (seed) => {
    const { context, damim, uid, page } = await openJourney({ studentCount: 1 });
    const pages = [page, await context.newPage()];
    for (const each of pages) {
      await each.goto(`${damim.url}memo?about=freeMemo`);
      await waitForSyncState(each, "저장됨");
    }

    const walked = await walkSlips(pages, 60, createRandom(seed));

    const readWords = async () =>
      (await readRows(damim, context.request, yearScope(uid, recordYear), "memo")).flatMap(
        ({ title }) => String(title).match(/낱말\d+끝/g) ?? [],
      );
    await expect.poll(async () => (await readWords()).sort()).toEqual([...walked].sort());
    await expect.poll(() => readDraftPlaces(page)).toEqual([]);
  },
);
