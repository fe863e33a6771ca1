// Loaded lazily by top-row.tsx: only a club's version has it.
import { ChevronDown, Users } from "lucide-react";
import { useRef, useState } from "react";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";

const VersionMenu = lazyOverlay(() => import("./version-menu.tsx"), "VersionMenu");

/** Whose rows are on the screen, on every page of a club's version, and the way to another version. */
export function ClubBadge({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className="press flex h-11 min-w-0 items-center gap-2 rounded-ctl bg-warm px-4 text-15 text-on-warm max-sm:px-3"
        onClick={() => {
          setAnchor(button.current);
          setOpen(!isOpen);
        }}
      >
        <Users size={20} aria-hidden className="shrink-0" />
        <b className="truncate">{name}</b>
        <span className="max-sm:sr-only">클럽</span>
        <span className="sr-only">버전 고르기</span>
        <ChevronDown size={16} className="shrink-0" aria-hidden />
      </button>
      <VersionMenu isOpen={isOpen} onClose={() => setOpen(false)} anchor={anchor} />
    </>
  );
}
