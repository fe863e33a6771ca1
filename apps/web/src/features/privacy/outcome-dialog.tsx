// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by outcome-card.tsx.
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { councilPack, type CouncilPack } from "@damim/domain/privacy/council-pack-record.ts";
import { councilPackKind } from "@damim/domain/privacy/council-pack.ts";
import { toFactsCode } from "@damim/domain/privacy/trust-facts.ts";
import { readDraft } from "@damim/domain/record/record.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { DayField } from "../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { RadioGroup } from "../../ui/field/radio-group.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { createPackCommands } from "./pack-commands.ts";

/** When the council sat on these papers, and what it decided. */
export function OutcomeDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  readonly pack: CouncilPack & { readonly id: string };
}) {
  const { isOpen, onClose, store, pack } = props;
  const { now } = useTeacherData();
  const commands = useCommands(createPackCommands, store);
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
      commands.decide(kept, set);
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
        commands.remove(pack.id);
      }}
    >
      <DayField {...form.at("decidedOn")} isPast min={kept.madeOn} max={today} />
      <RadioGroup {...form.at("decision")} />
      <TextField {...form.at("note")} />
    </RecordDialog>
  );
}
