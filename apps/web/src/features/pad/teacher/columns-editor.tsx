import { createRow } from "@damim/sync/change.ts";
import { padColumnKind } from "@damim/domain/pad/card/pad-card.ts";
import { placeBetween } from "@damim/domain/base/place-between.ts";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { usePadColumns, usePadData, type PadColumnRow } from "../../../data/pad/use-pad-data.ts";
import { chance, newId } from "../../../platform/random.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { removeWithUndo } from "../card/remove-with-undo.ts";
import { useHeldText } from "../rooms/use-held-text.ts";

const LONGEST_TITLE = 40;

/** The columns of 줄, the points of 시간. */
export function ColumnsEditor() {
  const data = usePadData();
  const columns = usePadColumns();
  const { store } = data;
  const add = (): void => {
    const order = placeBetween(columns.at(-1)?.order, undefined, chance);
    const title = `칸 ${columns.length + 1}`;
    void store.write([createRow(padColumnKind.name, newId(data.now()), { title, order })]);
  };
  /** One place up or down, without dragging. */
  const step = (index: number, by: -1 | 1): void => {
    const moved = columns[index];
    const before = by < 0 ? columns[index - 2] : columns[index + 1];
    const after = by < 0 ? columns[index - 1] : columns[index + 2];
    if (!moved) return;
    const order = placeBetween(before?.order, after?.order, chance);
    void store.write([{ kind: padColumnKind.name, id: moved.id, set: { order } }]);
  };
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
            onClick={() => step(index, -1)}
          />
          <IconButton
            label={`${column.title} 뒤로`}
            icon={<ArrowDown size={18} aria-hidden />}
            disabled={index === columns.length - 1}
            onClick={() => step(index, 1)}
          />
          <IconButton
            label={`${column.title} 지우기`}
            icon={<X size={18} aria-hidden />}
            onClick={() => remove(column)}
          />
        </div>
      ))}
      <Button variant="line" icon={<Plus size={18} aria-hidden />} onClick={add}>
        칸 추가
      </Button>
    </fieldset>
  );
}

function ColumnTitle({ column, place }: { readonly column: PadColumnRow; readonly place: number }) {
  const { store } = usePadData();
  const field = useHeldText({
    draftKey: `column:${column.id}`,
    saved: column.title,
    most: LONGEST_TITLE,
    save(text) {
      const title = text.trim();
      if (!title || title === column.title) return;
      void store.write([{ kind: padColumnKind.name, id: column.id, set: { title } }]);
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
