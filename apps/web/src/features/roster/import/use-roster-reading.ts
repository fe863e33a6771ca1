import type { RosterFileRefusal } from "@damim/domain/roster/reading/source/roster-file.ts";
import {
  answerClass,
  answerReturn,
  chooseClasses,
  compareReading,
  keepChoices,
  mendRow,
  takeOthers,
} from "@damim/domain/roster/reading/change-reading.ts";
import type { ReadingOptions, RosterReading } from "@damim/domain/roster/reading/roster-reading.ts";
import type { ClassAnswer } from "@damim/domain/roster/reading/class-question.ts";
import type { RosterCells } from "@damim/domain/roster/reading/roster-row.ts";
import type { ClassKey } from "@damim/domain/student/student.ts";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { OnAnswer } from "./identity-questions.tsx";
import type { RosterInput } from "./read-roster-input.ts";
import { createRosterReader } from "./roster-reader.ts";

export interface RosterReadingControl {
  readonly reading: RosterReading | undefined;
  readonly refusal: RosterFileRefusal | undefined;
  readonly isReading: boolean;
  /** Reads anew; the answer of an earlier input that comes late is dropped. True when it was read. */
  readonly read: (input: RosterInput) => Promise<boolean>;
  /** Says no without reading. */
  readonly refuse: (refusal: RosterFileRefusal) => void;
  readonly clear: () => void;
  readonly mend: (rowKey: string, cells: RosterCells) => void;
  readonly answer: OnAnswer;
  readonly answerClass: (answer: ClassAnswer) => void;
  readonly takeOthers: (areTaken: boolean) => void;
  readonly choose: (classKeys: readonly ClassKey[] | undefined) => void;
}

/** What a list is read beside: the whole roster, also those who left, and the teacher's classes. */
export type RosterAround = ReadingOptions & Required<Pick<ReadingOptions, "existing" | "today">>;

/** One roster that is being looked at before it is imported, always beside the roster that is there. */
export function useRosterReading(around: RosterAround): RosterReadingControl {
  const { existing } = around;
  const [reader] = useState(createRosterReader);
  useEffect(() => () => reader.close(), [reader]);
  const [state, setState] = useState<{
    readonly reading?: RosterReading;
    readonly refusal?: RosterFileRefusal;
    readonly isReading: boolean;
  }>({ isReading: false });
  const lastAsked = useRef(0);

  const change = useCallback((next: (reading: RosterReading) => RosterReading) => {
    setState((now) => (now.reading ? { ...now, reading: next(now.reading) } : now));
  }, []);
  const read = async (input: RosterInput): Promise<boolean> => {
    const asked = (lastAsked.current += 1);
    setState((now) => ({ ...now, isReading: true }));
    const result = await reader.read(input, around);
    if (asked !== lastAsked.current) return false;
    setState((before) =>
      result.ok
        ? {
            // Another file is another list; a text is the one before with more of it.
            reading:
              input.type === "text" ? keepChoices(before.reading, result.value) : result.value,
            isReading: false,
          }
        : { refusal: result.refusal, isReading: false },
    );
    return result.ok;
  };
  const reset = (refusal?: RosterFileRefusal): void => {
    lastAsked.current += 1;
    setState({ isReading: false, ...(refusal ? { refusal } : {}) });
  };

  const reading = useMemo(
    () => state.reading && compareReading(state.reading, existing),
    [state.reading, existing],
  );
  return {
    reading,
    refusal: state.refusal,
    isReading: state.isReading,
    read,
    refuse: reset,
    clear: () => reset(),
    mend: (rowKey, cells) => change((now) => mendRow(now, rowKey, cells)),
    answer: (rowKey, answer, back) => change((now) => answerReturn(now, rowKey, answer, back)),
    answerClass: (said) => change((now) => answerClass(now, said)),
    takeOthers: (areTaken) => change((now) => takeOthers(now, areTaken)),
    choose: (classKeys) => change((now) => chooseClasses(now, classKeys)),
  };
}
