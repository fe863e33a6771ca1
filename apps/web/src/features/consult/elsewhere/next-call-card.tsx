import { consultKind, type KeptConsult } from "@damim/domain/consult/consult.ts";
import { listPromises } from "@damim/domain/consult/promises.ts";
import { useRows } from "../../../data/use-teacher-data.ts";
import type { StudentCardProps } from "../../../kit/manifest/student-card.ts";
import { Card } from "../../../ui/card.tsx";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { Store } from "../../../data/teacher-data.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { PrivatePart } from "../../../kit/page/private-part.tsx";
import { toRecordAddress } from "../names/consult-names.ts";
import { PromiseList } from "../promises/promise-list.tsx";

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

/** Promises on a page of another feature: a press leads to the record, and a board shows none of it. */
function PrivatePromises(props: {
  readonly store: Store;
  readonly promises: readonly KeptConsult[];
  readonly children?: ReactNode;
}) {
  const { store, promises, children } = props;
  const students = useRoster(store);
  const navigate = useNavigate();
  return (
    <PrivatePart>
      <PromiseList
        store={store}
        students={students}
        promises={promises}
        onOpen={(id) => void navigate(toRecordAddress(id))}
        isNarrow
      />
      {children}
    </PrivatePart>
  );
}
