export interface RowRoomProps {
  readonly rowCount: number;
  /** Among rows of a table. */
  readonly as?: "div" | "tr";
}

/** Stands for rows that are not drawn; `--row` is the height of one. */
export function RowRoom({ rowCount, as: Tag = "div" }: RowRoomProps) {
  return <Tag role="none" className="block" style={{ height: `calc(${rowCount} * var(--row))` }} />;
}
