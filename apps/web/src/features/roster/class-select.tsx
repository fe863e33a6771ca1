import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import type { RosterReading } from "@damim/domain/roster/roster-reading.ts";
import type { ClassKey } from "@damim/domain/roster/student.ts";
import { Select } from "../../ui/select.tsx";

const ALL_CLASSES = "all";

/** Which class of the file comes; nothing where the file holds one. */
export function ClassSelect(props: {
  readonly reading: RosterReading | undefined;
  readonly onChoose: (classKey: ClassKey | undefined) => void;
}) {
  const { reading, onChoose } = props;
  if (!reading || reading.classes.length < 2) return null;
  return (
    <Select
      label="가져올 반"
      isInline
      fieldSize="dense"
      value={reading.chosenClass ?? ALL_CLASSES}
      options={[
        ...reading.classes.map(({ key, rowCount }) => ({
          value: key,
          label: `${toClassWords(key)} (${rowCount}명)`,
        })),
        { value: ALL_CLASSES, label: "모든 반" },
      ]}
      onValueChange={(value) => onChoose(value === ALL_CLASSES ? undefined : value)}
    />
  );
}
