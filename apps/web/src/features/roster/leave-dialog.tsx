import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { choice, day, text, yes } from "@damim/domain/record/fields.ts";
import { departureLabels, LONGEST_DEPARTURE_MEMO } from "@damim/domain/student/departure.ts";
import { checkLastDay, type DepartureWish } from "@damim/domain/roster/leave-class.ts";
import { readDraft } from "@damim/domain/record/record.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { DayField } from "../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Link } from "../../ui/link.tsx";

export interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly student: RosterStudent | undefined;
  readonly today: CalendarDay;
  readonly year: SchoolYear;
  readonly onLeave: (student: RosterStudent, wish: DepartureWish) => void;
  readonly onReturn: (student: RosterStudent) => void;
}

const leaving = {
  fields: {
    kind: choice("구분", departureLabels),
    day: day("우리 반이었던 마지막 날"),
    memo: text("메모", { most: LONGEST_DEPARTURE_MEMO }),
    isHidden: yes("떠난 학생 목록에서 숨기기", { say: "숨김" }),
  },
};

/** A pupil leaves the class: when and how. Where to is never asked, for it can be secret. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { isOpen, onClose, student, today, year, onLeave, onReturn } = props;
  const gone = student?.gone;
  const form = useFieldsForm({
    of: leaving,
    key: `leave:${student?.id ?? ""}`,
    names: ["kind", "day", "memo", "isHidden"],
    row: {
      kind: gone?.kind ?? "transferOut",
      day: gone?.day ?? today,
      memo: gone?.memo ?? "",
      isHidden: gone?.hidden ?? false,
    },
    read: (draft) =>
      readDraft(leaving, draft, ({ day: last }) => checkLastDay(last, student, year)),
    onSave: (wish) => student && onLeave(student, wish),
  });
  if (!student) return null;
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${toStudentWords(student)} 전출·유예`}
      subtitle="기록은 모두 남고, 언제든 다시 우리 반으로 되돌릴 수 있어요."
      form={form}
      besideSave={
        gone ? (
          <Button
            variant="text"
            size="large"
            onClick={() => {
              form.finish();
              onReturn(student);
            }}
          >
            다시 우리 반으로
          </Button>
        ) : null
      }
      saveLabel={gone ? "저장" : "떠난 학생으로 옮기기"}
    >
      <Select {...form.at("kind")} />
      <DayField
        {...form.at("day")}
        className="max-w-60"
        hint="이날까지는 출결에 나와요. 그 뒤에 적힌 출결은 지워지지 않고 숨어 있어요."
      />
      <TextField
        {...form.at("memo")}
        autoComplete="off"
        hint="어느 학교로 가는지는 적지 않아도 돼요."
      />
      <Checkbox
        {...form.at("isHidden")}
        hint="비밀전학처럼 알려지면 안 될 때 골라요. 한 번 더 눌러야 보여요."
      />
      <p className="text-14 text-fg-2">
        보호자가 기록을 모두 지워 달라고 하면{" "}
        <Link to="/mypage?about=destroy" className="font-semibold underline underline-offset-2">
          학생 한 명 지우기
        </Link>
        에서 지워요.
      </p>
    </RecordDialog>
  );
}
