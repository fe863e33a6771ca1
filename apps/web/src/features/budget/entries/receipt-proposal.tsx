import { toWonWords, type KeptEntry } from "@damim/domain/budget/budget.ts";
import type { ReadReceipt } from "@damim/domain/budget/read-receipt.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { Button } from "../../../ui/button.tsx";
import type { EntryForm } from "./entry-form.ts";
import type { ReceiptReading } from "./use-receipt-reading.ts";

/** What was read on the photo, offered beside the form: only what she left empty is filled, and only when she says so. */
export function ReceiptProposal(props: {
  readonly reading: ReceiptReading;
  readonly fields: EntryForm;
  /** The day that stands in an untouched form. */
  readonly usualDay: string;
  readonly others: readonly KeptEntry[];
  readonly onFill: (set: Partial<EntryForm>) => void;
}) {
  const { reading, fields, usualDay, others, onFill } = props;
  if (reading.type !== "read") {
    const words = reading.type === "reading" ? "영수증을 읽고 있어요" : reading.sentence;
    return <output className="w-full text-14 text-fg-2">{words}</output>;
  }
  const { receipt } = reading;
  const { amount, day, shop, isSure } = receipt;
  const set = listEmpty(receipt, fields, usualDay);
  const parts = [
    amount === undefined ? undefined : toWonWords(amount),
    day && toKoreanMonthDay(day),
    shop,
  ];
  const isKnown = others.some(
    (entry) =>
      amount !== undefined && entry.amount === amount && entry.day === day && entry.shop === shop,
  );
  return (
    <div className="flex flex-wrap items-center gap-2 text-14 text-fg-2">
      <output className="min-w-0 flex-1 basis-40">
        영수증: {parts.filter(Boolean).join(" · ")}
        {amount !== undefined && !isSure && (
          <span className="block font-semibold text-warm-strong">금액을 확인해 주세요.</span>
        )}
        {isKnown && (
          <span className="block font-semibold text-warm-strong">이미 적은 영수증 같아요</span>
        )}
      </output>
      {Object.keys(set).length > 0 && (
        <Button variant="line" onClick={() => onFill(set)}>
          채우기
        </Button>
      )}
    </div>
  );
}

function listEmpty(
  { amount, day, shop }: ReadReceipt,
  fields: EntryForm,
  usualDay: string,
): Partial<EntryForm> {
  return {
    ...(amount !== undefined &&
      fields.amount.trim() === "" && { amount: amount.toLocaleString("ko") }),
    ...(shop && fields.shop.trim() === "" && { shop }),
    ...(day && day !== fields.day && fields.day === usualDay && { day }),
  };
}
