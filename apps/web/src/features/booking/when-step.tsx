import type { BookingReply } from "@damim/domain/booking/booking-reply.ts";
import type { BookingWay } from "@damim/domain/booking/booking-records.ts";
import { sayMoment, toLastMoment, toSlotWords } from "@damim/domain/booking/booking-words.ts";
import { findNearest } from "@damim/domain/booking/list-slots.ts";
import { toDayParts, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import { MapPin, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dock, Heading, Problem } from "../../ui/guest/page-parts.tsx";
import { ForWhom } from "./for-whom.tsx";
import { guestWays, WayIcon } from "./guest-ways.tsx";
import type { Guest } from "./use-guest.ts";

/** Day, time and way; also where a booking is moved. */
export function WhenStep({
  guest,
  reply,
}: {
  readonly guest: Guest;
  readonly reply: BookingReply;
}) {
  const { draft, change, taken, isMoving, isBusy, problem } = guest;
  const { days, ways } = reply;
  const firstFree = days.find(({ times }) => times.length > 0)?.day;
  const [shown, setShown] = useState(draft.slot?.day ?? taken?.day ?? firstFree);
  const day = shown ?? firstFree;
  const times = days.find((one) => one.day === day)?.times ?? [];
  const near = taken ? findNearest(toFree(days), taken) : [];
  const isNear = (time: string) => near.some((one) => one.day === day && one.time === time);
  // The two that lie nearest come first.
  const ordered = times.toSorted(
    (a, b) => Number(isNear(b)) - Number(isNear(a)) || (a < b ? -1 : 1),
  );
  const way = draft.way ?? ways[0];
  const goOn = (): void => {
    if (way !== draft.way && way) change({ way });
    if (isMoving) void guest.move();
    else guest.goTo(3);
  };
  return (
    <form
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.slot && way) goOn();
      }}
    >
      <main className="px-5 pt-4 pb-6">
        <Heading>{isMoving ? "언제로 바꿀까요?" : "언제 이야기할까요?"}</Heading>
        {!isMoving && <ForWhom guest={guest} />}
        <p className="pt-1 text-15 text-fg-2">한 번에 {reply.minutes}분</p>
        {taken && !problem && (
          <Problem title="방금 다른 분이 고른 시간이에요.">
            가까운 시간을 골라 주세요.{guest.isTyped && " 적은 글은 그대로 있어요."}
          </Problem>
        )}
        {problem && <Problem>{problem}</Problem>}
        <div className="-mx-5 flex gap-2 overflow-x-auto px-5 pt-4.5 pb-1">
          {days.map((one) => (
            <DayButton
              key={one.day}
              {...one}
              isShown={one.day === day}
              onShow={() => setShown(one.day)}
            />
          ))}
        </div>
        {day && times.length > 0 ? (
          <fieldset className="mt-5.5">
            <legend className="float-left mb-2.5 text-17 font-bold">{toKoreanDay(day)}</legend>
            <span className="float-right text-14 leading-6 text-fg-2">
              {near.length > 0 ? "가까운 시간 먼저" : "비어 있는 시간"}
            </span>
            <div className="clear-both grid grid-cols-3 gap-2">
              {ordered.map((time) => (
                <label
                  key={time}
                  className={`grid h-14 cursor-pointer place-items-center rounded-card border bg-surface text-18 font-bold tabular-nums has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${isNear(time) ? "border-2 border-brand text-brand-strong" : "border-field"}`}
                >
                  <input
                    type="radio"
                    name="time"
                    className="sr-only"
                    checked={draft.slot?.day === day && draft.slot.time === time}
                    onChange={() => change({ slot: { day, time }, ...(way && { way }) })}
                  />
                  {time}
                </label>
              ))}
            </div>
          </fieldset>
        ) : (
          <p className="pt-5.5 text-15 text-fg-2">
            비어 있는 시간이 없어요. 선생님께 말씀해 주세요.
          </p>
        )}
        {ways.length > 1 && (
          <fieldset className="mt-5.5">
            <legend className="mb-2.5 text-17 font-bold">어떻게</legend>
            <div className="flex flex-wrap gap-2">
              {ways.map((one) => (
                <WayRadio
                  key={one}
                  way={one}
                  isChosen={one === way}
                  onChoose={() => change({ way: one })}
                />
              ))}
            </div>
          </fieldset>
        )}
        <Notes reply={reply} way={way} slot={draft.slot} />
      </main>
      <Dock>
        <p className="flex items-baseline gap-2 pb-3 text-15 font-semibold" aria-live="polite">
          {taken && !draft.slot && <s className="text-fg-2">{taken.time}</s>}
          {draft.slot
            ? toSlotWords(draft.slot)
            : taken
              ? "다른 시간을 골라 주세요"
              : "시간을 골라 주세요"}
          {way && <span className="ml-auto text-14 font-medium text-fg-2">{guestWays[way]}</span>}
        </p>
        <div className="flex gap-2">
          {isMoving && (
            <Button variant="sunken" size="large" onClick={guest.stopMove}>
              그대로 두기
            </Button>
          )}
          <Button
            type="submit"
            size="large"
            isFull
            isBusy={isBusy}
            isDisabled={!draft.slot}
            className="min-w-0 flex-1"
          >
            {isMoving ? "바꾸기" : "다음"}
          </Button>
        </div>
      </Dock>
    </form>
  );
}

function DayButton(props: {
  readonly day: CalendarDay;
  readonly times: readonly string[];
  readonly isShown: boolean;
  readonly onShow: () => void;
}) {
  const { day, times, isShown, onShow } = props;
  const look = isShown
    ? "border-fg bg-fg text-surface"
    : times.length > 0
      ? "border-field bg-surface text-fg"
      : "border-dashed border-field text-fg-2";
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onShow}
      className={`flex min-h-18 min-w-14 flex-1 flex-col items-center justify-center rounded-card border text-13 font-semibold ${look}`}
    >
      <span className="sr-only">{toKoreanDay(day)}, </span>
      <span>{toWeekdayLetter(day)}</span>
      <b className="text-20 leading-6.5 font-extrabold">{toDayParts(day).date}</b>
      <span aria-hidden className="whitespace-nowrap">
        {times.length > 0 ? `${times.length}자리` : "없음"}
      </span>
    </button>
  );
}

function WayRadio(props: {
  readonly way: BookingWay;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { way, isChosen, onChoose } = props;
  return (
    <label className="grid h-12 flex-1 cursor-pointer place-items-center rounded-pill border border-field bg-surface px-3 text-15 font-semibold has-checked:border-fg has-checked:bg-fg has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input type="radio" name="way" className="sr-only" checked={isChosen} onChange={onChoose} />
      <span className="flex items-center gap-2">
        <WayIcon way={way} />
        {guestWays[way]}
      </span>
    </label>
  );
}

function Notes({
  reply,
  way,
  slot,
}: {
  readonly reply: BookingReply;
  readonly way: BookingWay | undefined;
  readonly slot: Guest["draft"]["slot"];
}) {
  return (
    <div className="flex flex-col gap-3 pt-4 text-14 text-fg-2">
      <p className="flex gap-2">
        <MapPin size={18} aria-hidden className="mt-0.5 shrink-0" />
        <span>
          {way === "face" && reply.place && `${reply.place}에서 만나요. `}
          {slot
            ? `${sayMoment(toLastMoment(reply, slot))}까지 이 링크로 바꾸거나 취소할 수 있어요.`
            : `상담 ${reply.closesHoursBefore}시간 전까지 이 링크로 바꾸거나 취소할 수 있어요.`}
        </span>
      </p>
      <p className="flex gap-2">
        <ShieldCheck size={18} aria-hidden className="mt-0.5 shrink-0" />
        예약하면 그 시간은 바로 맡아 두고, 다른 분께는 보이지 않아요.
      </p>
    </div>
  );
}

function toFree(days: BookingReply["days"]) {
  return days.flatMap(({ day, times }) => times.map((time) => ({ day, time })));
}
