import { padColumnKind } from "@damim/domain/pad/card/pad-card.ts";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { usePadColumns, usePadData, type PadColumnRow } from "../../../data/pad/use-pad-data.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { removeWithUndo } from "../card/remove-with-undo.ts";
import { addColumn, renameColumn, stepColumn } from "./column-commands.ts";
import { useHeldText } from "../rooms/use-held-text.ts";

const LONGEST_TITLE = 40;

/** The columns of 줄, the points of 시간. */
export function ColumnsEditor() {
  const data = usePadData();
  const columns = usePadColumns();
  const remove = ({ id }: PadColumnRow): void =>
    removeWithUndo(data, padColumnKind, id, "칸을 지웠어요. 카드는 그대로 있어요");
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-14 font-semibold text-fg-2">칸</legend>
      {columns.map((column, index) => (
        <div key={column.id} className="flex items-center">
          <ColumnTitle column={column} place={index + 1} />
          <IconButton
            label={`${column.title} 앞으로`}
            icon={<ArrowUp size={18} aria-hidden />}
            disabled={index === 0}
            onClick={() => stepColumn(data, columns, index, -1)}
          />
          <IconButton
            label={`${column.title} 뒤로`}
            icon={<ArrowDown size={18} aria-hidden />}
            disabled={index === columns.length - 1}
            onClick={() => stepColumn(data, columns, index, 1)}
          />
          <IconButton
            label={`${column.title} 지우기`}
            icon={<X size={18} aria-hidden />}
            onClick={() => remove(column)}
          />
        </div>
      ))}
      <Button
        variant="line"
        icon={<Plus size={18} aria-hidden />}
        onClick={() => addColumn(data, columns)}
      >
        칸 추가
      </Button>
    </fieldset>
  );
}

function ColumnTitle({ column, place }: { readonly column: PadColumnRow; readonly place: number }) {
  const data = usePadData();
  const field = useHeldText({
    draftKey: `column:${column.id}`,
    saved: column.title,
    most: LONGEST_TITLE,
    save(text) {
      const title = text.trim();
      if (title && title !== column.title) renameColumn(data, column, title);
    },
  });
  return (
    <TextField
      label={`${place}번째 칸`}
      isLabelHidden
      fieldSize="dense"
      className="flex-1"
      {...field}
    />
  );
}
