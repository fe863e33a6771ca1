import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useEffect } from "react";
import type { NamingState } from "./use-naming.ts";

const WIDTH = 224;

/** Who may be meant by the @, below it. The keys are the editor's, where the focus stays. */
export function MentionList({ naming }: { readonly naming: NamingState }) {
  const { listId, found, active, place, onPick } = naming;
  const activeId = active && `${listId}-${active.id}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  if (!place) return null;
  return (
    <div
      id={listId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list of options takes the editor's focus
      role="listbox"
      aria-label="학생 고르기"
      className="absolute z-20 max-h-56 w-56 overflow-y-auto overscroll-contain rounded-card bg-surface p-1.5 shadow-float"
      style={{ top: place.top + 6, left: `max(0px, min(${place.left}px, 100% - ${WIDTH}px))` }}
    >
      {found.map((student) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the editor's
        <div
          key={student.id}
          id={`${listId}-${student.id}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
          role="option"
          aria-selected={student === active}
          tabIndex={-1}
          // The focus stays in the editor.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(student.id)}
          className="flex min-h-11 cursor-pointer items-center rounded-ctl px-3 text-15 font-semibold hover:bg-hover aria-selected:bg-brand-weak aria-selected:text-brand-strong"
        >
          {toStudentWords(student)}
        </div>
      ))}
    </div>
  );
}
