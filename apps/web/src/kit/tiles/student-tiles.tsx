import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useCallback, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useLongPress } from "./use-long-press.ts";
import { useTileKeys } from "./use-tile-keys.ts";
import { TileName } from "../../ui/tile-name.tsx";

type TileStudent = Pick<RosterStudent, "id" | "number" | "name">;

/**
 * A class as tiles: four a row on a phone, seven at 1366. Arrows, Home and End walk over them; other keys on a tile go to
 * `onKey`, which prevents the default of those that it takes.
 *
 * ```tsx
 * <StudentTiles label="학생" students={students} renderTile={(student) => <StudentTile student={student} state="아직" … />} />
 * ```
 */
export function StudentTiles<T extends TileStudent>(props: {
  readonly label: string;
  readonly students: readonly T[];
  /** A tile that asks for its own rows renders again alone. */
  readonly renderTile: (student: T) => ReactNode;
  readonly onKey?: (event: KeyboardEvent, student: T) => void;
}) {
  const { label, students, renderTile, onKey } = props;
  const list = useRef<HTMLUListElement>(null);
  const moveFocus = useTileKeys(list);
  const handleKeys = (event: KeyboardEvent): void => {
    moveFocus(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing || !onKey) return;
    const id = event.target instanceof HTMLElement ? event.target.dataset["student"] : undefined;
    const student = students.find((each) => each.id === id);
    if (student) onKey(event, student);
  };
  return (
    <div className="@container">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are for the buttons inside */}
      <ul
        ref={list}
        aria-label={label}
        onKeyDown={handleKeys}
        className="grid grid-cols-2 gap-1.5 @min-[17rem]:grid-cols-4 @min-[40rem]:grid-cols-5 @min-[48rem]:grid-cols-7"
      >
        {students.map((student) => (
          <li key={student.id}>{renderTile(student)}</li>
        ))}
      </ul>
    </div>
  );
}

export interface StudentTileProps<T extends TileStudent> {
  readonly student: T;
  /** The state in words; the tile's name is 「5번 김하린 {state}」. */
  readonly state: string;
  /** The state as a sign, in the corner. */
  readonly sign?: ReactNode;
  /** Colours of border, ground and words. */
  readonly look?: string;
  readonly isPressed?: boolean | undefined;
  /** `isMore`: with Shift, for one pupil more beside those that are chosen. */
  readonly onPress: (student: T, how: { readonly isMore: boolean }) => void;
  /** By the right button or a long press. */
  readonly onLongPress?: ((student: T) => void) | undefined;
  /** What is noted of the pupil: a dot, said under a resting pointer. */
  readonly note?: string | undefined;
  /** Where there is room: number and name in one line, the sign below, for it is looked for from afar. */
  readonly isTall?: boolean;
}

/** One pupil: number and sign above, the name below. */
export function StudentTile<T extends TileStudent>(props: StudentTileProps<T>) {
  const { student, state, sign, isPressed, onPress, onLongPress, note, isTall = false } = props;
  const { look = "border-line bg-bg text-fg hover:bg-hover" } = props;
  const pressLong = useCallback(() => onLongPress?.(student), [onLongPress, student]);
  const longPress = useLongPress(onLongPress && pressLong);
  return (
    <button
      type="button"
      aria-label={`${student.number}번 ${student.name} ${state}`}
      aria-pressed={isPressed}
      title={note}
      data-student={student.id}
      className={`press-now relative grid h-full min-h-14 w-full grid-cols-[auto_minmax(0,1fr)] content-center items-center rounded-ctl border px-2 py-1.5 text-left ${isTall ? "@min-[40rem]:min-h-20 @min-[40rem]:content-between @min-[40rem]:gap-x-1.5 @min-[40rem]:px-3 @min-[40rem]:py-2.5" : ""} ${onLongPress ? "touch-manipulation [-webkit-touch-callout:none]" : ""} ${look}`}
      onClick={(event) => onPress(student, { isMore: event.shiftKey })}
      {...longPress}
    >
      {/* Drawn, not written: the name says 「5번」, and a bare 5 would be a label that it does not hold. */}
      <span
        data-number={student.number}
        className="text-13 font-medium opacity-80 before:content-[attr(data-number)]"
      />
      <span
        className={`flex h-5 items-center justify-end gap-1.5 ${isTall ? "@min-[40rem]:order-last @min-[40rem]:col-span-2 @min-[40rem]:h-6.5" : ""}`}
      >
        {sign}
      </span>
      <TileName
        name={student.name}
        className={`col-span-2 text-15 font-semibold ${isTall ? "@min-[40rem]:col-span-1" : ""}`}
      />
      {note && (
        <span className="absolute top-1 right-1 size-2 rounded-pill bg-current opacity-80" />
      )}
    </button>
  );
}
