// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by outcome-card.tsx.
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { councilPack, type CouncilPack } from "@damim/domain/privacy/council-pack-record.ts";
import { councilPackKind } from "@damim/domain/privacy/council-pack.ts";
import { toFactsCode } from "@damim/domain/privacy/trust-facts.ts";
import { readDraft } from "@damim/domain/record/record.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { removeRow } from "@damim/sync/change.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { useAct } from "../../kit/act/use-act.ts";
import { DayField } from "../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { RadioGroup } from "../../ui/field/radio-group.tsx";
import { TextField } from "../../ui/field/text-field.tsx";

/** When the council sat on these papers, and what it decided. */
export function OutcomeDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  readonly pack: CouncilPack & { readonly id: string };
}) {
  const { isOpen, onClose, store, pack } = props;
  const { now } = useTeacherData();
  const act = useAct(store);
  const kept = useRow(store, councilPackKind, pack.id) ?? pack;
  const today = toSeoulDay(now());
  const form = useFieldsForm({
    of: councilPack,
    key: `council~${pack.id}`,
    names: ["decidedOn", "decision", "note"],
    row: { ...kept, decidedOn: kept.decidedOn ?? today },
    read: (draft) =>
      readDraft(councilPack, draft, ({ decidedOn }) => {
        if (!decidedOn) return undefined;
        if (decidedOn < kept.madeOn) return ["decidedOn", "인쇄한 날보다 앞설 수 없어요."];
        return decidedOn > today ? ["decidedOn", "아직 오지 않은 날이에요."] : undefined;
      }),
    onSave(set) {
      onClose();
      const { id, ...row } = kept;
      void act(writeRow(councilPackKind, id, row, { ...row, ...set }), "심의 결과를 적었어요");
    },
  });
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title="심의 결과"
      subtitle={`사실 코드 ${toFactsCode(pack.factsHash)}`}
      form={form}
      onRemove={() => {
        onClose();
        void act([removeRow(councilPackKind.name, pack.id)], "인쇄한 자료를 지웠어요");
      }}
    >
      <DayField {...form.at("decidedOn")} isPast min={kept.madeOn} max={today} />
      <RadioGroup {...form.at("decision")} />
      <TextField {...form.at("note")} />
    </RecordDialog>
  );
}
