// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by bells-page.tsx.
import { listClashingBells } from "@damim/domain/bells/bells-changes.ts";
import { bellSoundLabels } from "@damim/domain/bells/day-rings.ts";
import { toDaysWords } from "@damim/domain/bells/bells-words.ts";
import type { KeptBells } from "@damim/domain/bells/bells.ts";
import { presetBells, type PresetBells } from "@damim/domain/bells/preset-bells.ts";
import { useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { historyOf } from "../../../kit/record/history-of.ts";
import { ChipButton } from "../../../ui/chip.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { BellRowsField } from "./bell-rows-field.tsx";
import { toRowDraft, useBellsForm, type BellFields } from "./use-bells-form.ts";

const BellsHistory = historyOf(() =>
  import("@damim/domain/bells/bells-record.ts").then((file) => file.bells),
);

const ringMoments = [
  { name: "start", label: "시작할 때" },
  { name: "end", label: "끝날 때" },
  { name: "before", label: "시작하기 전" },
] as const;
const soundOptions = [
  { value: "", label: "없음" },
  ...Object.entries(bellSoundLabels).map(([value, label]) => ({ value, label })),
];
const warnOptions = [1, 2, 3, 5, 10].map((minutes) => ({
  value: String(minutes),
  label: `${minutes}분`,
}));

export interface BellsDialogProps {
  readonly isOpen: boolean;
  readonly store: Store;
  /** Nothing makes a new one. */
  readonly bells: KeptBells | undefined;
  /** What a new one begins with. */
  readonly preset: PresetBells | undefined;
  /** All there are. */
  readonly others: readonly KeptBells[];
  readonly onClose: () => void;
  readonly onSave: (fields: BellFields) => void;
  readonly onRemove: (bells: KeptBells) => void;
}

/** 시정 추가, 시정 고치기: a name, the weekdays on which it holds, and its rows. */
export function BellsDialog(props: BellsDialogProps) {
  const { isOpen, store, bells, preset, others, onClose, onRemove } = props;
  const { form, fields, rows, changeRows, rowsError } = useBellsForm(props);
  const beginnings = [...others, ...presetBells];
  const [begun, setBegun] = useState(preset ? String(beginnings.indexOf(preset)) : "");
  const taken = listClashingBells(others, fields.days, bells?.id);
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={bells ? "시정 고치기" : "시정 추가"}
      saveLabel={bells ? "저장" : "만들기"}
      form={form}
      history={
        bells && {
          of: BellsHistory,
          store,
          ids: [bells.id],
          subject: `「${bells.name}」`,
          onReverted: onClose,
        }
      }
      onRemove={bells && (() => onRemove(bells))}
    >
      {!bells && (
        <Select
          label="이 시정으로 시작"
          fieldSize="normal"
          value={begun}
          options={[
            { value: "", label: "빈 시정" },
            ...beginnings.map(({ name }, at) => ({ value: String(at), label: name })),
          ]}
          onValueChange={(at) => {
            setBegun(at);
            changeRows(
              (at === "" ? undefined : beginnings[Number(at)])?.rows.map(toRowDraft) ?? [],
            );
          }}
        />
      )}
      <TextField {...form.at("name")} placeholder="평소" />
      <fieldset>
        <legend className="mb-1.5 text-14 font-semibold text-fg-2">요일</legend>
        <div className="flex flex-wrap gap-1.5">
          {Array.from("월화수목금토", (letter, at) => {
            const weekday = String(at + 1);
            const isChosen = fields.days.includes(weekday);
            return (
              <ChipButton
                key={letter}
                aria-label={`${letter}요일`}
                isChosen={isChosen}
                onClick={() =>
                  form.change({
                    days: isChosen ? fields.days.replace(weekday, "") : fields.days + weekday,
                  })
                }
              >
                {letter}
              </ChipButton>
            );
          })}
        </div>
        <p className="mt-1.5 text-14 text-fg-3">
          {taken.length > 0
            ? `${taken.map(({ name, days }) => `「${name}」(${toDaysWords(days)})`).join(", ")}에서 겹치는 요일은 이 시정으로 바뀌어요.`
            : fields.days === ""
              ? "고르지 않으면 시간표에서 그날의 시정으로 고른 날만 울려요."
              : ""}
        </p>
      </fieldset>
      <BellRowsField rows={rows} onRows={changeRows} error={rowsError} />
      <fieldset>
        <legend className="mb-1.5 text-14 font-semibold text-fg-2">
          칠판 화면에서 울릴 종소리
        </legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {ringMoments.map(({ name, label }) => (
            <Select
              key={name}
              label={label}
              fieldSize="normal"
              value={fields[name]}
              options={soundOptions}
              onValueChange={(sound) => form.change({ [name]: sound })}
            />
          ))}
          <Select
            label="몇 분 전에"
            fieldSize="normal"
            value={fields.warnMinutes}
            options={warnOptions}
            onValueChange={(warnMinutes) => form.change({ warnMinutes })}
          />
        </div>
      </fieldset>
    </RecordDialog>
  );
}
