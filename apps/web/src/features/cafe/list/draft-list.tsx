import { postDraftKind } from "@damim/domain/cafe/post-draft.ts";
import { ChevronRight } from "lucide-react";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { Card } from "../../../ui/card.tsx";

/** What was begun on any device and is not posted yet. Nothing where there is none. */
export function DraftList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { profile } = useTeacherData();
  const rows = useRows(profile, postDraftKind);
  const drafts = [...rows.values()].toSorted((a, b) => (a.id < b.id ? 1 : -1));
  if (drafts.length === 0) return null;
  return (
    <Card title="쓰던 글" titleEnd={`${drafts.length}개`}>
      <ul aria-label="쓰던 글" className="-mx-2 flex flex-col">
        {drafts.map(({ id, title, body, waiting }) => (
          <li key={id}>
            <button
              type="button"
              className="press flex min-h-13 w-full items-center gap-3 rounded-ctl px-2 text-left hover:bg-hover"
              onClick={() => onOpen(id)}
            >
              <span className="min-w-0 flex-1 truncate font-semibold">
                {title.trim() || body.trim().slice(0, 40) || "제목 없는 글"}
              </span>
              <span className="shrink-0 text-14 text-fg-2">
                {waiting ? "인터넷이 이어지면 올려요" : "쓰던 글"}
              </span>
              <ChevronRight size={18} aria-hidden className="shrink-0 text-fg-3" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
