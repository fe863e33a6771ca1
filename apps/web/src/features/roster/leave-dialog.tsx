import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { ok, refuse } from "@damim/domain/base/result.ts";
import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  departureKinds,
  departureLabels,
  LONGEST_DEPARTURE_MEMO,
  type DepartureKind,
} from "@damim/domain/student/departure.ts";
import type { DepartureWish } from "@damim/domain/roster/leave-class.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../kit/form/use-record-form.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";

export interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly student: RosterStudent | undefined;
  readonly today: CalendarDay;
  readonly onLeave: (student: RosterStudent, wish: DepartureWish) => void;
  readonly onReturn: (student: RosterStudent) => void;
}

type LeaveFields = Readonly<{ day: string; kind: DepartureKind; memo: string; isHidden: boolean }>;

/** A pupil leaves the class: when and how. Where to is never asked, for it can be secret. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { isOpen, onClose, student, today, onLeave, onReturn } = props;
  const gone = student?.gone;
  const form = useRecordForm<LeaveFields, DepartureWish, unknown>({
    key: `leave:${student?.id ?? ""}`,
    stored: {
      day: gone?.day ?? today,
      kind: gone?.kind ?? "transferOut",
      memo: gone?.memo ?? "",
      isHidden: gone?.hidden ?? false,
    },
    parse: ({ day, ...rest }) =>
      isCalendarDay(day) ? ok({ day, ...rest }) : refuse({ type: "DayUnreadable" }),
    toErrors: () => ({ day: "날짜를 골라 주세요." }),
    onSave: (wish) => student && onLeave(student, wish),
  });
  const { fields, change, errors } = form;
  const { day, kind, memo, isHidden } = fields;
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
      <Select
        label="구분"
        fieldSize="normal"
        value={kind}
        options={departureKinds.map((value) => ({ value, label: departureLabels[value] }))}
        onValueChange={(chosen) => change({ kind: chosen })}
      />
      <TextField
        label="우리 반이었던 마지막 날"
        type="date"
        fieldSize="normal"
        className="[&_input]:max-w-52"
        hint="이날까지는 출결에 나와요. 그 뒤에 적힌 출결은 지워지지 않고 숨어 있어요."
        error={errors.day}
        value={day}
        onValueChange={(typed) => change({ day: typed })}
      />
      <TextField
        label="메모"
        fieldSize="normal"
        autoComplete="off"
        maxLength={LONGEST_DEPARTURE_MEMO}
        hint="어느 학교로 가는지는 적지 않아도 돼요."
        value={memo}
        onValueChange={(typed) => change({ memo: typed })}
      />
      <Checkbox
        label="떠난 학생 목록에서 숨기기"
        hint="비밀전학처럼 알려지면 안 될 때 골라요. 한 번 더 눌러야 보여요."
        isChecked={isHidden}
        onCheckedChange={(isOn) => change({ isHidden: isOn })}
      />
    </RecordDialog>
  );
}
