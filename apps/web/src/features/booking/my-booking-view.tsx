import type { MyBooking } from "@damim/domain/booking/booking-reply.ts";
import { sayMoment, toSlotWords } from "@damim/domain/booking/booking-words.ts";
import { writeBookingFile } from "@damim/domain/booking/booking-file.ts";
import { useState } from "react";
import { copyText } from "../../platform/clipboard.ts";
import { currentTime } from "../../platform/clock.ts";
import { saveFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Dock, Heading, Problem } from "../../ui/guest/page-parts.tsx";
import { guestWays } from "./guest-ways.tsx";
import { OtherBookings } from "./other-bookings.tsx";
import type { Guest } from "./use-guest.ts";

const stateWords = {
  asked: "선생님이 확정하면 여기에 「확정」으로 보여요. 그 시간은 이미 맡아 두었어요.",
  confirmed: "확정됐어요.",
  done: "상담을 마쳤어요.",
} as const;

/** What a guardian holds: to look at, to move, to give back. */
export function MyBookingView({
  guest,
  mine,
}: {
  readonly guest: Guest;
  readonly mine: MyBooking;
}) {
  const { isBusy, problem } = guest;
  const [isAsking, setAsking] = useState(false);
  const [isCopied, setCopied] = useState(false);
  if (mine.state === "cancelled")
    return (
      <>
        <main className="px-5 pt-8 pb-6">
          <Heading>예약을 취소했어요</Heading>
          <p className="pt-2 text-15 text-fg-2">그 시간은 다른 분이 고를 수 있어요.</p>
        </main>
        {guest.reply && (
          <Dock>
            <Button size="large" isFull onClick={guest.beginAgain}>
              다시 예약하기
            </Button>
          </Dock>
        )}
      </>
    );
  const canChange = mine.state !== "done" && currentTime() <= mine.changesUntil;
  return (
    <>
      <main className="flex flex-col gap-4 px-5 pt-8 pb-6">
        <Heading>{guest.isNew ? "예약했어요" : "내 예약"}</Heading>
        <section className="rounded-card border border-line bg-surface p-5">
          <p className="text-20 font-bold">{toSlotWords(mine)}</p>
          <p className="pt-1 text-15 text-fg-2">
            {mine.to}까지 · {guestWays[mine.way]}
            {mine.way === "face" && mine.place ? ` · ${mine.place}` : ""}
          </p>
          <p className="pt-3 text-14">{stateWords[mine.state]}</p>
        </section>
        {problem && <Problem>{problem}</Problem>}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="weak"
            className="flex-1"
            onClick={() =>
              saveFile(
                "상담 예약.ics",
                new Blob([writeBookingFile(mine, currentTime())], { type: "text/calendar" }),
              )
            }
          >
            달력에 넣기
          </Button>
          <Button
            variant="weak"
            className="flex-1"
            onClick={() => void copyText(location.href).then(setCopied)}
          >
            내 예약 링크 복사
          </Button>
          {guest.reply && (
            <Button variant="line" onClick={guest.beginOther}>
              다른 학생도 예약
            </Button>
          )}
          <OtherBookings guest={guest} label="다른 예약 보기" />
        </div>
        <output className="block text-14 text-fg-2">
          {isCopied
            ? "복사했어요. 이 링크로 다른 기기에서도 바꾸거나 취소할 수 있어요."
            : canChange
              ? `${sayMoment(mine.changesUntil)}까지 여기에서 바꾸거나 취소할 수 있어요.`
              : mine.state === "done"
                ? ""
                : "이제는 여기에서 바꿀 수 없어요. 선생님께 말씀해 주세요."}
        </output>
      </main>
      {canChange && (
        <Dock>
          {isAsking ? (
            <>
              <p className="pb-3 text-15 font-semibold">예약을 취소할까요?</p>
              <div className="flex gap-2">
                <Button
                  variant="sunken"
                  size="large"
                  className="flex-1"
                  onClick={() => setAsking(false)}
                >
                  그대로 두기
                </Button>
                <Button
                  variant="danger"
                  size="large"
                  className="flex-1"
                  isBusy={isBusy}
                  onClick={() => void guest.cancel()}
                >
                  취소하기
                </Button>
              </div>
            </>
          ) : (
            <div className="flex gap-2">
              <Button
                variant="sunken"
                size="large"
                className="flex-1 px-2"
                onClick={() => setAsking(true)}
              >
                예약 취소
              </Button>
              {guest.reply && (
                <Button size="large" className="flex-1 px-2" onClick={guest.beginMove}>
                  시간 바꾸기
                </Button>
              )}
            </div>
          )}
        </Dock>
      )}
    </>
  );
}
