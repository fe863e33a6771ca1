import { LONGEST_CARE_CHARACTERS } from "@damim/domain/handover/handover.ts";
import { capsuleKind } from "@damim/domain/time-capsule/capsule.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { useRows } from "../../data/use-teacher-data.ts";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { TextField } from "../../ui/field/text-field.tsx";

/** Which of the teacher's time capsules go along with the pupils; nothing where there is none. */
export function CapsulesAlong(props: {
  readonly data: TeacherData;
  readonly along: readonly string[];
  readonly onChange: (along: readonly string[]) => void;
}) {
  const { data, along, onChange } = props;
  const capsules = [...useRows(data.profile, capsuleKind).values()];
  if (capsules.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-15 font-semibold">함께 넘길 타임캡슐</legend>
      <p className="text-14 text-fg-2">
        봉한 편지와 카드까지 통째로 가고, 여는 날은 그대로예요. 받는 선생님이 학생을 명단에 넣으면
        선생님의 타임캡슐에서 사라져요. 번호와 이름으로 쓰는 주소는 끝나요.
      </p>
      {capsules
        .toSorted((a, b) => (a.id < b.id ? 1 : -1))
        .map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            isChecked={along.includes(id)}
            onCheckedChange={(isOn) =>
              onChange(isOn ? [...along, id] : along.filter((each) => each !== id))
            }
          />
        ))}
    </fieldset>
  );
}

/** One pupil who may go, with 배려할 점 where that goes too. */
export function PupilTick(props: {
  readonly name: string;
  readonly label: string;
  readonly isPicked: boolean;
  readonly onTurn: (isOn: boolean) => void;
  readonly care: string | undefined;
  readonly onCareChange: (care: string) => void;
}) {
  const { name, label, isPicked, onTurn, care, onCareChange } = props;
  return (
    <li>
      <Checkbox label={label} isChecked={isPicked} onCheckedChange={onTurn} />
      {care !== undefined && isPicked && (
        <TextField
          fieldSize="normal"
          className="mb-2 pl-8.5"
          label={`${name} 배려할 점`}
          isLabelHidden
          placeholder="배려할 점"
          most={LONGEST_CARE_CHARACTERS}
          value={care}
          onValueChange={onCareChange}
        />
      )}
    </li>
  );
}
