import type { KeptSubject } from "@damim/domain/class-table/subject.ts";
import type { AskedSubject } from "../table-dialogs.tsx";
import { Plus } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { subjectEdges } from "../rows/table-rows.ts";

/** The subjects of the class with who teaches them and where. */
export function SubjectList(props: {
  readonly sorted: readonly KeptSubject[];
  readonly isPast: boolean;
  readonly onOpen: (asked: AskedSubject) => void;
}) {
  const { sorted, isPast, onOpen } = props;
  return (
    <Card title="과목">
      {sorted.length === 0 && (
        <p className="pb-2 text-14 text-fg-2">시간표를 저장하면 적은 과목이 여기 생겨요.</p>
      )}
      <ul className="grid gap-1.5">
        {sorted.map((subject) => (
          <li key={subject.id}>
            <button
              type="button"
              onClick={() => onOpen({ subject })}
              className={`press flex min-h-11 w-full items-center gap-2 rounded-ctl border border-l-4 border-line-2 px-3 text-left hover:bg-hover ${subjectEdges[subject.colour] ?? ""}`}
            >
              <span className="text-15 font-semibold">{subject.name}</span>
              <span className="min-w-0 flex-1 truncate text-13 text-fg-2">
                {[subject.teacher, subject.room].filter(Boolean).join(" · ")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!isPast && (
        <Button
          variant="text"
          className="mt-2"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => onOpen({ name: "" })}
        >
          과목 만들기
        </Button>
      )}
    </Card>
  );
}
