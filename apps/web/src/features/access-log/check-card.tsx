import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { accessCheck } from "@damim/domain/access-check/access-check-record.ts";
import { accessCheckKind } from "@damim/domain/access-check/access-check.ts";
import type { CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { createCheckCommands } from "./check-commands.ts";

/** 「이달 점검했어요」: that this month's lines were gone through, with a note. */
export function CheckCard({
  store,
  month,
  isThisMonth,
  oddCount,
}: {
  readonly store: Store;
  readonly month: CalendarMonth;
  readonly isThisMonth: boolean;
  readonly oddCount: number;
}) {
  const { now } = useTeacherData();
  const commands = useCommands(createCheckCommands, store);
  const kept = useRow(store, accessCheckKind, month);
  const form = useFieldsForm({
    of: accessCheck,
    key: `accessCheck~${month}`,
    names: ["note"],
    row: kept ?? {},
    onSave: (set) => commands.note(month, oddCount, set),
  });
  const name = isThisMonth ? "이달" : `${Number(month.slice(5))}월`;
  return (
    <Card title={`${toKoreanMonth(month)} 점검`}>
      <p className="mb-3 text-15 text-fg-2">
        {kept
          ? `${toKoreanInstant(kept.at, now())}에 점검했어요. 그때 살펴볼 것은 ${kept.oddCount}건이었어요.`
          : oddCount > 0
            ? `살펴볼 것이 ${oddCount}건 있어요. 선생님이 하신 일이 맞는지 보고 적어 두세요.`
            : "살펴볼 것이 없어요. 아래를 한 번 훑어보고 적어 두세요."}
      </p>
      <form
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <div className="min-w-0 flex-1 basis-64">
          <TextField {...form.at("note")} />
        </div>
        <Button type="submit">{kept ? "메모 저장" : `${name} 점검했어요`}</Button>
      </form>
    </Card>
  );
}
