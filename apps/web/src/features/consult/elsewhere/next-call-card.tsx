import { consultKind } from "@damim/domain/consult/consult.ts";
import { listPromises } from "@damim/domain/consult/promises.ts";
import { useRows } from "../../../data/use-teacher-data.ts";
import type { StudentCardProps } from "../../../kit/manifest/student-card.ts";
import { Card } from "../../../ui/card.tsx";
import { PrivatePromises } from "../promises/private-promises.tsx";

/** 다음 연락: what is promised about the pupil; nothing where nothing is. */
export function Component({ store, student }: StudentCardProps) {
  const rows = useRows(store, consultKind);
  const promises = listPromises(rows).filter(({ studentIds }) => studentIds.includes(student.id));
  if (promises.length === 0) return null;
  return (
    <Card title="다음 연락" titleEnd={promises.length}>
      <PrivatePromises store={store} promises={promises} />
    </Card>
  );
}
