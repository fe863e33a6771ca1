// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by holidays-page.tsx.
import { SCHOOL_TERMS_ID } from "@damim/domain/school-calendar/school-terms.ts";
import { HistoryButton } from "../../kit/record/history-button.tsx";
import { historyOf } from "../../kit/record/history-of.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import {
  parseSchoolTermsDraft,
  schoolTermsMessages,
  toSchoolTermsDraft,
} from "@damim/domain/school-calendar/school-terms-draft.ts";
import {
  termDateLabels,
  termDateNames,
  type SchoolTerms,
  type TermDateName,
} from "@damim/domain/school-calendar/school-terms.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useId, useRef, useState } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useFormDraft } from "../../data/drafts/use-form-draft.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { Form } from "../../ui/field/form.tsx";
import { RestoredNotice } from "../../ui/field/restored-notice.tsx";
import { TextField } from "../../ui/field/text-field.tsx";

const TermsHistory = historyOf(() => import("./terms-words.ts").then((file) => file.termsWords));

const hints: Partial<Record<TermDateName, string>> = {
  winterReturn: "2월에 다시 나오지 않으면 비워 두세요.",
};

/** 학기 날짜: from these follow the vacations, 수업일수 and both semesters. Each may be left out. */
export function TermsDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  readonly year: SchoolYear;
  readonly terms: SchoolTerms;
  readonly onSave: (terms: SchoolTerms) => void;
}) {
  const { isOpen, onClose, store, year, terms, onSave } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const {
    fields: draft,
    isRestored,
    change,
    forget,
    finish,
  } = useFormDraft(`terms:${year}`, toSchoolTermsDraft(terms));
  const [isChecked, setChecked] = useState(false);
  const parsed = parseSchoolTermsDraft(draft, year);
  const span = toSchoolYearSpan(year);
  const findError = (name: TermDateName): string | undefined => {
    if (!isChecked || parsed.ok) return undefined;
    const refusal = parsed.refusal.refusals.find(({ field }) => field === name);
    return refusal && toSentence(schoolTermsMessages, refusal);
  };
  const save = (): void => {
    setChecked(true);
    if (parsed.ok) {
      finish();
      onSave(parsed.value);
    } else
      setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${year}학년도 학기 날짜`}
      subtitle="아는 날만 적어도 돼요. 방학과 수업일수가 저절로 나와요."
      headEnd={
        <HistoryButton
          of={TermsHistory}
          store={store}
          ids={[SCHOOL_TERMS_ID]}
          subject="학기 날짜"
          onReverted={onClose}
        />
      }
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" size="large" form={formId}>
            저장
          </Button>
        </DialogActions>
      }
    >
      <Form
        id={formId}
        ref={form}
        onSubmit={save}
        className="grid gap-4 sm:grid-cols-2 sm:items-start"
      >
        {isRestored && (
          <div className="sm:col-span-2">
            <RestoredNotice onForget={forget} />
          </div>
        )}
        {termDateNames.map((name) => (
          <TextField
            key={name}
            type="date"
            fieldSize="normal"
            label={termDateLabels[name]}
            min={span.from}
            max={span.to}
            value={draft[name]}
            onValueChange={(value) => change({ [name]: value })}
            hint={hints[name]}
            error={findError(name)}
          />
        ))}
      </Form>
    </Dialog>
  );
}
