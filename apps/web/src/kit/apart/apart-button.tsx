import type { StudentId } from "@damim/domain/student/student.ts";
import { Unlink } from "lucide-react";
import { useIsPast } from "../../data/use-teacher-data.ts";
import type { Store } from "../../data/teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useOpened } from "../../ui/overlay/use-opened.ts";

const ApartDialog = lazyOverlay(() => import("./apart-dialog.tsx"), "ApartDialog");

/** 「떨어뜨리기」 where a record is about several pupils: a rule for seats and groups, without leaving the record. */
export function ApartButton(props: {
  readonly store: Store;
  readonly studentIds: readonly StudentId[];
}) {
  const { store, studentIds } = props;
  const isPast = useIsPast();
  const window = useOpened<readonly StudentId[]>();
  const isOffered = !isPast && studentIds.length > 1;
  return (
    <>
      {isOffered && (
        <Button
          variant="line"
          icon={<Unlink size={18} aria-hidden />}
          onClick={() => window.open(studentIds)}
        >
          떨어뜨리기
        </Button>
      )}
      <ApartDialog
        key={window.key}
        isOpen={window.isOpen}
        onClose={window.close}
        store={store}
        studentIds={window.about ?? []}
      />
    </>
  );
}
