import { ChevronLeft, Copy, FileInput, Pencil, TextSearch } from "lucide-react";
import type { ReactNode } from "react";
import { printPage } from "../../../platform/print.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { OutputButtons } from "../../../ui/paper/output-buttons.tsx";

/** Above the texts of a list: the page, what can be done with all of them, and which list it is. */
export function ListHead(props: {
  readonly title: string;
  readonly tabs: ReactNode;
  readonly onLeave: () => void;
  /** Absent: the year is over. */
  readonly onEdit: (() => void) | undefined;
  readonly onSimilar: () => void;
  readonly onForm: () => void;
  readonly onCopy: () => void;
  readonly onDownload: () => Promise<void>;
}) {
  const { title, tabs, onLeave, onEdit, onSimilar, onForm, onCopy, onDownload } = props;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="title text-24">개별기록</h1>
        {tabs}
        <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">
          <Button variant="line" icon={<TextSearch size={18} aria-hidden />} onClick={onSimilar}>
            비슷한 문장 찾기
          </Button>
          <Button icon={<FileInput size={18} aria-hidden />} onClick={onForm}>
            나이스 양식에 채우기
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1">
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
        <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">
          <Button variant="line" icon={<Copy size={18} aria-hidden />} onClick={onCopy}>
            한 명씩 복사
          </Button>
          <OutputButtons onDownload={onDownload} onPrint={printPage} />
        </div>
      </div>
    </>
  );
}
