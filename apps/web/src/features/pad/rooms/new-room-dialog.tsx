// Overlay: imports Base UI through dialog.tsx. Import only from modules that are loaded lazily.
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { useId } from "react";
import { Notice } from "../../../ui/notice.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Dialog, DialogActions } from "../../../ui/overlay/dialog.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { RoomDoor, RoomEntryChoice } from "./new-room-door.tsx";
import { LastDay } from "./last-day.tsx";
import { boardChoices, Choice, RoomFlags, ShownNames } from "./room-fields.tsx";
import { useNewRoom } from "./use-new-room.ts";
import { useRoomClasses } from "./use-room-classes.ts";
import "./new-room-dialog.css";

export interface NewRoomDialogProps {
  readonly isOpen: boolean;
  /** Its columns and the teacher's own cards come along. */
  readonly copied: PadRoomEntry | undefined;
  readonly onClose: () => void;
  readonly onMade: (room: PadRoomEntry) => void;
}

/** 방 만들기: name, password, who comes in and how; 열기 makes the room and leads into it (spec 05 §1). */
export function NewRoomDialog({ isOpen, copied, onClose, onMade }: NewRoomDialogProps) {
  const formId = useId();
  const roster = useRoomClasses();
  const { pupils } = roster;
  const { values, set, days, problem, failure, isBusy, make } = useNewRoom({
    copied,
    pupils,
    onMade,
  });

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={copied ? "똑같이 만들기" : "방 만들기"}
      subtitle={copied && `「${copied.roomName}」의 칸과 선생님 카드를 가져와요.`}
      footer={
        <DialogActions onCancel={onClose}>
          <Button size="large" type="submit" form={formId} isBusy={isBusy}>
            열기
          </Button>
        </DialogActions>
      }
    >
      <Form id={formId} className="new-room-form flex flex-col gap-5" onSubmit={() => void make()}>
        <RoomDoor
          roomName={values.roomName}
          password={values.password}
          problem={problem}
          onRoomName={set.roomName}
          onPassword={set.password}
        />
        <RoomEntryChoice value={values.entry} roster={roster} onChange={set.entry} />
        <Choice label="보드 모양" className="new-room-boards">
          <Segments
            label="보드 모양"
            value={values.board}
            segments={boardChoices}
            onValueChange={set.board}
            isFull
          />
        </Choice>
        <ShownNames value={values.names} onChange={set.names} />
        <div className="grid gap-1">
          <RoomFlags
            values={values.flags}
            onChange={(flag, isOn) => set.flags({ ...values.flags, [flag]: isOn })}
          />
          <Checkbox
            label="https 주소로만"
            hint="같은 Wi-Fi에서 오가는 내용도 암호화해요. 처음 들어올 때 휴대폰이 한 번 경고할 수 있어요."
            isChecked={values.isHttpsOnly}
            onCheckedChange={set.isHttpsOnly}
          />
        </div>
        <LastDay value={values.lastDay} {...days} onChange={set.lastDay} />
        {failure && (
          <Notice tone="danger" isAlert>
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
