// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily with quick-overlays.tsx.
import { Search } from "lucide-react";
import { useId, useState, type KeyboardEvent } from "react";
import { KeyCap } from "../../ui/key-cap.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { isComposing } from "../../ui/field/form.tsx";
import { fieldBox } from "../../ui/field/field-frame.tsx";
import { readPaletteUses } from "../../platform/kept/palette-uses.ts";
import { PaletteList } from "./palette-list.tsx";
import { isFirstWay, searchPalette } from "./search-palette.ts";
import { useSearches } from "./use-searches.ts";
import { usePaletteItems, type PaletteWays } from "./use-palette-items.ts";

export interface PaletteDialogProps extends PaletteWays {
  readonly isOpen: boolean;
}

/** 빠른 이동: pupils, pages, acts and recent records by a few letters (spec 01 §3). */
export function PaletteDialog(props: PaletteDialogProps) {
  const { isOpen, onClose } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="빠른 이동" closesOnOutsidePress>
      {/* Each opening begins anew, with what is there by then. */}
      {isOpen && <PaletteSearch {...props} />}
    </Dialog>
  );
}

const keys = [
  [["↑", "↓"], "고르기"],
  [["Enter"], "열기"],
  [["Esc"], "닫기"],
] as const;

function PaletteSearch(ways: PaletteWays) {
  const items = usePaletteItems(ways);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string>();
  const listId = useId();
  const [used] = useState(readPaletteUses);
  const own = searchPalette(items, typed, used);
  const isPupil = own.some((item) => item.group === "maybe" || isFirstWay(item));
  const searches = useSearches(isPupil ? "" : typed, ways.onClose);
  const found = [...own, ...searches];
  // What lies elsewhere is never chosen unasked: the words would leave this device. Nor is another child than was named.
  const active =
    found.find(({ id }) => id === chosen) ?? own.find(({ group }) => group !== "maybe");
  const at = active ? found.indexOf(active) : -1;
  const move = (next: number): void =>
    setChosen(found[(next + found.length) % Math.max(found.length, 1)]?.id);
  const handleKey = (event: KeyboardEvent): void => {
    // The Enter that ends a syllable chooses nothing, and its arrows belong to the input method.
    if (isComposing(event)) return;
    if (event.key === "ArrowDown") move(at + 1);
    else if (event.key === "ArrowUp") move(Math.max(at, 0) - 1);
    else if (event.key === "PageDown") move(Math.min(at + 5, found.length - 1));
    else if (event.key === "PageUp") move(Math.max(at - 5, 0));
    else if (event.key === "Enter") active?.onChoose();
    else return;
    event.preventDefault();
  };
  return (
    <div className="flex h-[min(33rem,calc(100dvh-9rem))] flex-col gap-1 pt-1">
      <div className={`flex h-14 shrink-0 items-center gap-3 rounded-ctl px-3.5 ${fieldBox}`}>
        <Search size={22} aria-hidden className="shrink-0 text-brand" />
        <input
          role="combobox"
          aria-label="검색"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
          placeholder="이름, 초성, 번호, 화면"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          data-autofocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={handleKey}
          className="h-full min-w-0 flex-1 bg-transparent text-17 font-medium outline-none"
        />
      </div>
      <output className="sr-only">
        {typed.trim() !== "" &&
          (own.length > 0 ? `${found.length}개 찾았어요` : "찾는 것이 없어요")}
      </output>
      {own.length === 0 && (
        <div className="grid flex-1 place-content-center gap-1 text-center">
          <p className="text-16 font-bold">「{typed.trim()}」에 맞는 것이 없어요</p>
          <p className="text-14 text-fg-2">이름의 초성(ㄱㄱㅇ)이나 번호로도 찾을 수 있어요.</p>
        </div>
      )}
      {found.length > 0 && (
        <PaletteList
          id={listId}
          items={found}
          typed={typed.trim()}
          active={active}
          onPoint={(index) => setChosen(found[index]?.id)}
        />
      )}
      <p
        aria-hidden
        className="-mb-2 flex shrink-0 items-center gap-1.5 border-t border-line-2 pt-3 text-13 text-fg-2 max-md:hidden"
      >
        {keys.map(([caps, does]) => (
          <span key={does} className="mr-2.5 flex items-center gap-1.5">
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}
            {does}
          </span>
        ))}
      </p>
    </div>
  );
}
