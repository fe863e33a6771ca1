// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by whatever can be reported.
import {
  REPORT_NOTE_MOST,
  REPORT_REASONS,
  reportReasonLabels,
  type ReportReason,
} from "@damim/domain/cafe/report-reason.ts";
import { useState } from "react";
import { useAsking } from "../server/use-asking.ts";
import { Problem } from "../../ui/problem.tsx";
import { useDraft } from "../../data/drafts/use-draft.ts";
import type { ServerAnswer } from "../../data/server/ask-wordless.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { RadioGroup } from "../../ui/field/radio-group.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

const FORM = "report";
const options = REPORT_REASONS.map((value) => ({ value, label: reportReasonLabels[value] }));

/** 알리기: why, and a few words. Whoever reports is answered. */
export function ReportDialog(props: {
  readonly isOpen: boolean;
  /** Of what: its half-written words wait under this. */
  readonly about: string;
  readonly send: (said: {
    readonly reason: ReportReason;
    readonly note: string;
  }) => ServerAnswer<{ readonly isHidden: boolean }>;
  readonly onClose: () => void;
  readonly onSent: () => void;
}) {
  const { isOpen, about, send: sendReport, onClose, onSent } = props;
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote, , forgetNote] = useDraft(`report:${about}`, "");
  const { isBusy, sentence, say, ask } = useAsking(
    "인터넷이 연결되지 않아 알리지 못했어요. 적은 말은 그대로 있어요. 다시 눌러 주세요.",
  );
  const send = async (): Promise<void> => {
    if (!reason) return say("사유를 골라 주세요.");
    const sent = await ask(() => sendReport({ reason, note }));
    if (!sent?.ok) return;
    forgetNote();
    showToast.success(
      sent.value.isHidden
        ? "알렸어요. 살펴보는 동안 가려 두었어요. 답은 소식에 와요."
        : "알렸어요. 살펴본 뒤 소식에서 답해 드려요.",
    );
    onClose();
    onSent();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="알리기"
      subtitle="누가 알렸는지 글쓴이에게 보이지 않아요"
      footer={
        <Button type="submit" form={FORM} size="large" isFull isBusy={isBusy}>
          보내기
        </Button>
      }
    >
      <Form id={FORM} className="grid gap-4" onSubmit={() => void send()}>
        <RadioGroup
          label="사유"
          value={reason}
          options={options}
          onValueChange={(value) => {
            setReason(value);
            say(undefined);
          }}
        />
        <TextArea label="덧붙일 말" value={note} most={REPORT_NOTE_MOST} onValueChange={setNote} />
        <Problem>{sentence}</Problem>
      </Form>
    </Dialog>
  );
}
