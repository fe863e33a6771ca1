import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { type KeptConsult } from "@damim/domain/consult/consult.ts";
import { toNeisLines } from "@damim/domain/consult/neis-lines.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { Copy } from "lucide-react";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { copyText } from "../../../platform/clipboard.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { toNames } from "../names/consult-names.ts";
import { refuseLocked } from "./refuse-locked.ts";

/** 「나이스용 복사」 of all that the filters leave. */
export function NeisCopyButton({ found }: { readonly found: readonly KeptConsult[] }) {
  return (
    <Button
      variant="line"
      icon={<Copy size={18} aria-hidden />}
      onClick={() => void copyForNeis(found)}
    >
      나이스용 복사
    </Button>
  );
}

/** 「나이스용 복사」 of one record, at its line. On a phone the line opens by a press anywhere else. */
export function toNeisColumn(students: readonly RosterStudent[]): TableColumn<KeptConsult> {
  return {
    head: "나이스",
    width: 8,
    text: () => "복사",
    show: (one) => (
      <IconButton
        label={`${toKoreanMonthDay(one.day)} ${toNames(one, students)} 나이스용 복사`}
        icon={<Copy size={18} aria-hidden />}
        className="z-1 -my-2.5 max-md:-ml-3"
        onClick={() => void copyForNeis([one])}
      />
    ),
  };
}

async function copyForNeis(consults: readonly KeptConsult[]): Promise<void> {
  if (refuseLocked(consults, "복사하지")) return;
  if (await copyText(toNeisLines(consults)))
    showToast.success(`상담 ${consults.length}건을 복사했어요. 나이스에 붙여 넣어 주세요.`);
  else showToast.error("복사하지 못했어요. 브라우저가 막았어요. 엑셀로 내려받아 복사해 주세요.");
}
