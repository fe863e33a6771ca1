import type { KeptConsult } from "@damim/domain/consult/consult.ts";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { Store } from "../../../data/teacher-data.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { PrivatePart } from "../../../kit/page/private-part.tsx";
import { toRecordAddress } from "../consult-names.ts";
import { PromiseList } from "./promise-list.tsx";

/** Promises on a page of another feature: a press leads to the record, and a board shows none of it. */
export function PrivatePromises(props: {
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
