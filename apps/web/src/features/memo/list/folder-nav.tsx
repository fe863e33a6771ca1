import type { KeptMemoFolder } from "@damim/domain/memo/memo.ts";
import { Files, FolderPlus, Pencil, Pin } from "lucide-react";
import type { ReactNode } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { folderSpot } from "./folder-look.ts";
import type { FolderChoice, MemoListState } from "./use-memo-list.ts";

/** Where memos lie: beside the list, on a narrow page in a row above it. */
export function FolderNav(props: {
  readonly folders: readonly KeptMemoFolder[];
  readonly list: MemoListState;
  /** On a phone: a memo stands in its place. */
  readonly isAway: boolean;
  /** Absent in a year that is over. */
  readonly onAdd: (() => void) | undefined;
  readonly onEdit: ((folder: KeptMemoFolder) => void) | undefined;
}) {
  const { folders, list, isAway, onAdd, onEdit } = props;
  const { choice, setChoice, count } = list;
  const chosen =
    typeof choice === "string" ? undefined : folders.find(({ id }) => id === choice.id);
  const line = (label: string, of: FolderChoice, icon: ReactNode) => {
    const isOpen = typeof of === "string" ? choice === of : chosen?.id === of.id;
    return (
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={() => setChoice(of)}
        className="press-now flex h-11 w-full min-w-0 items-center gap-2.5 rounded-ctl px-3 text-15 hover:bg-hover aria-[current=true]:bg-brand-weak aria-[current=true]:font-semibold aria-[current=true]:text-brand-strong max-md:w-auto max-md:max-w-52 max-md:shrink-0"
      >
        {icon}
        <span className="min-w-0 flex-1 truncate text-left">{label}</span>
        <span className="text-14 tabular-nums">{count(of)}</span>
      </button>
    );
  };
  return (
    <nav
      aria-label="메모 폴더"
      className={`flex min-w-0 gap-1 p-2 max-md:overflow-x-auto max-md:border-b max-md:border-line-2 md:flex-col md:overflow-y-auto md:border-r md:border-line-2 print:hidden ${isAway ? "max-md:hidden" : ""}`}
    >
      {line("모든 메모", "all", <Files size={18} aria-hidden className="shrink-0" />)}
      {line("고정", "pinned", <Pin size={18} aria-hidden className="shrink-0" />)}
      {folders.map((folder) => (
        <div key={folder.id} className="flex min-w-0 max-md:shrink-0">
          {line(
            folder.name,
            { id: folder.id },
            <span
              aria-hidden
              className={`size-3.5 shrink-0 rounded-[5px] ${folderSpot[folder.colour]}`}
            />,
          )}
          {onEdit && chosen === folder && (
            <IconButton
              label={`${folder.name} 폴더 고치기`}
              icon={<Pencil size={16} aria-hidden />}
              onClick={() => onEdit(folder)}
            />
          )}
        </div>
      ))}
      {onAdd && (
        <Button
          variant="text"
          icon={<FolderPlus size={18} aria-hidden />}
          className="justify-start! px-3! md:mt-auto"
          onClick={onAdd}
        >
          폴더 추가
        </Button>
      )}
    </nav>
  );
}
