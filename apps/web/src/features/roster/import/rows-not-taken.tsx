import { toSentence } from "@damim/domain/base/result.ts";
import type { RosterReading } from "@damim/domain/roster/reading/roster-reading.ts";
import type { RosterCells } from "@damim/domain/roster/reading/roster-row.ts";
import { rowRefusalMessages, rowRefusalTitles } from "@damim/domain/roster/reading/row-refusal.ts";
import { Copy } from "lucide-react";
import { useId, useState } from "react";
import { copyAndSay } from "../../../kit/act/copy-and-say.ts";
import { Button } from "../../../ui/button.tsx";
import { RowMender } from "./row-mender.tsx";
import { toRowPlace } from "../fields/student-words.ts";

/** More broken rows than this are a wrong file, not something to mend one by one. */
const CARDS_SHOWN = 60;

/**
 * The rows that were not taken, each with its reason and fields to mend it. A row that is mended counts
 * at once, but its card stays until focus leaves it: nobody loses the field they are typing in.
 */
export function RowsNotTaken(props: {
  readonly reading: RosterReading;
  readonly onMend: (rowKey: string, cells: RosterCells) => void;
}) {
  const { reading, onMend } = props;
  const titleId = useId();
  const [heldKey, setHeldKey] = useState<string>();
  const refusalsByKey = new Map(reading.notTaken.map(({ row, refusals }) => [row.key, refusals]));
  const cards = reading.rows.filter(({ key }) => refusalsByKey.has(key) || key === heldKey);
  if (cards.length === 0) return null;
  const count = reading.notTaken.length;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2.5 bg-bg p-4 sm:p-5">
      <div className="flex items-center justify-between gap-2">
        <h3 id={titleId} className="text-17 font-bold">
          들어가지 못한 줄 {count}
        </h3>
        <Button
          variant="text"
          className="-mr-3"
          icon={<Copy size={16} aria-hidden />}
          onClick={() => void copyRows(reading)}
        >
          복사
        </Button>
      </div>
      <p className="-mt-1.5 text-14 text-fg-2">고치면 바로 가져올 학생에 들어가요.</p>
      <ul className="flex flex-col gap-2.5">
        {cards.slice(0, CARDS_SHOWN).map((row) => (
          <RowMender
            key={row.key}
            row={row}
            refusals={refusalsByKey.get(row.key) ?? []}
            onMend={(cells) => onMend(row.key, cells)}
            onHold={() => setHeldKey(row.key)}
            onRelease={() => setHeldKey(undefined)}
          />
        ))}
      </ul>
      {cards.length > CARDS_SHOWN && (
        <p className="text-14 font-semibold text-fg-2">
          아래로 {cards.length - CARDS_SHOWN}줄 더 있어요
        </p>
      )}
    </section>
  );
}

async function copyRows({ notTaken }: RosterReading): Promise<void> {
  const lines = notTaken.map(({ row, refusals }) =>
    [
      toRowPlace(row),
      ...Object.values(row.cells),
      `${rowRefusalTitles[refusals[0].type]}: ${toSentence(rowRefusalMessages, refusals[0])}`,
    ].join("\t"),
  );
  await copyAndSay(
    lines.join("\n"),
    "들어가지 못한 줄을 복사했어요",
    "브라우저가 복사를 막고 있어요.",
  );
}
