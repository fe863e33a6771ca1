// Overlay: imports Base UI through dialog.tsx. Import only from modules that are loaded lazily.
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight } from "@damim/domain/calendar-day/korean-instant.ts";
import { LONGEST_ROOM_NAME, type PadBoard, type PadRoom } from "@damim/domain/pad/pad-room.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { toSentence } from "@damim/domain/result.ts";
import { Dices } from "lucide-react";
import { useId, useState } from "react";
import { useDraft } from "../../../data/use-draft.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { boardChoices } from "./board-choices.ts";
import { Choice } from "./choice.tsx";
import { drawPassword } from "./draw-password.ts";
import { LastDay, RoomFlags, ShownNames } from "./room-fields.tsx";
import { createRoom, roomFailureMessages, type RoomFailure } from "./room-requests.ts";
import { useRoomClasses } from "./use-room-classes.ts";
import "./new-room-dialog.css";

const USUAL_DAYS = 30;
const LONGEST_DAYS = 365;

export interface NewRoomDialogProps {
  readonly isOpen: boolean;
  /** Its columns and the teacher's own cards come along. */
  readonly copied: PadRoomEntry | undefined;
  readonly onClose: () => void;
  readonly onMade: (room: PadRoomEntry) => void;
}

/** 방 만들기: name, password, who comes in and how; 열기 makes the room and leads into it (spec 05 §1). */
export function NewRoomDialog({ isOpen, copied, onClose, onMade }: NewRoomDialogProps) {
  const { now } = useTeacherData();
  const formId = useId();
  const today = toSeoulDay(now());
  const { classes, chosen, pick, pupils } = useRoomClasses();
  const [roomName, setRoomName, forgetName] = useDraft(
    `padRoomName:${copied?.roomId ?? ""}`,
    copied?.roomName ?? "",
  );
  const [password, setPassword, forgetPassword] = useDraft("padRoomPassword", "");
  const [entry, setEntry] = useState<PadRoom["entry"]>(pupils.length > 0 ? "tiles" : "nickname");
  const [board, setBoard] = useState<PadBoard>("wall");
  const [names, setNames] = useState<PadRoom["names"]>("name");
  const [flags, setFlags] = useState({
    approvesCards: false,
    approvesJoins: false,
    allowsComments: true,
    allowsHearts: true,
  });
  const [lastDay, setLastDay] = useState(addDays(today, USUAL_DAYS));
  const [isHttpsOnly, setHttpsOnly] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<RoomFailure>();
  const [isBusy, setBusy] = useState(false);

  const make = async (): Promise<void> => {
    const name = roomName.normalize("NFC").trim();
    const wrong = findProblem(name);
    setProblem(wrong);
    if (wrong !== undefined || isBusy || (entry === "tiles" && pupils.length === 0)) return;
    setBusy(true);
    const answer = await createRoom({
      roomName: name,
      ...(password.trim() === "" ? {} : { password: password.trim() }),
      room: { board, entry, names, ...flags, endsAt: toSeoulMidnight(addDays(lastDay, 1)) },
      members:
        entry === "tiles"
          ? pupils.map(({ id, number, name: pupil }) => ({ studentId: id, number, name: pupil }))
          : [],
      isHttpsOnly,
      ...(copied ? { copyOf: copied.roomId } : {}),
    });
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.refusal);
    if (!answer.ok) return;
    forgetName();
    forgetPassword();
    onMade(answer.value);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={copied ? "본떠 만들기" : "방 만들기"}
      subtitle={copied && `「${copied.roomName}」의 칸과 선생님 카드를 가져와요.`}
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" onClick={onClose}>
            취소
          </Button>
          <Button size="large" type="submit" form={formId} isBusy={isBusy}>
            열기
          </Button>
        </DialogActions>
      }
    >
      <Form id={formId} className="new-room-form flex flex-col gap-5" onSubmit={() => void make()}>
        <TextField
          label="방 이름"
          fieldSize="normal"
          value={roomName}
          onValueChange={setRoomName}
          maxLength={LONGEST_ROOM_NAME}
          placeholder="예: 가을 한 줄 시"
          error={problem}
          autoComplete="off"
        />
        <div className="flex flex-col items-start gap-2">
          <TextField
            label="방 비밀번호"
            fieldSize="normal"
            className="w-full"
            value={password}
            onValueChange={setPassword}
            maxLength={64}
            hint="비워 두면 알아맞히기 어려운 것으로 만들어 드려요. 링크와 QR로 들어올 때는 쓰지 않아요."
            autoComplete="off"
          />
          <Button
            variant="sunken"
            icon={<Dices size={18} aria-hidden />}
            onClick={() => setPassword(drawPassword())}
          >
            무작위 비밀번호
          </Button>
        </div>
        <RadioGroup
          label="들어오는 방법"
          layout="row"
          value={entry}
          onValueChange={setEntry}
          options={[
            {
              value: "tiles",
              label: "번호 누르기",
              hint: pupils.length > 0 ? `명단의 ${pupils.length}명` : "명단에 학생이 없어요",
            },
            { value: "nickname", label: "별명 쓰기", hint: "누구나 별명으로" },
          ]}
          error={entry === "tiles" && pupils.length === 0 ? NO_PUPILS : undefined}
        />
        {entry === "tiles" && classes.length > 1 && (
          <Select
            label="학급"
            fieldSize="normal"
            value={chosen}
            options={classes.map(({ key, label }) => ({ value: key, label }))}
            onValueChange={pick}
          />
        )}
        <Choice label="보드 모양" className="new-room-boards">
          <Segments
            label="보드 모양"
            value={board}
            segments={boardChoices}
            onValueChange={setBoard}
            isFull
          />
        </Choice>
        <ShownNames value={names} onChange={setNames} />
        <div className="grid gap-1">
          <RoomFlags
            values={flags}
            onChange={(flag, isOn) => setFlags({ ...flags, [flag]: isOn })}
          />
          <Checkbox
            label="안전한 주소로만 들어오기"
            hint="같은 Wi-Fi에서 오가는 내용도 암호화해요. 처음 들어올 때 휴대폰이 한 번 경고할 수 있어요."
            isChecked={isHttpsOnly}
            onCheckedChange={setHttpsOnly}
          />
        </div>
        <LastDay
          value={lastDay}
          from={today}
          until={addDays(today, LONGEST_DAYS)}
          onChange={setLastDay}
        />
        {failure && (
          <Notice tone="danger" isAlert>
            {toSentence(roomFailureMessages, failure)}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}

const NO_PUPILS = "명단에 학생을 먼저 넣거나, 별명으로 들어오게 해 주세요.";

/** It stands in an address between slashes. */
function findProblem(name: string): string | undefined {
  if (name === "") return "방 이름을 적어 주세요.";
  return /[/\\?#%]/.test(name) ? "방 이름에는 / \\ ? # % 를 쓸 수 없어요." : undefined;
}
