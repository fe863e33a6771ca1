// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by booking-tab.tsx.
import {
  bookingSlot,
  bookingWays,
  type BookingWay,
} from "@damim/domain/booking/booking-records.ts";
import { type KeptBookingPlan } from "@damim/domain/booking/booking.ts";
import { isClaimed } from "@damim/domain/booking/slot-place.ts";
import { toSlotWords } from "@damim/domain/booking/booking-words.ts";
import { isOpenYet, type PlanSlot } from "@damim/domain/booking/list-slots.ts";
import { readDraft, refuseAt } from "@damim/domain/record/record.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { isPresentMember, listMembersBetween } from "@damim/domain/student/membership.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { Select } from "../../../ui/field/select.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useCommands } from "../../../kit/act/commands.ts";
import { createBookingCommands } from "./booking-commands.ts";

const names = ["guardian", "phone", "wish"] as const;

/** For guardians who phone: the same slot, typed in by the teacher. */
export function HandDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  readonly plan: KeptBookingPlan;
  readonly slots: readonly PlanSlot[];
  readonly students: readonly RosterStudent[];
}) {
  const { isOpen, onClose, store, plan, slots, students } = props;
  const { now } = useTeacherData();
  const commands = useCommands(createBookingCommands, store);
  const free = slots.filter((slot) => isOpenYet(slot, now()));
  // Whoever is in the class on one of the days that can still be chosen.
  const days = free.map(({ day }) => day).sort();
  const members = listMembersBetween(students, {
    from: days[0] ?? toSeoulDay(now()),
    to: days.at(-1) ?? toSeoulDay(now()),
  });
  const booked = new Set(slots.flatMap(({ row }) => (isClaimed(row) ? [row?.studentId] : [])));
  const form = useFieldsForm({
    of: bookingSlot,
    key: `bookingSlot:${plan.id}`,
    names,
    row: {},
    more: { slotId: "", studentId: "", way: plan.ways[0] ?? "face" },
    read(draft) {
      const slot = free.find(({ id }) => id === draft.slotId);
      const student = members.find(({ id }) => id === draft.studentId);
      if (!student) return refuseAt("guardian", "학생을 골라 주세요.");
      if (slot && !isPresentMember(student, slot.day))
        return refuseAt("guardian", "그날은 우리 반이 아니에요. 다른 시간을 골라 주세요.");
      if (!slot) return refuseAt("guardian", "비어 있는 시간을 골라 주세요.");
      const { guardian, phone, wish } = draft;
      const read = readDraft(bookingSlot, { guardian, phone, wish });
      return read.ok
        ? {
            ok: true as const,
            value: {
              slot,
              typed: { ...read.value, studentId: draft.studentId, way: draft.way as BookingWay },
            },
          }
        : read;
    },
    onSave({ slot, typed }) {
      onClose();
      commands.book(slot, typed);
    },
  });
  const { fields, change } = form;
  return (
    <RecordDialog isOpen={isOpen} onClose={onClose} title="전화로 받은 예약" form={form}>
      <Select
        label="학생"
        fieldSize="normal"
        placeholder="학생을 골라 주세요"
        value={fields.studentId || undefined}
        options={members.map((student) => ({
          value: student.id,
          label: booked.has(student.id)
            ? `${toStudentWords(student)} (예약 있음)`
            : toStudentWords(student),
        }))}
        onValueChange={(studentId) => change({ studentId })}
      />
      <Select
        label="시간"
        fieldSize="normal"
        placeholder={free.length > 0 ? "비어 있는 시간을 골라 주세요" : "비어 있는 시간이 없어요"}
        value={fields.slotId || undefined}
        options={free.map((slot) => ({ value: slot.id, label: toSlotWords(slot) }))}
        onValueChange={(slotId) => change({ slotId })}
      />
      <Select
        label="방법"
        fieldSize="normal"
        value={fields.way}
        options={plan.ways.map((way) => ({ value: way, label: bookingWays[way] }))}
        onValueChange={(way) => change({ way })}
      />
      <TextField {...form.at("guardian")} />
      <TextField {...form.at("phone")} />
      <TextArea {...form.at("wish")} rows={3} />
    </RecordDialog>
  );
}
