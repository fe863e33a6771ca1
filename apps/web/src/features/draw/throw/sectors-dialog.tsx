// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by roulette.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import { refuseAt } from "@damim/domain/record/record.ts";
import { readSectors } from "@damim/domain/draw/sector-lines.ts";
import { checkTerms, drawMessages } from "@damim/domain/draw/write-draw.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import type { useSectors } from "./use-sectors.ts";

/** 칸 고치기: a line each. */
export function SectorsDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly sectors: ReturnType<typeof useSectors>;
}) {
  const { isOpen, onClose, sectors } = props;
  const form = useFieldsForm({
    of: { fields: {} },
    key: "roulette",
    names: [],
    row: {},
    more: { lines: sectors.lines },
    read({ lines }) {
      const read = checkTerms({ kind: "roulette", ...readSectors(lines) });
      return read.ok ? read : refuseAt("lines", toSentence(drawMessages, read.refusal));
    },
    onSave() {
      onClose();
      sectors.save(form.fields.lines);
    },
  });
  return (
    <RecordDialog isOpen={isOpen} onClose={onClose} title="칸 고치기" form={form}>
      <TextArea
        label="룰렛 칸"
        rows={8}
        hint="한 줄에 한 칸이에요. 더 잘 나오게 하려면 「산책 *3」처럼 무게를 적어요."
        value={form.fields.lines}
        onValueChange={(lines) => form.change({ lines })}
        error={form.errors.lines}
      />
    </RecordDialog>
  );
}
