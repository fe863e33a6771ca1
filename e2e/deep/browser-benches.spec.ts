import { describe } from "vitest";
import { openBenches } from "../../tools/proofs/open-once.ts";

/** The others are opened by `tools/proofs`: a browser for each takes minutes together. */
describe("each bench that opens a browser, once, on the smallest input (SMALLEST=1)", () => {
  openBenches({ inBrowser: true });
});
