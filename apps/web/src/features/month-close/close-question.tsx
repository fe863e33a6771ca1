// Overlay: imports Base UI. Loaded lazily by close-month-view.tsx.
import type { UnfinishedMonth } from "@damim/domain/month-close/unfinished-month.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";

/** Asks whether a month is to be closed that is not over yet. */
export function CloseQuestion(props: {
  readonly isOpen: boolean;
  readonly unfinished: UnfinishedMonth | undefined;
  readonly onClose: () => void;
  readonly onAct: () => void;
}) {
  const { isOpen, unfinished, onClose, onAct } = props;
  if (!unfinished) return null;
  const { daysToCome, unconfirmed, members } = unfinished;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="아직 끝나지 않은 달이에요"
      actLabel="그래도 마감하기"
      onAct={onAct}
      onClose={onClose}
    >
      {daysToCome > 0 && <p>이 달에 수업일이 {daysToCome}일 남았어요.</p>}
      {unconfirmed > 0 && (
        <p>
          오늘은 {members}명 가운데 {unconfirmed}명의 등교를 아직 확인하지 않았어요.
        </p>
      )}
      <p>마감한 뒤에 적은 출결은 바뀐 출결로 따로 남아요.</p>
    </ConfirmDialog>
  );
}
