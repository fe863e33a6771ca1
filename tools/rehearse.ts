/**
 * `node bin/run.js tools/rehearse.ts [PART…]`: what happens to words when parts of a large installation die, on this
 * machine. Prints the rows of the table in `docs/scale.md`; ends with 1 when one of them is not as it must be.
 */
import { citus } from "./rehearse/citus.ts";
import { drill } from "./rehearse/drill.ts";
import { many } from "./rehearse/many.ts";
import type { Finding, Part } from "./rehearse/part.ts";
import { router } from "./rehearse/router.ts";
import { standby } from "./rehearse/standby.ts";

const PARTS: readonly Part[] = [router, many, standby, drill, citus];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => PARTS.every((part) => part.name !== name));
if (unknown.length > 0) {
  process.stderr.write(
    `${unknown.join(", ")} 부분은 없어요: ${PARTS.map(({ name }) => name).join(", ")}\n`,
  );
  process.exit(64);
}
let holds = true;
for (const part of PARTS) {
  if (wanted.length > 0 && !wanted.includes(part.name)) continue;
  const since = performance.now();
  const found = await part.rehearse().catch(sayBroken);
  const seconds = Math.round((performance.now() - since) / 1_000);
  process.stdout.write(`\n${part.name} ${part.title} (${seconds} s)\n`);
  if (typeof found === "string") process.stdout.write(`  ${found}\n`);
  else {
    for (const { what, found: seen, holds: isRight } of found) {
      holds &&= isRight;
      process.stdout.write(`  ${isRight ? "holds " : "FAILED"} ${what}: ${seen}\n`);
    }
  }
}
process.exit(holds ? 0 : 1);

/** A part that breaks is told as what it is, and the others go on. */
function sayBroken(error: unknown): readonly Finding[] {
  const found = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [{ what: "the part runs to its end", found, holds: false }];
}
