import type { KeptConsult } from "@damim/domain/consult/consult.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { Archive, PencilLine, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import { splitTyped } from "@damim/domain/consult/consult-record.ts";
import { ApartButton } from "../../../kit/apart/apart-button.tsx";
import { useCommands } from "../../../kit/act/commands.ts";
import { HistoryButton } from "../../../kit/record/history-button.tsx";
import { historyOf } from "../../../kit/record/history-of.ts";
import { Button } from "../../../ui/button.tsx";
import { KeyCap } from "../../../ui/key-cap.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { toNames } from "../names/consult-names.ts";
import { SealLine } from "../seal/seal-line.tsx";
import { createConsultCommands } from "../rows/consult-commands.ts";
import type { ConsultFormState } from "./use-consult-form.ts";

const ConsultHistory = historyOf(() =>
  import("@damim/domain/consult/consult-record.ts").then((file) => file.consult),
);
const ArchiveDialog = lazyOverlay(() => import("./archive-dialog.tsx"), "ArchiveDialog");

/** What can be done with it; 저장 stays in sight while the fields scroll. */
export function EditorFoot(props: {
  readonly form: ConsultFormState;
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly onClose: () => void;
}) {
  const { form, store, students, onClose } = props;
  const { row, isDraft } = form;
  const isPast = useIsPast();
  const { keeping } = useTeacherData();
  const commands = useCommands(createConsultCommands, store);
  const [isArchiving, setArchiving] = useState(false);
  const [showsVersions, setShowsVersions] = useState(false);
  const chosen = splitTyped(form.fields.studentIds, " ");
  const subject = row ? `${toNames(row, students)} 상담` : "상담";
  const history = row && !isDraft && (
    <HistoryButton of={ConsultHistory} store={store} ids={[row.id]} subject={subject} look="line" />
  );
  const remove = ({ id }: KeptConsult): void => {
    form.finish();
    commands.remove(id);
    onClose();
  };
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 rounded-b-card border-t border-line-2 bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {row && !isDraft && (
        <SealLine store={store} row={row} onShowVersions={() => setShowsVersions(true)} />
      )}
      {row?.archived ? (
        <p className="min-w-0 flex-1 text-15 text-fg-2">
          <span className="font-semibold text-fg">보관한 기록</span> · {row.archived.reason}
        </p>
      ) : (
        isDraft &&
        !isPast && (
          <p className="flex max-w-full flex-[1_0_auto] items-center gap-1.5 text-14 text-fg-2">
            <PencilLine size={16} aria-hidden className="shrink-0" />
            {row ? "쓰다 만 기록" : `적는 대로 이 ${keeping === "disk" ? "기기" : "창"}에 남아요`}
          </p>
        )
      )}
      {history}
      <ApartButton store={store} studentIds={chosen} />
      {!isPast && row && (
        <div className="flex gap-2 empty:hidden">
          {row.archived ? (
            <Button variant="line" onClick={() => commands.unarchive(row.id)}>
              보관 풀기
            </Button>
          ) : isDraft ? (
            <Button
              variant="dangerText"
              icon={<Trash2 size={18} aria-hidden />}
              onClick={() => remove(row)}
            >
              지우기
            </Button>
          ) : (
            <Button
              variant="line"
              icon={<Archive size={18} aria-hidden />}
              onClick={() => setArchiving(true)}
            >
              보관
            </Button>
          )}
        </div>
      )}
      {!isPast && !row?.archived && (
        <div className="ml-auto flex items-center gap-3">
          {/* Where several pupils bring 떨어뜨리기, its place is needed. */}
          <KeyCap className={chosen.length > 1 ? "max-2xl:hidden" : "max-sm:hidden"}>
            Ctrl Enter
          </KeyCap>
          <Button type="submit" form={form.id} className="min-w-24">
            저장
          </Button>
        </div>
      )}
      {row && (
        <ConsultHistory
          isOpen={showsVersions}
          onClose={() => setShowsVersions(false)}
          store={store}
          ids={[row.id]}
          subject={subject}
        />
      )}
      {row && (
        <ArchiveDialog
          isOpen={isArchiving}
          store={store}
          id={row.id}
          subject={subject}
          onClose={() => setArchiving(false)}
        />
      )}
    </div>
  );
}
