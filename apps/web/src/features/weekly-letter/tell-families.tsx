import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import type { Hide } from "@damim/domain/names/hide-names.ts";
import { isToldOtherwise, toToldLetter } from "@damim/domain/weekly-letter/tell-weekly-letter.ts";
import { weeklyLetterKind, type WeeklyLetter } from "@damim/domain/weekly-letter/weekly-letter.ts";
import { useEffect, useRef } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useHideNames } from "../../data/use-hide-names.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { sayReach, useLeftHere } from "../../kit/act/say-reach.ts";
import { Button } from "../../ui/button.tsx";
import { createLetterCommands } from "./letter-commands.ts";

const asWritten: Hide = (text) => text;

/** 「가정에 알리기」, and whether families read what stands in the letter now. */
export function TellFamilies(props: {
  readonly store: Store;
  readonly monday: CalendarDay;
  readonly row: WeeklyLetter | undefined;
  /** Says what keeps it here; nothing while the rule is on its way. */
  readonly mayTell: (() => boolean) | undefined;
}) {
  const { store, monday, row, mayTell } = props;
  const data = useTeacherData();
  const commands = useCommands(createLetterCommands, store);
  // Who is named is known once the rule is here; until then nothing goes home, and what stands here stays in its place.
  const hide = useHideNames(store);
  const isTold = toToldLetter(row) !== undefined;
  const isOther = isToldOtherwise(row, hide ?? asWritten);
  const leftHere = useLeftHere(
    { store, kind: weeklyLetterKind, id: monday, field: "toldAt" },
    "가정에 보여요",
  );
  const tell = (how: Hide): void =>
    commands.tell(
      monday,
      how,
      sayReach(data, "주간학습안내를 가정에 알렸어요", {
        here: "주간학습안내를 이 기기에 적었어요",
        there: "가정에 보여요",
      }),
    );
  const takeBack = (): void =>
    commands.takeBack(
      monday,
      sayReach(data, "알린 주간학습안내를 거두었어요", {
        here: "주간학습안내를 거두었어요",
        there: "가정에 안 보여요",
      }),
    );
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const press = (done: () => void): void => {
    isPressed.current = true;
    done();
  };
  // A button goes with what it did: focus stays about it, and on none that would take back what a second press means.
  useEffect(() => {
    if (isPressed.current) place.current?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [isTold, isOther]);
  return (
    <div ref={place} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {isTold && (
        <output className="text-14 text-fg-2">
          {isOther
            ? "고친 것은 아직 가정에 안 보여요"
            : (leftHere ??
              (row?.toldAt && `${toKoreanInstant(row.toldAt, data.now())}에 알렸어요`))}
        </output>
      )}
      {(!isTold || isOther) && (
        <Button
          variant={isTold ? "weak" : "filled"}
          isDisabled={!hide || !mayTell}
          onClick={() => hide && mayTell?.() && press(() => tell(hide))}
        >
          {isTold ? "다시 알리기" : "가정에 알리기"}
        </Button>
      )}
      {isTold && (
        <Button variant="text" onClick={() => press(takeBack)}>
          거두기
        </Button>
      )}
    </div>
  );
}
