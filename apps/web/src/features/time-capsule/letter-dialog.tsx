// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by time-capsule-page.tsx.
import { readDraft, refuseAt } from "@damim/domain/record/record.ts";
import { letterField } from "@damim/domain/time-capsule/capsule-record.ts";
import { readStudentNumber } from "@damim/domain/student/read-student-number.ts";
import { useEffect, useRef, useState } from "react";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { canSealLetters } from "../../platform/secrets/letter-box.ts";
import { Select } from "../../ui/field/select.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { LetterPartsField } from "./letter/letter-parts-field.tsx";
import type { DraftPart } from "./letter/sealed-letter.ts";
import type { KeptCapsule } from "./capsule-commands.ts";
import type { useCapsules } from "./use-capsules.ts";

const letters = { fields: { letter: letterField } };

/** One letter, written by its pupil on this screen. What is half-written waits for that pupil on this device alone. */
export function LetterDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly capsule: KeptCapsule;
  readonly toDraftKey: (capsuleId: string, typed: string) => string;
  readonly of: Pick<ReturnType<typeof useCapsules>, "members" | "letters" | "nameOf" | "seal">;
}) {
  const { isOpen, onClose, capsule, toDraftKey, of } = props;
  const [typed, setTyped] = useState("");
  const [parts, setParts] = useState<readonly DraftPart[]>([]);
  const [isRecording, setRecording] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const brought = useRef("");
  const sealed = new Set(of.letters.map(({ number }) => number));
  // By the pupil: while this stands open, the numbers may be given out anew.
  const member = of.members.find(({ id }) => id === typed);
  const said = member?.number ?? (of.members.length > 0 ? undefined : readStudentNumber(typed));
  const number = said !== undefined && !sealed.has(said) ? said : undefined;
  const form = useFieldsForm({
    of: letters,
    key: toDraftKey(capsule.id, typed),
    names: ["letter"],
    row: {},
    // Whose it is stands beside the form, with a sentence of its own.
    read: (draft) => (number === undefined ? refuseAt("number", "") : readDraft(letters, draft)),
    onSave: ({ letter }) => void (number !== undefined && seal(number, letter)),
  });
  const { fields, change, isChecked } = form;

  /** What was written before anybody was chosen goes along, behind what that pupil had begun. */
  function choose(next: string): void {
    if (typed === "" && fields.letter) {
      brought.current = fields.letter;
      form.forget();
    }
    setTyped(next);
  }
  useEffect(() => {
    const words = brought.current;
    brought.current = "";
    if (words) change({ letter: fields.letter ? `${fields.letter}\n${words}` : words });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each pupil that is chosen
  }, [typed]);

  async function seal(pupil: number, words: string): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      await of.seal(capsule, { number: pupil, student: member?.id }, { words, parts });
    } catch {
      // `submit` took it for saved.
      change(fields);
      setFailed(true);
      return;
    } finally {
      setBusy(false);
    }
    form.forget();
    setTyped("");
    setParts([]);
    onClose();
    showToast.success(`${of.nameOf(pupil)}의 편지를 봉했어요`);
  }

  const whoError =
    isChecked && number === undefined
      ? said !== undefined
        ? "이미 봉한 편지가 있어요."
        : "누구의 편지인지 골라 주세요."
      : undefined;
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title="편지 쓰기"
      subtitle="봉하기 전에는 이 기기에만 있어요"
      saveLabel="봉하기"
      isBusy={isBusy || isRecording}
      form={form}
    >
      {!canSealLetters() && (
        <Notice tone="danger" isAlert>
          이 주소에서는 봉할 수 없어요. 주소가 https로 시작하는 담임에서 열어 주세요.
        </Notice>
      )}
      {hasFailed && canSealLetters() && (
        <Notice tone="danger" isAlert>
          봉하지 못했어요. 적은 글은 그대로 있어요. 다시 눌러 주세요.
        </Notice>
      )}
      {of.members.length > 0 ? (
        <Select
          fieldSize="normal"
          label="학생"
          placeholder="번호와 이름 고르기"
          value={typed || undefined}
          options={of.members.map(({ id, number: each, name }) => ({
            value: id,
            label: `${each}번 ${name}${sealed.has(each) ? " · 봉했어요" : ""}`,
            isDisabled: sealed.has(each),
          }))}
          onValueChange={choose}
          {...(whoError && { error: whoError })}
        />
      ) : (
        <TextField
          fieldSize="normal"
          label="번호"
          inputMode="numeric"
          value={typed}
          onValueChange={setTyped}
          error={whoError}
        />
      )}
      <TextArea
        {...form.at("letter")}
        rows={10}
        className="[&_textarea]:min-h-60"
        autoComplete="off"
        hint="봉하면 글이 화면에서 사라지고, 여는 날까지 아무도 다시 읽거나 고칠 수 없어요."
      />
      <LetterPartsField
        parts={parts}
        onRecording={setRecording}
        onAdd={(part) => setParts((now) => [...now, part])}
        onRemove={(id) => setParts((now) => now.filter((part) => part.id !== id))}
      />
    </RecordDialog>
  );
}
