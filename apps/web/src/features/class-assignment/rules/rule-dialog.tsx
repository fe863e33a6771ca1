// Overlay: imports Base UI through ui/overlay/dialog.tsx. Import only from modules that are loaded lazily.
import {
  LARGEST_RULE,
  LONGEST_REASON,
  toPlaceName,
  toPupilWords,
} from "@damim/domain/class-assignment/assign-plan.ts";
import { addRule } from "@damim/domain/class-assignment/change-assign.ts";
import { searchPupils } from "@damim/domain/class-assignment/search-pupils.ts";
import { useState } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { RadioGroup } from "../../../ui/field/radio-group.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { Assignment } from "../assignment.ts";
import { PupilsField } from "../../../kit/names/pupils-field.tsx";
import { ruleRefusals, ruleTypeLabels } from "./rule-words.ts";

const types = (["apart", "together", "fixed"] as const).map((value) => ({
  value,
  label: ruleTypeLabels[value],
}));

/** One rule: which, for whom, and why. */
export function RuleDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly assignment: Assignment;
}) {
  const { isOpen, onClose, assignment } = props;
  const { draft, change } = assignment;
  const form = useFormDraft("assign-rule", {
    type: "apart",
    pupils: "",
    typed: "",
    place: "0",
    reason: "",
  });
  const { typed, place, reason } = form.fields;
  const type = types.find(({ value }) => value === form.fields.type)?.value ?? "apart";
  // Another job may have been opened since.
  const pupils = form.fields.pupils
    .split(" ")
    .filter((id) => draft.pupils.some((pupil) => pupil.id === id));
  const [error, setError] = useState<string>();

  const save = (): void => {
    const said = reason.trim();
    const asked = {
      type,
      pupils: type === "fixed" ? pupils.slice(0, 1) : pupils,
      ...(type === "fixed" && { place: Number(place) }),
      ...(said && { reason: said }),
    };
    const answer = addRule(draft, asked);
    if ("refusal" in answer) {
      setError(
        answer.refusal === "too-few" && type === "fixed"
          ? "고정할 학생을 골라 주세요."
          : ruleRefusals[answer.refusal],
      );
      return;
    }
    change(answer.draft);
    showToast.success("규칙을 넣었어요");
    form.forget();
    setError(undefined);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="규칙 추가"
      footer={
        <Button isFull size="large" type="submit" form="assign-rule">
          저장
        </Button>
      }
    >
      <Form id="assign-rule" onSubmit={save} className="flex flex-col gap-4 px-5 py-4 sm:px-7">
        <RadioGroup
          label="규칙"
          layout="row"
          value={type}
          options={types}
          onValueChange={(next) => {
            form.change({ type: next });
            setError(undefined);
          }}
        />
        <PupilsField
          chosen={pupils}
          typed={typed}
          search={searchPupils(draft.pupils, typed, pupils)}
          toWords={toPupilWords}
          nameChosen={(id) => {
            const pupil = draft.pupils.find((each) => each.id === id);
            return pupil ? toPupilWords(pupil) : "";
          }}
          placeholder="이름이나 3-12"
          error={error}
          onChange={(next) => {
            const chosen =
              type === "fixed" ? next.chosen.slice(-1) : next.chosen.slice(0, LARGEST_RULE);
            form.change({ pupils: chosen.join(" "), typed: next.typed });
            if (next.chosen !== pupils) setError(undefined);
          }}
        />
        {type === "fixed" && (
          <Select
            label="반"
            fieldSize="normal"
            value={place}
            options={Array.from({ length: draft.settings.classes }, (_, at) => ({
              value: String(at),
              label: `${toPlaceName(draft.settings, at)}반`,
            }))}
            onValueChange={(next) => form.change({ place: next })}
          />
        )}
        <TextField
          label="까닭"
          fieldSize="normal"
          most={LONGEST_REASON}
          placeholder="안 적어도 돼요"
          value={reason}
          onValueChange={(next) => form.change({ reason: next })}
        />
      </Form>
    </Dialog>
  );
}
