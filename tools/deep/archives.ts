import { type DeepPart, toCount } from "./deep-part.ts";
import { runTestFile } from "./vitest-part.ts";

const ACCOUNTS = 1_000;

/** Random accounts out of an archive and into an empty one, on both databases. */
export const archives: DeepPart = {
  name: "archives",
  test: "everything of a teacher out as one zip and into an empty account, equal state hashes",
  inNpmTest: "2 accounts",
  async run({ seed, count = ACCOUNTS }) {
    const file = "apps/server/src/archive/round-trip.test.ts";
    await runTestFile(file, { seed, count });
    return { count: `2 × ${toCount(count)} accounts`, result: "0 differences" };
  },
};
