import { Search, X } from "lucide-react";
import type { PadMemberRow } from "../../../data/pad/use-pad-data.ts";
import { IconButton } from "../../../ui/button.tsx";
import { authorOf } from "../card/author-of.ts";

/** Above the cards while the teacher looks for some: what for, and how many there are. */
export function BoardSearch(props: {
  readonly value: string;
  readonly count: number;
  readonly onChange: (value: string) => void;
  readonly onClose: () => void;
}) {
  const { value, count, onChange, onClose } = props;
  return (
    <search className="sticky top-0 z-4 mb-4 flex max-w-[560px] items-center gap-2.5 rounded-[14px] border border-field bg-surface py-0.5 pr-1 pl-4 text-fg-2 focus-within:outline-3 focus-within:-outline-offset-1 focus-within:outline-brand">
      <Search size={20} aria-hidden />
      <input
        type="search"
        className="h-11 min-w-0 flex-1 bg-transparent text-fg outline-0"
        autoComplete="off"
        aria-label="찾을 말"
        placeholder="이름이나 글에 있는 말 (초성도 돼요)"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be written into
        autoFocus
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && !event.nativeEvent.isComposing) onClose();
        }}
      />
      <output className="flex-none font-semibold">
        {value.trim() && (count > 0 ? `${count}장` : "없어요")}
      </output>
      <IconButton label="찾기 끝내기" icon={<X size={20} aria-hidden />} onClick={onClose} />
    </search>
  );
}

/** What the teacher finds an author by: number, name, and what the class reads instead of it. */
export function toSearchedName(members: ReadonlyMap<string, PadMemberRow>, by: string): string {
  const { number, name } = members.get(by) ?? {};
  return [number ? `${number}번` : "", name ?? "", authorOf(members, by)].join(" ");
}
