// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by morning-list.tsx.
import { ok, type Result } from "@damim/domain/base/result.ts";
import {
  CONTACT_RESULTS,
  CONTACT_WAYS,
  LONGEST_CONTACT_NOTE_CHARACTERS,
  type ContactResult,
  type ContactWay,
  type GuardianContact,
} from "@damim/domain/morning/guardian-contact.ts";
import { contactResultLabels, contactWayLabels } from "@damim/domain/morning/contact-labels.ts";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../kit/form/use-record-form.ts";
import { RadioGroup } from "../../ui/field/radio-group.tsx";
import { TextField } from "../../ui/field/text-field.tsx";

interface Fields {
  readonly how: ContactWay;
  readonly result: ContactResult | "";
  readonly note: string;
}

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
  const form = useRecordForm<Fields, Fields, "note">({
    key: `contact~${id}`,
    stored: { how: contact.how, result: contact.result ?? "", note: contact.note ?? "" },
    parse: check,
    toErrors: () => ({ note: `메모는 ${LONGEST_CONTACT_NOTE_CHARACTERS}자까지 적을 수 있어요.` }),
    onSave({ how, result, note }) {
      onClose();
      onSave({ how, result: result === "" ? null : result, note: note.trim() || null });
    },
  });
  const { fields, change, errors } = form;
  return (
    <RecordDialog isOpen={isOpen} onClose={onClose} title={title} form={form}>
      <RadioGroup
        label="방법"
        layout="row"
        value={fields.how}
        onValueChange={(how) => change({ how })}
        options={CONTACT_WAYS.map((value) => ({ value, label: contactWayLabels[value] }))}
      />
      <RadioGroup
        label="결과"
        layout="row"
        value={fields.result}
        onValueChange={(result) => change({ result })}
        options={[
          ...CONTACT_RESULTS.map((value) => ({ value, label: contactResultLabels[value] })),
          { value: "", label: "아직 몰라요" },
        ]}
      />
      <TextField
        label="메모"
        autoComplete="off"
        value={fields.note}
        onValueChange={(note) => change({ note })}
        error={errors.note}
      />
    </RecordDialog>
  );
}

function check(fields: Fields): Result<Fields, "note"> {
  return fields.note.length > LONGEST_CONTACT_NOTE_CHARACTERS
    ? { ok: false, refusal: "note" }
    : ok(fields);
}
