// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by morning-list.tsx.
import {
  guardianContact,
  type GuardianContact,
} from "@damim/domain/morning/guardian-contact-record.ts";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { RadioGroup } from "../../ui/field/radio-group.tsx";
import { TextField } from "../../ui/field/text-field.tsx";

/** How a guardian was asked, what came of it, and a word about it. */
export function ContactDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly id: string;
  readonly contact: GuardianContact;
  readonly onSave: (set: Partial<GuardianContact>) => void;
}) {
  const { isOpen, onClose, title, id, contact, onSave } = props;
  const form = useFieldsForm({
    of: guardianContact,
    key: `contact~${id}`,
    names: ["how", "result", "note"],
    row: contact,
    onSave(set) {
      onClose();
      onSave(set);
    },
  });
  const result = form.at("result");
  return (
    <RecordDialog isOpen={isOpen} onClose={onClose} title={title} form={form}>
      <RadioGroup {...form.at("how")} layout="row" />
      <RadioGroup
        {...result}
        layout="row"
        options={[...result.options, { value: "", label: "아직 모름" }]}
      />
      <TextField {...form.at("note")} fieldSize="large" />
    </RecordDialog>
  );
}
