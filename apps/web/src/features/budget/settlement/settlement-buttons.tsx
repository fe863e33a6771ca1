import { isPlan } from "@damim/domain/budget/balance.ts";
import { toWonWords } from "@damim/domain/budget/budget.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSettlement } from "@damim/domain/budget/settlement.ts";
import type { FileId } from "@damim/domain/files/file.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { CheckCheck, FileSpreadsheet, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Originals } from "../../../data/files/open-originals.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useClassLine } from "../../../data/use-class-line.ts";
import { PrintedTable } from "../../../kit/table/printed-table.tsx";
import { printPage } from "../../../platform/print.ts";
import { viewAtHand } from "../../../ui/arrival/view-at-hand.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { OpenBudget } from "../budget-rows.ts";
import { settlementColumns } from "./settlement-columns.ts";

// Paper alone shows it.
const PrintReceipts = viewAtHand(
  () => import("./print-receipts.tsx").then((file) => file.PrintReceipts),
  null,
);

/** 정산서 as file and on paper, the receipts four a sheet under the same numbers, and that it was handed in. */
export function SettlementButtons(props: {
  readonly open: OpenBudget;
  readonly year: SchoolYear;
  readonly isPast: boolean;
  readonly onSettle: () => void;
}) {
  const { open, year, isPast, onSettle } = props;
  const { now, files } = useTeacherData();
  /** While they are printed, in place of 정산서. */
  const [receipts, setReceipts] = useState<ReadonlyMap<FileId, string>>();
  const [isReading, setReading] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const settlement = toSettlement(open.entries);
  const place = useClassLine(year, []);
  const today = toSeoulDay(now());
  const { given, spent, left, rows } = settlement;
  const hasSpent = rows.length > 0;
  if (!hasSpent && !open.entries.some(isPlan)) return null;
  const title = `${open.budget.title} 정산서`;
  const photos = rows.flatMap((row) => row.photos);
  const printReceipts = async (): Promise<void> => {
    setReading(true);
    let originals: Originals;
    try {
      await PrintReceipts.preload();
      const { openOriginals } = await import("../../../data/files/open-originals.ts");
      originals = await openOriginals(files, photos);
    } catch {
      showToast.error("영수증을 준비하지 못했어요. 인터넷 연결을 확인하고 다시 눌러 주세요.");
      setReading(false);
      return;
    }
    flushSync(() => setReceipts(originals.addresses));
    // Paper waits for no picture.
    const pictures = [...(sheet.current?.querySelectorAll("img") ?? [])];
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    setReading(false);
    const end = (): void => {
      setReceipts(undefined);
      originals.close();
    };
    addEventListener("afterprint", end, { once: true });
    printPage();
  };
  const download = async (): Promise<void> => {
    try {
      const { saveSettlement } = await import("./settlement-file.ts");
      await saveSettlement(open, today);
    } catch (error) {
      if (error instanceof DOMException) return;
      showToast.error("파일을 만들지 못했어요. 인터넷을 확인하고 다시 해 주세요.");
    }
  };
  const isSettled = open.entries.every(
    ({ settledOn, mendedOn, isPlanned }) => isPlanned || (settledOn && !mendedOn),
  );
  return (
    <>
      <div className="contents print:hidden">
        {photos.length > 0 && (
          <Button
            variant="line"
            icon={<Printer size={18} aria-hidden />}
            isBusy={isReading}
            onClick={() => void printReceipts()}
          >
            영수증 인쇄
          </Button>
        )}
        <Button
          variant="line"
          icon={<FileSpreadsheet size={18} aria-hidden />}
          onClick={() => void download()}
        >
          {hasSpent ? "정산서 내려받기" : "품목내역 내려받기"}
        </Button>
        {hasSpent && (
          <Button variant="line" icon={<Printer size={18} aria-hidden />} onClick={printPage}>
            정산서 인쇄
          </Button>
        )}
        {hasSpent && !isPast && !isSettled && (
          <Button variant="line" icon={<CheckCheck size={18} aria-hidden />} onClick={onSettle}>
            정산했어요
          </Button>
        )}
      </div>
      {receipts ? (
        <div ref={sheet} className="contents">
          <PrintReceipts title={`${open.budget.title} 영수증`} rows={rows} addresses={receipts} />
        </div>
      ) : (
        <PrintedTable
          title={title}
          place={place}
          columns={settlementColumns}
          rows={rows}
          sums={`수령액(A) ${toWonWords(given)} · 집행액(B) ${toWonWords(spent)} · 잔액(A−B) ${toWonWords(left)}`}
          note={`정산일 ${today}`}
        />
      )}
    </>
  );
}
