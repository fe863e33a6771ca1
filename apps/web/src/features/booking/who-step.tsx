import type { BookingReply } from "@damim/domain/booking/booking-reply.ts";
import { readStudentNumber } from "@damim/domain/student/read-student-number.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Dock, Heading, Problem } from "../../ui/guest/page-parts.tsx";
import { OtherBookings } from "./other-bookings.tsx";
import type { Guest } from "./use-guest.ts";

/** Whose guardian it is. Nobody looks it up before a time is taken. */
export function WhoStep({ guest, reply }: { readonly guest: Guest; readonly reply: BookingReply }) {
  const { draft, change, problem } = guest;
  const isReady = readStudentNumber(draft.number) !== undefined && draft.name.trim() !== "";
  return (
    <form
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) guest.goTo(2);
      }}
    >
      <main className="flex flex-col gap-4 px-5 pt-4 pb-6">
        <div>
          <Heading>어느 학생인가요?</Heading>
          <p className="pt-1 text-15 text-fg-2">{reply.title}</p>
        </div>
        {problem && <Problem>{problem}</Problem>}
        {reply.note && (
          <p className="rounded-ctl bg-sunken px-4 py-3 text-14 whitespace-pre-wrap">
            {reply.note}
          </p>
        )}
        <TextField
          label="번호"
          inputMode="numeric"
          value={draft.number}
          onValueChange={(number) => change({ number })}
        />
        <TextField
          label="학생 이름"
          value={draft.name}
          onValueChange={(name) => change({ name })}
        />
        <OtherBookings guest={guest} label="내 예약 보기" />
      </main>
      <Dock>
        <Button type="submit" size="large" isFull isDisabled={!isReady}>
          다음
        </Button>
      </Dock>
    </form>
  );
}
