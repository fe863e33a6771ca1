// Overlay: imports Base UI through ui/overlay/dialog.tsx. Import only from modules that are loaded lazily.
import type { AssignDraft } from "@damim/domain/class-assignment/assign-plan.ts";
import type { NumberOrder } from "@damim/domain/class-assignment/class-facts.ts";
import { toProofLine, type AssignProof } from "@damim/domain/class-assignment/proof-words.ts";
import { useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { printPage } from "../../../platform/print.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { RadioGroup } from "../../../ui/field/radio-group.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { PrintedAssignment, type PrintedSort } from "./printed-assignment.tsx";
import { saveOfficeFile } from "./save-files.ts";
import { sayNoFile } from "../../../ui/paper/output-buttons.tsx";

const orders: readonly { readonly value: NumberOrder; readonly label: string }[] = [
  { value: "mixed", label: "섞어" },
  { value: "boys-first", label: "남자 먼저" },
  { value: "girls-first", label: "여자 먼저" },
];

const sorts: readonly {
  readonly value: PrintedSort;
  readonly label: string;
  readonly hint: string;
}[] = [
  { value: "new", label: "새 반 명단", hint: "반마다 한 장. 이전 반과 번호도 있어요." },
  { value: "old", label: "우리 반 아이들이 간 곳", hint: "이전 반마다 한 장." },
  { value: "slips", label: "보호자 안내", hint: "학생마다 한 칸. 사유는 넣지 않아요." },
  { value: "record", label: "협의 기록", hint: "나눈 것과 옮긴 것, 그 사유." },
];

/** 인쇄 and 엑셀로 내려받기: how new numbers run, whether 비고 stands there, and which sheets. */
export function OutputDialog(props: {
  readonly isOpen: boolean;
  readonly way: "print" | "file";
  readonly draft: AssignDraft;
  readonly proof: AssignProof | undefined;
  readonly onClose: () => void;
}) {
  const { isOpen, way, draft, proof, onClose } = props;
  const { teacher } = useTeacherData();
  const [order, setOrder] = useState<NumberOrder>("mixed");
  const [sort, setSort] = useState<PrintedSort>("new");
  const [hasNote, setNote] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const [isWriting, setWriting] = useState(false);

  const print = (): void => {
    onClose();
    // The dialog goes first, so that it is not on the paper.
    setTimeout(() => {
      flushSync(() => setPrinting(true));
      addEventListener("afterprint", () => setPrinting(false), { once: true });
      printPage();
    });
  };
  const save = async (): Promise<void> => {
    setWriting(true);
    try {
      const words = proof ? toProofLine(proof).words : "";
      await saveOfficeFile(draft, { order, hasNote, proof: words });
      onClose();
    } catch (error) {
      sayNoFile(error);
    }
    setWriting(false);
  };
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={way === "print" ? "인쇄" : "엑셀로 내려받기"}
        footer={
          <Button
            isFull
            size="large"
            isBusy={isWriting}
            onClick={way === "print" ? print : () => void save()}
          >
            {way === "print" ? "인쇄하기" : "내려받기"}
          </Button>
        }
      >
        <div className="flex flex-col gap-4 px-5 py-4 sm:px-7">
          {way === "print" && (
            <RadioGroup label="무엇을" value={sort} options={sorts} onValueChange={setSort} />
          )}
          {(way === "file" || sort === "new" || sort === "old") && (
            <div className="flex flex-col gap-1.5">
              <span className="text-14 font-semibold text-fg-2">새 번호 (가나다순)</span>
              <Segments label="새 번호" value={order} segments={orders} onValueChange={setOrder} />
            </div>
          )}
          {(way === "file" || sort === "new") && (
            <Checkbox label="비고도 넣기" isChecked={hasNote} onCheckedChange={setNote} />
          )}
          <p className="text-14 text-fg-2">점수와 규칙은 들어가지 않아요.</p>
        </div>
      </Dialog>
      {isPrinting &&
        createPortal(
          <PrintedAssignment
            draft={draft}
            sort={sort}
            order={order}
            hasNote={hasNote}
            place={`만든 사람 ${teacher.nickName}`}
            proof={proof ? toProofLine(proof).words : ""}
          />,
          document.body,
        )}
    </>
  );
}
