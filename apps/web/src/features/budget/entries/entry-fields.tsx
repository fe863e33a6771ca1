import { entryGroups } from "@damim/domain/budget/budget.ts";
import { useId } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { late } from "../../../ui/arrival/late.ts";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { readBudgets } from "../budget-rows.ts";
import { toPhotos, type OpenEntryForm } from "./entry-form.ts";
import { useReceiptReading } from "./use-receipt-reading.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { ReceiptField } from "./receipt-field.tsx";

// When a receipt was photographed.
const ReceiptProposal = late(() =>
  import("./receipt-proposal.tsx").then((file) => file.ReceiptProposal),
);

const LinesField = late(() => import("./lines-field.tsx").then((file) => file.LinesField));

/** What came or went: in the order of the receipt in the hand. */
export function EntryFields(props: {
  readonly store: Store;
  readonly of: OpenEntryForm;
  readonly isShot?: boolean | undefined;
  /** A new entry in a dialog: the amount is asked at once. */
  readonly isAsked?: boolean;
}) {
  const { store, of, isShot, isAsked } = props;
  const { fields, change, at } = of.form;
  const type = at("type");
  const id = useId();
  const known = readBudgets(store).flatMap(({ entries }) => entries);
  const shops = [...new Set(known.flatMap(({ shop }) => shop ?? []))];
  const groups = [...new Set([...entryGroups, ...known.flatMap(({ group }) => group ?? [])])];
  const { reading, read, putAway } = useReceiptReading(of.today);
  return (
    <>
      <Segments
        label={type.label}
        isFull
        value={type.value}
        segments={type.options.toSorted(
          (a, b) => Number(b.value === "out") - Number(a.value === "out"),
        )}
        onValueChange={type.onValueChange}
      />
      <ReceiptField
        store={store}
        entryId={of.entryId}
        photos={toPhotos(fields)}
        onChange={(photos) => change({ photos: photos.join(" "), madeId: of.entryId })}
        onPhoto={read}
        isShot={isShot}
      />
      {reading && (
        <ReceiptProposal
          reading={reading}
          fields={fields}
          usualDay={of.usualDay}
          others={known.filter(({ id: other }) => other !== of.entryId)}
          onFill={(set) => {
            change(set);
            putAway();
          }}
        />
      )}
      <TextField
        {...at("amount")}
        data-autofocus={isAsked ? "touch" : undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder="12,500"
        // Always there: a field that is built anew at a letter loses the focus.
        trail={
          <output className="text-14 font-semibold whitespace-nowrap text-warm-strong">
            {of.overspent}
          </output>
        }
      />
      <TextField
        {...at("item")}
        autoComplete="off"
        placeholder={fields.type === "in" ? "받은 돈" : "색종이, 풀"}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...at("shop")} list={`${id}-shops`} autoComplete="off" />
        <DayField {...at("day")} isPast />
        <TextField {...at("group")} list={`${id}-groups`} autoComplete="off" />
        <Select {...at("pay")} />
      </div>
      {(fields.type !== "in" || fields.lines !== "") && (
        <LinesField
          value={fields.lines}
          onValueChange={(lines) => change({ lines })}
          error={at("lines").error}
          amount={of.amount}
          onAmount={(won) => change({ amount: won.toLocaleString("ko") })}
        />
      )}
      <TextField {...at("note")} autoComplete="off" />
      {fields.type === "out" && <Checkbox {...at("isPlanned")} />}
      <datalist id={`${id}-shops`}>
        {shops.map((shop) => (
          <option key={shop} value={shop} />
        ))}
      </datalist>
      <datalist id={`${id}-groups`}>
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </>
  );
}
