import { bookingWays } from "@damim/domain/booking/booking-records.ts";
import { writeSlotMessage } from "@damim/domain/booking/booking-messages.ts";
import { type BookingSlot, type KeptBookingPlan } from "@damim/domain/booking/booking.ts";
import { isClaimed } from "@damim/domain/booking/slot-place.ts";
import { toSlotWords } from "@damim/domain/booking/booking-words.ts";
import { isOpenYet, sayClash, type PlanSlot } from "@damim/domain/booking/list-slots.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { askToWriteUp } from "../../../data/asked.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import { copyAndSay } from "../../../kit/act/copy-and-say.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { openLink } from "../../../kit/server/own-links.ts";
import { toStateWords } from "./slot-words.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createBookingCommands } from "./booking-commands.ts";

/** The booking that was chosen in 예약표, and what a teacher does with it. */
export function SlotPanel(props: {
  readonly store: Store;
  readonly year: SchoolYear;
  readonly plan: KeptBookingPlan;
  readonly slot: PlanSlot | undefined;
  readonly slots: readonly PlanSlot[];
  readonly students: readonly RosterStudent[];
}) {
  const { store, year, plan, slot, slots, students } = props;
  const { now } = useTeacherData();
  const isPast = useIsPast();
  const commands = useCommands(createBookingCommands, store);
  const [message, setMessage] = useState<{
    readonly slotId: string;
    /** It is true of the slot as long as this is its state. */
    readonly state: BookingSlot["state"];
    readonly text: string;
  }>();
  const row = slot?.row;
  const claimId = isClaimed(row) ? slot?.id : undefined;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone it lies below the grid. A statement: newer browsers answer with a promise.
    if (claimId) panel.current?.scrollIntoView({ block: "nearest" });
  }, [claimId]);
  const told = slots.find(({ id }) => id === message?.slotId)?.row?.state ?? null;
  const text = message && (message.state ?? null) === told ? message.text : undefined;
  if (!slot || !row || !isClaimed(row)) {
    if (text === undefined || (slot && slot.id !== message?.slotId))
      return (
        <Card className="self-start text-15 text-fg-2">
          예약이 들어온 시간을 누르면 여기에서 확정하고 기록해요.
        </Card>
      );
    return <Message text={text} />;
  }
  const student = students.find(({ id }) => id === row.studentId);
  const clash = sayClash(slot);
  const write = async (sort: "confirm" | "cancel" | "offer"): Promise<void> => {
    const free = slots.filter((one) => isOpenYet(one, now()));
    const asked = { slot, plan, free };
    const state = sort === "offer" ? row.state : sort === "cancel" ? null : "confirmed";
    const first = { slotId: slot.id, state, text: writeSlotMessage(sort, asked) } as const;
    setMessage(first);
    // The address comes when the server can be asked; the message goes without it too.
    if (sort === "confirm" || plan.state !== "open") return;
    const link = await openLink("book", `${year}~${plan.id}`);
    if (link.ok)
      setMessage((last) =>
        last === first
          ? { ...first, text: writeSlotMessage(sort, { ...asked, address: link.value.address }) }
          : last,
      );
  };
  return (
    <div ref={panel} className="flex scroll-mt-4 scroll-mb-24 flex-col gap-4 self-start">
      <Card className="flex flex-col gap-3">
        <div>
          <h3 className="text-17 font-bold">{toSlotWords(slot)}</h3>
          <p className="text-15">
            {student ? toStudentWords(student) : "지운 학생"}
            {row.guardian && ` · ${row.guardian}`}
          </p>
          <p className="text-14 text-fg-2">
            {[row.way && bookingWays[row.way], row.phone, toStateWords(slot)]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        {clash && (
          <Notice tone="danger">
            {clash}. 어느 쪽을 옮길지 정해 주세요. 「다른 시간 제안」이 옮길 말을 써 드려요.
          </Notice>
        )}
        {row.wish && (
          <p className="rounded-ctl bg-sunken px-3 py-2 text-14 whitespace-pre-wrap">{row.wish}</p>
        )}
        {!isPast && (
          <div className="flex flex-wrap gap-2">
            {row.state === "asked" && (
              <Button
                onClick={() => {
                  commands.confirm(slot);
                  void write("confirm");
                }}
              >
                확정
              </Button>
            )}
            {row.state !== "done" && (
              <>
                <Button
                  variant="weak"
                  onClick={() =>
                    askToWriteUp("consult", {
                      studentId: row.studentId ?? "",
                      day: slot.day,
                      time: slot.time,
                      way: row.way ?? "face",
                      slotId: slot.id,
                    })
                  }
                >
                  기록 쓰기
                </Button>
                <Button variant="line" onClick={() => void write("offer")}>
                  다른 시간 제안
                </Button>
                <Button
                  variant="dangerText"
                  onClick={() => {
                    void write("cancel");
                    commands.cancel(slot);
                  }}
                >
                  예약 취소
                </Button>
              </>
            )}
          </div>
        )}
      </Card>
      {message?.slotId === slot.id && text !== undefined && <Message text={text} />}
    </div>
  );
}

/** To be copied into whatever the teacher writes messages with. */
function Message({ text }: { readonly text: string }) {
  return (
    <Card className="flex flex-col gap-2 self-start">
      <h3 className="text-14 font-semibold text-fg-2">보낼 문자</h3>
      <p className="rounded-ctl bg-sunken px-3 py-2 text-15 wrap-break-word select-all">{text}</p>
      <Button
        variant="weak"
        icon={<Copy size={18} aria-hidden />}
        onClick={() => void copyAndSay(text, "문자를 복사했어요")}
      >
        문자 복사
      </Button>
    </Card>
  );
}
