import type { CouncilPack } from "./council-pack-record.ts";
import { sayDrift } from "./diff-facts.ts";
import type { TrustFacts } from "./trust-facts.ts";

/** The pack that the council last said yes to; of those of one day the one that was printed last. */
export function findDecided<Pack extends CouncilPack>(packs: readonly Pack[]): Pack | undefined {
  return packs
    .filter(({ decision }) => decision === "passed" || decision === "conditional")
    .toSorted((a, b) => (toPlace(a) < toPlace(b) ? 1 : -1))[0];
}

/** 「심의 뒤에 바뀐 것」: what the server does otherwise than the papers said that the council passed. */
export function findDrift(packs: readonly CouncilPack[], today: TrustFacts): readonly string[] {
  const decided = findDecided(packs);
  return decided ? sayDrift(decided.facts, today) : [];
}

/** What orders papers by when they were printed. */
export function toMadePlace({ madeOn, madeAt }: Pick<CouncilPack, "madeOn" | "madeAt">): string {
  return `${madeOn}~${String(madeAt ?? 0).padStart(16, "0")}`;
}

function toPlace(pack: CouncilPack): string {
  return `${pack.decidedOn ?? pack.madeOn}~${toMadePlace(pack)}`;
}
