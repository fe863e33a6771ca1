import { Coffee, Dices, NotebookPen, PencilLine, Search } from "lucide-react";
import type { MenuGroup } from "../../kit/manifest/screen.ts";

const icons = {
  record: PencilLine,
  lookup: Search,
  memo: NotebookPen,
  teachers: Coffee,
  play: Dices,
} as const;

export function MenuIcon({ group, size }: { readonly group: MenuGroup; readonly size: number }) {
  const Icon = icons[group];
  return <Icon size={size} aria-hidden className="shrink-0" />;
}
