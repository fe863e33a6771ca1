import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import type { RosterReading } from "@damim/domain/roster/reading/roster-reading.ts";
import type { ClassKey } from "@damim/domain/student/student.ts";
import { Select } from "../../../ui/field/select.tsx";

const ALL_CLASSES = "all";
const SOME_CLASSES = "some";

/** Which class of the file comes; nothing where the file holds one. */
export function ClassSelect(props: {
  readonly reading: RosterReading | undefined;
  readonly onChoose: (classKeys: readonly ClassKey[] | undefined) => void;
}) {
  const { reading, onChoose } = props;
  if (!reading || reading.classes.length < 2) return null;
  const { chosenClasses } = reading;
  const isSome = chosenClasses !== undefined && chosenClasses.length !== 1;
  return (
    <Select
      label="가져올 반"
      isInline
      fieldSize="dense"
      value={isSome ? SOME_CLASSES : (chosenClasses?.[0] ?? ALL_CLASSES)}
      options={[
        ...reading.classes.map(({ key, rowCount }) => ({
          value: key,
          label: `${toClassWords(key)} (${rowCount}명)`,
        })),
        { value: ALL_CLASSES, label: "모든 반" },
        ...(isSome ? [{ value: SOME_CLASSES, label: `고른 반 ${chosenClasses.length}개` }] : []),
      ]}
      onValueChange={(value) => {
        if (value !== SOME_CLASSES) onChoose(value === ALL_CLASSES ? undefined : [value]);
      }}
    />
  );
}
