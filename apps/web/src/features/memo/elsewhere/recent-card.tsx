import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { sortMemos } from "@damim/domain/memo/find-memos.ts";
import { memoKind } from "@damim/domain/memo/memo.ts";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useIsPast, useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Link } from "../../../ui/link.tsx";
import { toMemoAddress } from "../memo-place.ts";
import { useSlip } from "../write/use-slip.ts";

const SHOWN = 5;

/** 최근 메모 of 메모: a field, and what was written last. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return store ? <RecentMemos store={store} /> : null;
}

function RecentMemos({ store }: { readonly store: Store }) {
  const isPast = useIsPast();
  const rows = useRows(store, memoKind);
  const memos = sortMemos([...rows.values()].filter(({ isSecret }) => !isSecret)).slice(0, SHOWN);
  const { typed, change, refusal, keep } = useSlip(store);
  return (
    <Card title="최근 메모" titleEnd={<Link to="/memo?about=freeMemo">메모폴더</Link>}>
      {!isPast && (
        <Form onSubmit={keep} className="mb-2 flex items-start gap-2">
          <TextField
            label="짧은 메모"
            isLabelHidden
            fieldSize="dense"
            placeholder="떠오른 것을 한 줄로"
            autoComplete="off"
            enterKeyHint="done"
            className="min-w-0 flex-1"
            value={typed}
            onValueChange={change}
            error={refusal}
          />
          <Button type="submit" variant="line">
            적기
          </Button>
        </Form>
      )}
      {memos.length === 0 && (
        <p className="py-2 text-15 text-fg-2">수업 중 떠오른 것을 한 줄로 적어 두세요</p>
      )}
      <ul className="flex flex-col">
        {memos.map(({ id, title, writtenAt }) => (
          <li key={id}>
            <Link
              to={toMemoAddress(id)}
              className="flex min-h-11 items-center gap-3 rounded-ctl px-2 text-15 text-fg no-underline hover:bg-hover"
            >
              <span className="min-w-0 flex-1 truncate">{title || "빈 메모"}</span>
              {writtenAt && (
                <span className="shrink-0 text-13 text-fg-2">
                  {toKoreanMonthDay(toSeoulDay(writtenAt))}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
