import { usePadColumns, usePadRoom } from "../../../data/pad/use-pad-data.ts";
import { inputLook } from "../card/pad-controls.tsx";

/** The lane of a card; nothing on a board without lanes. */
export function LaneChoice(props: {
  readonly column: string | null | undefined;
  readonly onChange: (column: string | null) => void;
}) {
  const board = usePadRoom()?.board;
  const columns = usePadColumns();
  if ((board !== "columns" && board !== "timeline") || columns.length === 0) return null;
  return (
    <label className="flex items-center gap-2.5 text-15 font-semibold">
      칸
      <select
        className={`${inputLook} min-h-11 px-3`}
        value={props.column ?? ""}
        onChange={(event) => props.onChange(event.target.value || null)}
      >
        <option value="">칸 없이</option>
        {columns.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
