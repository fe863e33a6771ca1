import { writeFileSync } from "node:fs";

/** How much a test does: its part in `npm test`, or the full count of `npm run test:deep`. */
export function deepCount(usual: number): number {
  return Number(process.env["DEEP_COUNT"] ?? usual);
}

export function deepSeed(usual: number): number {
  return Number(process.env["DEEP_SEED"] ?? usual);
}

/** Tells `tools/deep/vitest-part.ts` what was counted. */
export function reportDeep(figures: Readonly<Record<string, number>>): void {
  const file = process.env["DEEP_REPORT"];
  if (file) writeFileSync(file, JSON.stringify(figures));
}
