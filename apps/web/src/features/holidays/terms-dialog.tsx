// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by holidays-page.tsx.
import { SCHOOL_TERMS_ID } from "@damim/domain/school-calendar/school-terms.ts";
import { DayField } from "../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { historyOf } from "../../kit/record/history-of.ts";
import { readTerms, schoolTerms } from "@damim/domain/school-calendar/school-terms-record.ts";
import {
  termDateNames,
  type SchoolTerms,
  type TermDateName,
} from "@damim/domain/school-calendar/school-terms.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Store } from "../../data/teacher-data.ts";

const TermsHistory = historyOf(() =>
  import("@damim/domain/school-calendar/school-terms-record.ts").then((file) => file.schoolTerms),
);

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
  const form = useFieldsForm({
    of: schoolTerms,
    key: `terms:${year}`,
    names: termDateNames,
    row: terms,
    read: (draft) => readTerms(draft, year),
    onSave,
  });
  const span = toSchoolYearSpan(year);
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${year}학년도 학기 날짜`}
      subtitle="아는 날만 적어도 돼요. 방학과 수업일수가 저절로 나와요."
      form={form}
      history={{
        of: TermsHistory,
        store,
        ids: [SCHOOL_TERMS_ID],
        subject: "학기 날짜",
        onReverted: onClose,
      }}
      className="grid gap-4 sm:grid-cols-2 sm:items-start"
    >
      {termDateNames.map((name) => (
        <DayField key={name} {...form.at(name)} min={span.from} max={span.to} hint={hints[name]} />
      ))}
    </RecordDialog>
  );
}
