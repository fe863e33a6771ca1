import type { Finding } from "@damim/domain/individual-record/lint/lint-record.ts";
import {
  listSimilarHere,
  type SimilarHere,
} from "@damim/domain/individual-record/similar/similar-findings.ts";
import { useEffect, useEffectEvent, type RefObject } from "react";
import type { SimilarTexts } from "./use-similar-walk.ts";

/** What of the similar sentences stands in the open text, and the one that a walk has come to; that is brought into view. */
export function useSimilarHere(
  desk: RefObject<HTMLElement | null>,
  of: { readonly similar: SimilarTexts; readonly id: string; readonly text: string },
): { readonly here: readonly SimilarHere[]; readonly walked: readonly Finding[] } {
  const { similar, id, text } = of;
  const { groups, walk } = similar;
  const place = walk?.group[walk.at];
  const walked = listSimilarHere(place ? [[place]] : [], id, text).map(({ finding }) => finding);
  const show = useEffectEvent(() => {
    const [at] = walked.map((finding) => finding.at);
    desk.current?.querySelector(`mark[data-at="${at}"]`)?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => show(), [place]);
  return { here: listSimilarHere(groups, id, text), walked };
}
