import type { AssignDraft } from "@damim/domain/class-assignment/assign-plan.ts";
import { listOpenMatters, sayOpenMatter } from "@damim/domain/class-assignment/open-matters.ts";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";

/** What makes the split less than it looks, before it is made: the teacher goes back to it, or divides all the same. */
export function OpenMattersDialog(props: {
  readonly isOpen: boolean;
  readonly draft: AssignDraft;
  readonly onAct: () => void;
  readonly onClose: () => void;
}) {
  const { isOpen, draft, onAct, onClose } = props;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="나누기 전에 확인해요"
      actLabel="이대로 나누기"
      cancelLabel="모으기로 가기"
      onAct={onAct}
      onClose={onClose}
    >
      <ul aria-label="확인할 것" className="flex list-disc flex-col gap-2 pl-5">
        {listOpenMatters(draft).map((matter) => (
          <li key={matter.type}>{sayOpenMatter(matter)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
