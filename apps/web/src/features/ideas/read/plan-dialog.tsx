// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by idea-acts.tsx.
import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toDayTable, type DayCell } from "@damim/domain/class-table/class-table.ts";
import { subjectKind, toSubjectName } from "@damim/domain/class-table/subject.ts";
import { listOpenDaysBetween } from "@damim/domain/school-calendar/school-calendar.ts";
import { useState } from "react";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useClassTable } from "../../../data/use-day-table.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { Button, buttonLook } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { RadioGroup } from "../../../ui/field/radio-group.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { Link } from "../../../ui/link.tsx";
import { Dialog, DialogActions } from "../../../ui/overlay/dialog.tsx";
import { createPlanCommands, type PlannedIdea } from "./plan-commands.ts";

const DAYS_AHEAD = 21;

interface PlanProps {
  readonly isOpen: boolean;
  readonly idea: PlannedIdea;
  readonly onClose: () => void;
}

/** 내 시간표에 넣기: into which lesson of the coming three weeks. */
export function PlanDialog(props: PlanProps) {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const store = findStoreOfDay(data, today);
  return store ? <Lessons {...props} store={store} today={today} /> : null;
}

function Lessons(props: PlanProps & { readonly store: Store; readonly today: CalendarDay }) {
  const { isOpen, idea, onClose, store, today } = props;
  const commands = useCommands(createPlanCommands, store);
  const table = useClassTable(store);
  const subjects = useRows(store, subjectKind);
  const [chosenDay, setDay] = useState<CalendarDay>();
  const [chosen, setPlace] = useState<string>();
  const nameOf = ({ lesson }: DayCell): string =>
    lesson ? toSubjectName(subjects, lesson.subjectId) : "";
  const days = listOpenDaysBetween(table.calendar, today, addDays(today, DAYS_AHEAD))
    .map((day) => ({ day, cells: toDayTable(table, day).cells.filter(({ lesson }) => lesson) }))
    .filter(({ cells }) => cells.length > 0);
  const isOfIdea = (cell: DayCell): boolean => nameOf(cell) === idea.subject;
  // The next lesson of its subject, else the next day there is school.
  const open =
    days.find(({ day }) => day === chosenDay) ??
    days.find(({ cells }) => cells.some(isOfIdea)) ??
    days[0];
  const cell =
    open?.cells.find(({ place }) => place === chosen) ?? open?.cells.find(isOfIdea) ?? undefined;
  const put = (): void => {
    if (!open || !cell) return;
    commands.put(table, open.day, cell, idea);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="내 시간표에 넣기"
      subtitle="적어 둔 것은 그대로 두고, 준비물과 차례를 덧붙여요"
      footer={
        open && (
          <DialogActions>
            <Button variant="sunken" size="large" isFull onClick={onClose}>
              취소
            </Button>
            <Button size="large" isFull isDisabled={!cell} onClick={put}>
              넣기
            </Button>
          </DialogActions>
        )
      }
    >
      {open ? (
        <div className="grid gap-4">
          <Select
            label="날"
            value={open.day}
            options={days.map(({ day }) => ({ value: day, label: toKoreanDay(day) }))}
            onValueChange={(day) => {
              setDay(day);
              setPlace(undefined);
            }}
          />
          <RadioGroup
            label="수업"
            value={cell?.place}
            options={open.cells.map((each) => ({
              value: each.place,
              label: `${each.period}교시 ${nameOf(each)}`,
              ...(each.unit && { hint: each.unit }),
            }))}
            onValueChange={setPlace}
          />
        </div>
      ) : (
        <EmptyState
          title="앞으로 3주에 수업이 없어요"
          actions={
            <Link to="/classTable" className={buttonLook({ look: "line" })}>
              학급시간표로 가기
            </Link>
          }
        >
          학급시간표를 만들면 이 생각을 수업에 넣을 수 있어요.
        </EmptyState>
      )}
    </Dialog>
  );
}
