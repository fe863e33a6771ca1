// Loaded lazily by top-row.tsx: only a club's version has it.
import { ChevronDown, Users } from "lucide-react";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useMenu } from "../../ui/overlay/use-menu.ts";

const VersionMenu = lazyOverlay(() => import("./version-menu.tsx"), "VersionMenu");

/** Whose rows are on the screen, on every page of a club's version, and the way to another version. */
export function ClubBadge({ name }: { readonly name: string }) {
  const { button, menu } = useMenu();
  return (
    <>
      <button
        {...button}
        type="button"
        className="press flex h-11 min-w-0 items-center gap-2 rounded-ctl bg-warm px-4 text-15 text-on-warm max-sm:px-3"
      >
        <Users size={20} aria-hidden className="shrink-0" />
        <b className="truncate">{name}</b>
        <span className="max-sm:sr-only">클럽</span>
        <span className="sr-only">버전 고르기</span>
        <ChevronDown size={16} className="shrink-0" aria-hidden />
      </button>
      <VersionMenu {...menu} />
    </>
  );
}
