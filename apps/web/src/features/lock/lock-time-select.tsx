import { LOCK_TIMES, toLockTimeWords } from "@damim/domain/lock/lock-time.ts";
import { Select } from "../../ui/field/select.tsx";

export interface LockTimeSelectProps {
  /** 0: never. */
  readonly minutes: number;
  readonly onChoose: (minutes: number) => void;
}

/** After how long without a hand this device locks; a time that was kept before stays among the choices. */
export function LockTimeSelect({ minutes, onChoose }: LockTimeSelectProps) {
  return (
    <Select
      label="자동 잠금"
      fieldSize="normal"
      value={String(minutes)}
      options={[...new Set([...LOCK_TIMES, minutes])]
        .sort((a, b) => a - b)
        .map((choice) => ({ value: String(choice), label: toLockTimeWords(choice) }))}
      onValueChange={(choice) => onChoose(Number(choice))}
      hint="이 시간 동안 쓰지 않으면 잠가요."
    />
  );
}
