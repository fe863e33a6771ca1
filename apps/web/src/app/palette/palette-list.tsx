import {
  CalendarCheck,
  CircleHelp,
  Clock3,
  Contact,
  FileText,
  History,
  PanelsTopLeft,
  Search,
  Settings,
  Zap,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { KeyCap } from "../../ui/key-cap.tsx";
import { isFirstWay, type PaletteGroup, type PaletteItem } from "./search-palette.ts";

const titles: Readonly<Record<PaletteGroup, string>> = {
  used: "자주 쓰는 것",
  students: "학생",
  pages: "가기",
  acts: "하기",
  settings: "설정",
  recent: "최근 출결",
  records: "기록",
  maybe: "혹시",
  elsewhere: "다른 곳",
};
const icons = {
  used: History,
  settings: Settings,
  pages: PanelsTopLeft,
  acts: Zap,
  recent: Clock3,
  records: FileText,
  maybe: CircleHelp,
  elsewhere: Search,
  students: CalendarCheck,
} as const;

export interface PaletteListProps {
  readonly id: string;
  readonly items: readonly PaletteItem[];
  readonly typed: string;
  readonly active: PaletteItem | undefined;
  readonly onPoint: (index: number) => void;
}

/** The lines that fit, in their groups. The focus stays in the field; one line is the active one. */
export function PaletteList({ id, items, typed, active, onPoint }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const activeId = active && `${id}-${active.id}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list of options has no icons and takes the field's focus
      role="listbox"
      aria-label="찾은 것"
      className="-mx-2 min-h-0 flex-1 overflow-y-auto overscroll-contain"
    >
      {groups.map((group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native element is a group of options in a listbox
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} className="px-3 pt-3 pb-1 text-13 font-bold text-fg-3">
            {titles[group]}
          </div>
          {items.map((item, index) =>
            item.group === group ? (
              <PaletteOption
                key={item.id}
                id={`${id}-${item.id}`}
                item={item}
                typed={typed}
                isActive={item === active}
                onPoint={() => onPoint(index)}
              />
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}

function PaletteOption(props: {
  readonly id: string;
  readonly item: PaletteItem;
  readonly typed: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
}) {
  const { id, item, typed, isActive, onPoint } = props;
  const Icon = item.group === "students" && !isFirstWay(item) ? Contact : icons[item.group];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's; a pointer presses the option
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> holds text only
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={isActive ? undefined : onPoint}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={item.onChoose}
      className="group flex min-h-13 cursor-pointer items-center gap-3 rounded-ctl px-3 py-2 text-16 aria-selected:bg-brand-weak"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-chip bg-sunken text-fg-2 group-aria-selected:bg-surface group-aria-selected:text-brand">
        <Icon size={18} aria-hidden />
      </span>
      <span className="min-w-0 font-semibold">
        <Found label={item.label} typed={typed} />
      </span>
      <span className="ml-auto flex items-center gap-2 text-14 whitespace-nowrap text-fg-2 empty:hidden">
        {item.detail}
        {isActive && <KeyCap className="bg-surface! max-md:hidden">Enter</KeyCap>}
      </span>
    </div>
  );
}

/** The name of a line, with what was typed of it marked; by 초성 nothing of it was. */
function Found({ label, typed }: { readonly label: string; readonly typed: string }) {
  const at = typed === "" ? -1 : label.toLowerCase().indexOf(typed.toLowerCase());
  if (at === -1) return label;
  const end = at + typed.length;
  return (
    <>
      {label.slice(0, at)}
      <b className="font-extrabold text-brand-strong">{label.slice(at, end)}</b>
      {label.slice(end)}
    </>
  );
}
