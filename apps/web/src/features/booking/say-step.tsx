import {
  LONGEST_GUARDIAN_CHARACTERS,
  LONGEST_PHONE_CHARACTERS,
  LONGEST_WISH_CHARACTERS,
} from "@damim/domain/booking/booking.ts";
import type { BookingReply } from "@damim/domain/booking/booking-reply.ts";
import { toSlotWords } from "@damim/domain/booking/booking-words.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Dock, Heading, Problem } from "../../ui/guest/page-parts.tsx";
import { ForWhom } from "./for-whom.tsx";
import { guestWays } from "./guest-ways.tsx";
import type { Guest } from "./use-guest.ts";

const LONGEST = {
  guardian: LONGEST_GUARDIAN_CHARACTERS,
  phone: LONGEST_PHONE_CHARACTERS,
  wish: LONGEST_WISH_CHARACTERS,
};

/** Who comes, and what they would like to speak of. */
export function SayStep({ guest, reply }: { readonly guest: Guest; readonly reply: BookingReply }) {
  const { draft, change, problem, isBusy } = guest;
  const { slot, way = reply.ways[0] } = draft;
  const isReady =
    draft.guardian.trim() !== "" &&
    draft.guardian.length <= LONGEST.guardian &&
    draft.phone.length <= LONGEST.phone &&
    draft.wish.length <= LONGEST.wish;
  return (
    <form
      className="flex flex-1 flex-col"
      // What were written now would not be in what goes out.
      inert={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void guest.book();
      }}
    >
      <main className="flex flex-col gap-4 px-5 pt-4 pb-6">
        <div>
          <Heading>누가 이야기하나요?</Heading>
          <ForWhom guest={guest} />
        </div>
        {problem && <Problem>{problem}</Problem>}
        <TextField
          label="보호자 이름"
          value={draft.guardian}
          most={LONGEST.guardian}
          autoComplete="name"
          onValueChange={(guardian) => change({ guardian })}
        />
        <TextField
          label="전화 (선택)"
          type="tel"
          value={draft.phone}
          most={LONGEST.phone}
          autoComplete="tel"
          onValueChange={(phone) => change({ phone })}
        />
        <TextArea
          label="하고 싶은 이야기 (선택)"
          hint="민감한 이야기는 만나서 나눠요."
          value={draft.wish}
          most={LONGEST.wish}
          rows={4}
          onValueChange={(wish) => change({ wish })}
        />
      </main>
      <Dock>
        <p className="flex items-baseline gap-2 pb-3 text-15 font-semibold">
          {slot && toSlotWords(slot)}
          {way && <span className="ml-auto text-14 font-medium text-fg-2">{guestWays[way]}</span>}
        </p>
        <Button type="submit" size="large" isFull isBusy={isBusy} isDisabled={!isReady}>
          예약하기
        </Button>
      </Dock>
    </form>
  );
}
