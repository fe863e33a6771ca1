import { pointKind, sumPoints } from "@damim/domain/point/point.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { StudentCardProps } from "../../kit/manifest/student-card.ts";
import { useRows } from "../../data/use-teacher-data.ts";
import { Card } from "../../ui/card.tsx";
import { sayPoints } from "@damim/domain/point/point.ts";

const MOST = 5;

/** 점수: the pupil's own sum and what the last points were for; never beside another pupil's. */
export function Component({ store, student }: StudentCardProps) {
  const rows = useRows(store, pointKind);
  const points = [...rows.values()]
    .filter(({ studentId }) => studentId === student.id)
    .sort((a, b) => (a.id > b.id ? -1 : 1));
  if (points.length === 0) return null;
  return (
    <Card title="점수" titleEnd={`${sumPoints(points)}점`}>
      <dl className="flex flex-col gap-2 text-15">
        {points.slice(0, MOST).map(({ id, day, amount, reason }) => (
          <div key={id} className="flex justify-between gap-3">
            <dt className="min-w-0 wrap-break-word text-fg-2">
              {toKoreanMonthDay(day)} {reason}
            </dt>
            <dd className="shrink-0 font-semibold tabular-nums">{sayPoints(amount)}</dd>
          </div>
        ))}
      </dl>
      {points.length > MOST && (
        <p className="mt-2 text-14 text-fg-2">
          모두 {points.length}번이에요. 나머지는 날짜별 기록에 있어요.
        </p>
      )}
    </Card>
  );
}
