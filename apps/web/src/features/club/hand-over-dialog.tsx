// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by club-teachers.tsx.
import type { ClubMember } from "@damim/domain/club/club-reply.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { RadioGroup } from "../../ui/field/radio-group.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";

/** 넘겨주기: a club has one 주인, and whoever gives it goes on as 함께. */
export function HandOverDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly members: readonly ClubMember[];
  readonly isBusy: boolean;
  readonly onAct: (member: ClubMember) => void;
}) {
  const { isOpen, onClose, members, isBusy, onAct } = props;
  const [chosen, setChosen] = useState<string>();
  const member = members.find(({ id }) => id === chosen);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="클럽 넘겨주기"
      subtitle="넘겨준 뒤에는 「함께」 역할로 남아요."
      width="mark"
      footer={
        <DialogActions onCancel={onClose}>
          <Button
            size="large"
            isDisabled={!member}
            isBusy={isBusy}
            onClick={() => member && onAct(member)}
          >
            넘겨주기
          </Button>
        </DialogActions>
      }
    >
      <RadioGroup
        label="새 주인"
        layout="stack"
        value={chosen}
        options={members.map(({ id, nickName }) => ({ value: id, label: nickName }))}
        onValueChange={setChosen}
      />
    </Dialog>
  );
}
