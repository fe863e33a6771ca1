import { showWon } from "@damim/domain/budget/budget.ts";
import { settlementHeads, type SettlementRow } from "@damim/domain/budget/settlement.ts";
import type { TableColumn } from "../../../kit/table/table-column.ts";

const fields: readonly (readonly [width: number, text: (row: SettlementRow) => string | number])[] =
  [
    [6, ({ number }) => number],
    [12, ({ day }) => day],
    [18, ({ shop }) => shop],
    [30, ({ item }) => item],
    [14, ({ group }) => group],
    [12, ({ amount }) => amount],
    [18, ({ note }) => note],
  ];

/** The columns of 정산서, on paper and in the file. */
export const settlementColumns: readonly TableColumn<SettlementRow>[] = fields.map(
  ([width, text], at) => {
    const head = settlementHeads[at] ?? "";
    const isAmount = head === "사용금액";
    return {
      head,
      width,
      text,
      ...(isAmount && {
        isNumber: true,
        show: ({ amount }: SettlementRow) => showWon(amount),
      }),
    };
  },
);
