import { unarchiveConsult } from "@damim/domain/consult/unarchive-consult.ts";
import {
  consultKind,
  LONGEST_CONSULT_CHARACTERS,
  type KeptConsult,
} from "@damim/domain/consult/consult.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { removeRow } from "@damim/sync/change.ts";
import { Archive, ArrowLeft, PencilLine, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { useAct } from "../../../kit/act/act.ts";
import { ForkedNotice } from "../../../kit/long-text/forked-notice.tsx";
import { HistoryButton } from "../../../kit/record/history-button.tsx";
import { historyOf } from "../../../kit/record/history-of.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Form, isComposing } from "../../../ui/field/form.tsx";
import { RestoredNotice } from "../../../ui/field/restored-notice.tsx";
import { KeyCap } from "../../../ui/key-cap.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { EarlierCard } from "./earlier-card.tsx";
import { listOf } from "./consult-form.ts";
import { ConsultFields } from "./consult-fields.tsx";
import { toNames } from "../consult-names.ts";
import { useConsultForm, type ConsultFormState } from "./use-consult-form.ts";

const ConsultHistory = historyOf(() =>
  import("../consult-words.ts").then((file) => file.consultWords),
);
const ArchiveDialog = lazyOverlay(() =>
  import("./archive-dialog.tsx").then((file) => file.ArchiveDialog),
);

export interface ConsultEditorProps {
  readonly store: Store;
  readonly year: SchoolYear;
  readonly students: readonly RosterStudent[];
  /** Absent: a new one, which has no row yet. */
  readonly id: string | undefined;
  /** Of a new one, where it was asked for a pupil. */
  readonly studentId: StudentId | undefined;
  readonly onBorn: (id: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** One consultation: written, mended, put away; beside it what was spoken with the pupil before. */
export function ConsultEditor(props: ConsultEditorProps) {
  const { store, year, students, onOpen, onClose } = props;
  const form = useConsultForm(props);
  const { id: formId, ref, submit, onBlur, row } = form;
  const calendar = useSchoolCalendar(year);
  const isPast = useIsPast();
  const isFixed = isPast || Boolean(row?.archived);
  return (
    <>
      <section
        aria-label="상담 쓰기"
        className="flex min-w-0 flex-col rounded-card border border-line-2 bg-surface max-md:rounded-none max-md:border-0 xl:overflow-y-auto"
      >
        <div className="flex items-center gap-1 px-2 pt-2 md:hidden">
          <IconButton
            label="상담 목록으로"
            icon={<ArrowLeft size={22} aria-hidden />}
            onClick={onClose}
          />
          <h2 className="text-17 font-bold">{row && !form.isDraft ? "상담 기록" : "상담 쓰기"}</h2>
        </div>
        <Form
          id={formId}
          ref={ref}
          onSubmit={submit}
          onBlur={onBlur}
          onKeyDown={(event) => {
            const isSave = event.key === "Enter" && (event.ctrlKey || event.metaKey);
            if (!isSave || isComposing(event) || isFixed) return;
            event.preventDefault();
            event.currentTarget.requestSubmit();
          }}
          className="flex flex-1 flex-col"
        >
          <fieldset
            disabled={isFixed}
            className={`flex min-w-0 flex-1 flex-col gap-2 p-4 max-sm:gap-3 ${isFixed ? "[&_:disabled]:opacity-100! [&_:has(:disabled)]:opacity-100!" : ""}`}
          >
            {form.isRestored && !isFixed && <RestoredNotice onForget={form.forget} />}
            {row && (
              <ForkedNotice
                store={store}
                kind={consultKind}
                row={row}
                field="body"
                label="상담 내용"
                longest={LONGEST_CONSULT_CHARACTERS}
              />
            )}
            {form.isUnsaved && (
              <Notice tone="danger" isAlert>
                저장하지 못했어요. 글은 이 기기에 있어요. 인터넷이 이어지면 저절로 보내요.
              </Notice>
            )}
            <ConsultFields form={form} students={students} calendar={calendar} />
          </fieldset>
        </Form>
        {/* Beside the form: what its windows send is theirs alone. */}
        <Foot form={form} store={store} students={students} onClose={onClose} />
      </section>
      <EarlierCard
        store={store}
        students={students}
        studentIds={listOf(form.fields.students, " ")}
        openId={row?.id}
        onOpen={onOpen}
      />
    </>
  );
}

/** What can be done with it; 저장 stays in sight while the fields scroll. */
function Foot(props: {
  readonly form: ConsultFormState;
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly onClose: () => void;
}) {
  const { form, store, students, onClose } = props;
  const { row, isDraft } = form;
  const isPast = useIsPast();
  const act = useAct(store);
  const [isArchiving, setArchiving] = useState(false);
  const subject = row ? `${toNames(row, students)} 상담` : "상담";
  const history = row && !isDraft && (
    <HistoryButton of={ConsultHistory} store={store} ids={[row.id]} subject={subject} look="line" />
  );
  const remove = ({ id }: KeptConsult): void => {
    form.finish();
    void act([removeRow(consultKind.name, id)], "쓰다 만 기록을 지웠어요");
    onClose();
  };
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 rounded-b-card border-t border-line-2 bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {row?.archived ? (
        <p className="min-w-0 flex-1 text-15 text-fg-2">
          <span className="font-semibold text-fg">보관한 기록</span> · {row.archived.reason}
        </p>
      ) : (
        isDraft &&
        !isPast && (
          <p className="flex min-w-0 flex-1 items-center gap-1.5 text-14 text-fg-2">
            <PencilLine size={16} aria-hidden className="shrink-0" />
            {row ? "쓰다 만 기록" : "적는 대로 이 기기에 남아요"}
          </p>
        )
      )}
      {history}
      {!isPast && row && (
        <div className="flex gap-2 empty:hidden">
          {row.archived ? (
            <Button
              variant="line"
              onClick={() => void act(unarchiveConsult(row.id), "보관을 풀었어요")}
            >
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
          <KeyCap className="max-sm:hidden">Ctrl Enter</KeyCap>
          <Button type="submit" form={form.id} className="min-w-24">
            저장
          </Button>
        </div>
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
