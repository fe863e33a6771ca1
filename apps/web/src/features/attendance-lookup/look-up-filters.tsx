import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { OwnSpanDays, SpanSelect, type SpanChoice } from "../../kit/span/span-fields.tsx";
import { Select } from "../../ui/field/select.tsx";

/** Over which days and of whom. The yearly table is of the whole year. */
export function LookUpFilters(
  props: SpanChoice & {
    readonly isYearly: boolean;
    readonly students: readonly RosterStudent[];
    /** 「우리 반」 */
    readonly everybody: string;
    readonly studentId: StudentId;
    readonly onStudent: (id: StudentId) => void;
  },
) {
  const { isYearly, students, everybody, studentId, onStudent } = props;
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {!isYearly && <SpanSelect {...props} />}
      <Select
        label="학생"
        isLabelHidden
        fieldSize="dense"
        value={studentId}
        options={[
          { value: "", label: `${everybody} 전체` },
          ...students.map((each) => ({ value: each.id, label: toStudentWords(each) })),
        ]}
        onValueChange={onStudent}
        className="w-44 max-sm:w-[calc(50%-0.25rem)] max-[22.5rem]:w-full"
      />
      {!isYearly && <OwnSpanDays {...props} />}
    </div>
  );
}
