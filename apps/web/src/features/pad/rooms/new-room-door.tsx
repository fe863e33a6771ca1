import { LONGEST_ROOM_NAME, type PadRoom } from "@damim/domain/pad/room/pad-room.ts";
import { Dices } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { RadioGroup } from "../../../ui/field/radio-group.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { useRoomClasses } from "./use-room-classes.ts";
import { chance } from "../../../platform/random.ts";

/** What opens a new room: its name, and a password for who comes without the link. */
export function RoomDoor(props: {
  readonly roomName: string;
  readonly password: string;
  readonly problem: string | undefined;
  readonly onRoomName: (name: string) => void;
  readonly onPassword: (password: string) => void;
}) {
  const { roomName, password, problem, onRoomName, onPassword } = props;
  return (
    <>
      <TextField
        label="방 이름"
        fieldSize="normal"
        value={roomName}
        onValueChange={onRoomName}
        most={LONGEST_ROOM_NAME}
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
          onValueChange={onPassword}
          most={64}
          hint="비워 두면 알아맞히기 어려운 것으로 만들어 드려요. 링크와 QR로 들어올 때는 쓰지 않아요."
          autoComplete="off"
        />
        <Button
          variant="sunken"
          icon={<Dices size={18} aria-hidden />}
          onClick={() => onPassword(drawPassword())}
        >
          무작위 비밀번호
        </Button>
      </div>
    </>
  );
}

/** By a number of the roster, or by a nickname; whose numbers, where the teacher has several classes. */
export function RoomEntryChoice(props: {
  readonly value: PadRoom["entry"];
  readonly roster: ReturnType<typeof useRoomClasses>;
  readonly onChange: (entry: PadRoom["entry"]) => void;
}) {
  const { value, roster, onChange } = props;
  const { classes, chosen, pick, pupils } = roster;
  const hasNone = pupils.length === 0;
  return (
    <>
      <RadioGroup
        label="들어오는 방법"
        layout="row"
        value={value}
        onValueChange={onChange}
        options={[
          {
            value: "tiles",
            label: "번호 누르기",
            hint: hasNone ? "명단에 학생이 없어요" : `명단의 ${pupils.length}명`,
          },
          { value: "nickname", label: "별명 쓰기", hint: "누구나 별명으로" },
        ]}
        error={value === "tiles" && hasNone ? NO_PUPILS : undefined}
      />
      {value === "tiles" && classes.length > 1 && (
        <Select
          label="학급"
          fieldSize="normal"
          value={chosen}
          options={classes.map(({ key, label }) => ({ value: key, label }))}
          onValueChange={pick}
        />
      )}
    </>
  );
}

const NO_PUPILS = "명단에 학생을 먼저 넣거나, 별명으로 들어오게 해 주세요.";

/** Without l, o, i, 0 and 1, which children read as one another. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 3;
const LETTERS_IN_GROUP = 3;

/** 44 bits, as the server draws one for a room without: `k3m-9px-2wq`. */
function drawPassword(): string {
  const drawLetter = (): string => LETTERS.charAt(Math.floor(chance() * LETTERS.length));
  const drawGroup = (): string => Array.from({ length: LETTERS_IN_GROUP }, drawLetter).join("");
  return Array.from({ length: GROUPS }, drawGroup).join("-");
}
