// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by apart-button.tsx.
import { APART_CHOICES } from "@damim/domain/seats/apart.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import type { SyntheticEvent } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { PairForm } from "./pair-form.tsx";

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** Two pupils whom neither 자리뽑기 nor 모둠 나누기 brings together from now on. */
export function ApartDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  /** The first two are chosen already. */
  readonly studentIds: readonly StudentId[];
}) {
  const { isOpen, onClose, store, studentIds } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="떨어뜨리기"
      subtitle="자리뽑기와 모둠 나누기에서 지켜요. 선생님만 볼 수 있어요."
    >
      {/* What is sent and pressed here is not for the record's own form, in which the button stands. */}
      <div onSubmit={stop} onKeyDown={stop} role="presentation">
        <PairForm store={store} choices={APART_CHOICES} first={studentIds} onDone={onClose}>
          <DialogActions onCancel={onClose}>
            <Button type="submit" size="large">
              떨어뜨리기
            </Button>
          </DialogActions>
        </PairForm>
      </div>
    </Dialog>
  );
}
