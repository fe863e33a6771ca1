import { sexLabels } from "@damim/domain/student/student-facts.ts";
import type { StudentFilter } from "@damim/domain/roster/filter-students.ts";
import { listTags } from "@damim/domain/roster/filter-students.ts";
import { hasHealthNote } from "@damim/domain/student/health.ts";
import type { RosterStudent, Sex } from "@damim/domain/student/student.ts";
import { HeartPulse } from "lucide-react";
import { ChipButton } from "../../ui/chip.tsx";
import { Select } from "../../ui/field/select.tsx";

const ALL = "all";

/** Narrows the table. A choice that would find nobody, because nobody has such a fact, is not offered. */
export function FilterBar(props: {
  readonly students: readonly RosterStudent[];
  readonly filter: StudentFilter;
  readonly onFilter: (filter: StudentFilter) => void;
}) {
  const { students, filter, onFilter } = props;
  const sexes = (["male", "female"] as const).filter((sex) =>
    students.some((student) => student.sex === sex),
  );
  const tags = listTags(students);
  const { sex, tag, ...others } = filter;
  return (
    <>
      {sexes.length > 0 && (
        <Select<Sex | typeof ALL>
          label="성별"
          isInline
          isLabelHidden
          fieldSize="dense"
          value={sex ?? ALL}
          options={[
            { value: ALL, label: "남녀 모두" },
            ...sexes.map((value) => ({ value, label: sexLabels[value] })),
          ]}
          onValueChange={(value) =>
            onFilter({ ...others, ...(tag && { tag }), ...(value !== ALL && { sex: value }) })
          }
        />
      )}
      {tags.length > 0 && (
        <Select
          label="태그"
          isInline
          isLabelHidden
          fieldSize="dense"
          value={tag === undefined ? ALL : `tag:${tag}`}
          options={[
            { value: ALL, label: "모든 태그" },
            ...tags.map((each) => ({ value: `tag:${each}`, label: each })),
          ]}
          onValueChange={(value) =>
            onFilter({
              ...others,
              ...(sex && { sex }),
              ...(value !== ALL && { tag: value.slice("tag:".length) }),
            })
          }
        />
      )}
      {students.some(hasHealthNote) && (
        <ChipButton
          isChosen={filter.hasHealthNote ?? false}
          onClick={() => onFilter({ ...filter, hasHealthNote: !filter.hasHealthNote })}
        >
          <HeartPulse size={16} aria-hidden />
          건강 메모
        </ChipButton>
      )}
    </>
  );
}
