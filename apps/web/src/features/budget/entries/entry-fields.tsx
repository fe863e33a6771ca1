import { entryGroups, entryPayLabels, entryTypeLabels } from "@damim/domain/budget/budget.ts";
import type { EntryPay, EntryType } from "@damim/domain/budget/budget.ts";
import { useId } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { readBudgets } from "../budget-rows.ts";
import { toPhotos, type OpenEntryForm } from "./entry-form.ts";
import { ReceiptProposal } from "./receipt-proposal.tsx";
import { useReceiptReading } from "./use-receipt-reading.ts";
import { ReceiptField } from "./receipt-field.tsx";

const types = (Object.keys(entryTypeLabels) as EntryType[])
  .toSorted((a, b) => Number(b === "out") - Number(a === "out"))
  .map((value) => ({ value, label: entryTypeLabels[value] }));
const pays = [
  { value: "" as const, label: "정하지 않음" },
  ...(Object.keys(entryPayLabels) as EntryPay[]).map((value) => ({
    value,
    label: entryPayLabels[value],
  })),
];

/** What came or went: in the order of the receipt in the hand. */
export function EntryFields(props: { readonly store: Store; readonly of: OpenEntryForm }) {
  const { store, of } = props;
  const { fields, change, errors } = of.form;
  const id = useId();
  const known = readBudgets(store).flatMap(({ entries }) => entries);
  const shops = [...new Set(known.flatMap(({ shop }) => shop ?? []))];
  const groups = [...new Set([...entryGroups, ...known.flatMap(({ group }) => group ?? [])])];
  const isOut = fields.type === "out";
  const { reading, read, putAway } = useReceiptReading(of.today);
  return (
    <>
      <Segments
        label="종류"
        isFull
        value={fields.type}
        segments={types}
        onValueChange={(type) => change({ type })}
      />
      <ReceiptField
        store={store}
        entryId={of.entryId}
        photos={toPhotos(fields)}
        onChange={(photos) => change({ photos: photos.join(" "), madeId: of.entryId })}
        onPhoto={read}
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
        fieldSize="normal"
        label="금액"
        inputMode="numeric"
        autoComplete="off"
        placeholder="12,500"
        value={fields.amount}
        onValueChange={(amount) => change({ amount })}
        // Always there: a field that is built anew at a letter loses the focus.
        trail={
          <output className="text-14 font-semibold whitespace-nowrap text-warm-strong">
            {of.overspent}
          </output>
        }
        error={errors.amount}
      />
      <TextField
        fieldSize="normal"
        label="품명"
        autoComplete="off"
        placeholder={fields.type === "in" ? "받은 돈" : "색종이, 풀"}
        value={fields.item}
        onValueChange={(item) => change({ item })}
        error={errors.item}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          fieldSize="normal"
          label="사용처"
          list={`${id}-shops`}
          autoComplete="off"
          value={fields.shop}
          onValueChange={(shop) => change({ shop })}
          error={errors.shop}
        />
        <TextField
          type="date"
          fieldSize="normal"
          label="날짜"
          value={fields.day}
          onValueChange={(day) => change({ day })}
          error={errors.day}
        />
        <TextField
          fieldSize="normal"
          label="분류"
          list={`${id}-groups`}
          autoComplete="off"
          value={fields.group}
          onValueChange={(group) => change({ group })}
          error={errors.group}
        />
        <Select
          fieldSize="normal"
          label="결제"
          value={fields.pay}
          options={pays}
          onValueChange={(pay) => change({ pay })}
        />
      </div>
      <TextField
        fieldSize="normal"
        label="메모"
        autoComplete="off"
        value={fields.note}
        onValueChange={(note) => change({ note })}
        error={errors.note}
      />
      {isOut && (
        <Checkbox
          label="아직 안 썼어요 (계획)"
          isChecked={fields.isPlanned}
          onCheckedChange={(isPlanned) => change({ isPlanned })}
        />
      )}
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
