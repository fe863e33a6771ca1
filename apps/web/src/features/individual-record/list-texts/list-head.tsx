import { ChevronLeft, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/button.tsx";

/** Above the texts of a list: the page, what can be done with all of them, and which list it is. */
export function ListHead(props: {
  readonly title: string;
  readonly tabs: ReactNode;
  readonly onLeave: () => void;
  /** Absent: the year is over. */
  readonly onEdit: (() => void) | undefined;
  /** Buttons. */
  readonly children: ReactNode;
}) {
  const { title, tabs, onLeave, onEdit, children } = props;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="title text-24">개별기록</h1>
        {tabs}
        <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">{children}</div>
      </div>
      <div className="flex items-center gap-1">
        <IconButton
          label="모든 목록"
          icon={<ChevronLeft size={20} aria-hidden />}
          onClick={onLeave}
        />
        <h2 className="title min-w-0 text-20 wrap-anywhere">{title}</h2>
        {onEdit && (
          <IconButton
            label="목록 고치기"
            icon={<Pencil size={18} aria-hidden />}
            onClick={onEdit}
          />
        )}
      </div>
    </>
  );
}
