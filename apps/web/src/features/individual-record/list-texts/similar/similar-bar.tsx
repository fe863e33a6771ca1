import { toSimilarTitle } from "@damim/domain/individual-record/similar/find-similar.ts";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { IconButton } from "../../../../ui/button.tsx";
import type { SimilarTexts } from "./use-similar-walk.ts";

/** Above a text: the group that is walked through, and the ways on. */
export function SimilarBar({ similar }: { readonly similar: SimilarTexts }) {
  const { walk, go, end, nameWho, nameList } = similar;
  const place = walk?.group[walk.at];
  if (!walk || !place) return null;
  const { group, at } = walk;
  return (
    <section
      aria-label="비슷한 문장"
      className="flex items-start gap-2 rounded-ctl border border-line-2 bg-surface py-2 pr-2 pl-4"
    >
      <div className="min-w-0 flex-1 py-1">
        <h3 className="text-15 font-bold">{toSimilarTitle(group)}</h3>
        <output className="block text-14 text-fg-2 wrap-anywhere">
          {at + 1} / {group.length} · {nameWho(place)} · {nameList(place)}
          <span className="block text-fg">{place.sentence}</span>
        </output>
      </div>
      <IconButton
        label="앞 비슷한 문장"
        variant="line"
        icon={<ChevronLeft size={20} aria-hidden />}
        onClick={() => go(group, (at + group.length - 1) % group.length)}
      />
      <IconButton
        label="다음 비슷한 문장"
        variant="line"
        icon={<ChevronRight size={20} aria-hidden />}
        onClick={() => go(group, (at + 1) % group.length)}
      />
      <IconButton label="그만 보기" icon={<X size={20} aria-hidden />} onClick={end} />
    </section>
  );
}
