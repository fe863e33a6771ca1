import { splitTyped } from "@damim/domain/consult/consult-record.ts";
import { consultKind, LONGEST_CONSULT_CHARACTERS } from "@damim/domain/consult/consult.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import type { AskedCall } from "../../../data/asked.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { ForkedNotice } from "../../../kit/long-text/forked-notice.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { Form, isComposing } from "../../../ui/field/form.tsx";
import { late } from "../../../ui/arrival/late.ts";
import { RestoredNotice } from "../../../kit/form/restored-notice.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ConsultFields } from "./consult-fields.tsx";
import { EditorFoot } from "./editor-foot.tsx";
import { useConsultForm } from "./use-consult-form.ts";

// Beside the form, which is what the page is opened for.
const EarlierCard = late(() => import("./earlier-card.tsx").then((file) => file.EarlierCard));

export interface ConsultEditorProps {
  readonly store: Store;
  readonly year: SchoolYear;
  readonly students: readonly RosterStudent[];
  /** Absent: a new one, which has no row yet. */
  readonly id: string | undefined;
  /** Of a new one, where it was asked for a pupil. */
  readonly studentId: StudentId | undefined;
  /** The call that a new one is about. */
  readonly call?: AskedCall | undefined;
  readonly onBorn: (id: string) => void;
  /** A new one became a record: the next may be written. */
  readonly onRecorded: () => void;
  /** The keyboard goes to its first field, the pupil. */
  readonly takesFocus: boolean;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** One consultation: written, mended, put away; beside it what was spoken with the pupil before. */
export function ConsultEditor(props: ConsultEditorProps) {
  const { store, year, students, takesFocus, onOpen, onClose } = props;
  const form = useConsultForm(props);
  const { id: formId, ref, submit, onBlur, row } = form;
  const calendar = useSchoolCalendar(year);
  const isPast = useIsPast();
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector("input")?.focus();
  }, [takesFocus, ref]);
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
            // A bare Enter in a line of it would put a record away half-written.
            const isLine = event.target instanceof HTMLInputElement;
            if (event.key === "Enter" && isLine) event.preventDefault();
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
        <EditorFoot form={form} store={store} students={students} onClose={onClose} />
      </section>
      <EarlierCard
        store={store}
        students={students}
        studentIds={splitTyped(form.fields.studentIds, " ")}
        openId={row?.id}
        onOpen={onOpen}
      />
    </>
  );
}
