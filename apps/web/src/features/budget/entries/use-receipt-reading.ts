import type { ReadReceipt } from "@damim/domain/budget/read-receipt.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { useRef, useState } from "react";

/** The receipt of the newest photo, as the server reads it. */
export type ReceiptReading =
  | { readonly type: "reading" }
  | { readonly type: "read"; readonly receipt: ReadReceipt }
  | { readonly type: "said"; readonly sentence: string };

const NOT_HERE = "사진은 있어요. 읽기는 인터넷이 이어지면 해요.";

/** Reads photos beside the form; what comes late is of no use once another photo was taken or the proposal was put away. */
export function useReceiptReading(today: CalendarDay): {
  readonly reading: ReceiptReading | undefined;
  readonly read: (photo: Blob) => void;
  readonly putAway: () => void;
} {
  const [reading, setReading] = useState<ReceiptReading>();
  const asked = useRef(0);
  const read = async (photo: Blob): Promise<void> => {
    const turn = ++asked.current;
    setReading({ type: "reading" });
    const answer = await import("./read-receipt-photo.ts")
      .then((file) => file.readReceiptPhoto(photo, today))
      .catch(() => ({ ok: false as const, refusal: NOT_HERE }));
    if (turn !== asked.current) return;
    setReading(
      answer.ok
        ? { type: "read", receipt: answer.value }
        : { type: "said", sentence: answer.refusal },
    );
  };
  return {
    reading,
    read: (photo) => void read(photo),
    putAway() {
      asked.current += 1;
      setReading(undefined);
    },
  };
}
