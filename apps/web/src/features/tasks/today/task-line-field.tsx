import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { listNextDays } from "@damim/domain/occurrence/list-occurrences.ts";
import { toRepeatWords } from "@damim/domain/occurrence/repeat-words.ts";
import { toFirstSentence } from "@damim/domain/record/record.ts";
import { readTaskLine } from "@damim/domain/schedule/read-task-line.ts";
import { readLineTask, type TaskFields } from "@damim/domain/schedule/task-record.ts";
import { toDayListWords } from "@damim/domain/schedule/turn-words.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { PencilLine } from "lucide-react";
import { useState } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

const SHOWN_DAYS = 6;

/** 할 일 적기: one line, read while it is typed; it outlives a lock and a reload until it is a task. */
export function TaskLineField(props: {
  readonly today: CalendarDay;
  readonly calendar: SchoolCalendar;
  readonly onAdd: (fields: TaskFields) => void;
}) {
  const { today, calendar, onAdd } = props;
  const [text, change, forget] = useDraft("task-line", "");
  const [error, setError] = useState<string>();
  const line = readTaskLine(text, today);
  const isRead = line.dueOn !== undefined || line.repeat !== undefined;
  const submit = (): void => {
    const read = readLineTask(line, today);
    if (!read.ok) {
      setError(toFirstSentence(read.refusal));
      return;
    }
    onAdd(read.value);
    change("");
    forget();
  };
  return (
    <Form onSubmit={submit} className="flex flex-col max-md:flex-col-reverse">
      <TextField
        label="할 일 적기"
        isLabelHidden
        placeholder="금요일까지 가정통신문"
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onValueChange={(next) => {
          change(next);
          setError(undefined);
        }}
        error={error}
        lead={<PencilLine size={20} aria-hidden className="shrink-0 text-brand" />}
        trail={
          <Button type="submit" className="-mr-2.5">
            적기
          </Button>
        }
      />
      <div aria-live="polite">
        {isRead && (
          <p className="flex flex-wrap max-md:pb-2 md:pt-2 items-center gap-1.5 text-14 text-fg-2">
            <span className="mr-1">이렇게 적을게요</span>
            <Chip wraps>{line.title}</Chip>
            {line.repeat && <Chip wraps>{toRepeatWords(line.repeat)}</Chip>}
            <Chip wraps>
              {line.repeat
                ? toDayListWords(
                    listNextDays({ ...line.repeat, from: line.dueOn ?? today }, calendar, {
                      from: line.dueOn ?? today,
                      count: SHOWN_DAYS,
                    }),
                  ) || "그런 날이 없어요"
                : toDueWords(line.dueOn, today)}
            </Chip>
          </p>
        )}
      </div>
    </Form>
  );
}

function toDueWords(dueOn: CalendarDay | undefined, today: CalendarDay): string {
  if (!dueOn) return "";
  const near = dueOn === today ? "오늘까지" : dueOn === addDays(today, 1) ? "내일까지" : undefined;
  return near ?? `${toKoreanDay(dueOn)}까지`;
}
