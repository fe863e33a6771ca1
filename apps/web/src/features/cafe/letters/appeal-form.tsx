import { APPEAL_MOST } from "@damim/domain/cafe/report-reason.ts";
import { useState } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { sayTrouble } from "../../../data/server/ask-server.ts";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { NOT_SENT } from "../../../kit/feed/press.ts";

/** 「다시 살펴봐 주세요」, once for a decision. */
export function AppealForm(props: { readonly decision: string; readonly onSent: () => void }) {
  const { decision, onSent } = props;
  const [text, setText, , forget] = useDraft(`cafeAppeal:${decision}`, "");
  const [isOpen, setOpen] = useState(text !== "");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (!isOpen)
    return (
      <div>
        <Button variant="line" onClick={() => setOpen(true)}>
          다시 살펴봐 주세요
        </Button>
      </div>
    );
  const send = async (): Promise<void> => {
    if (text.trim() === "") return setError("무엇을 다시 살펴볼지 적어 주세요.");
    setBusy(true);
    const sent = await cafeRequests.appeal(decision, text.trim());
    setBusy(false);
    if (!sent.ok) return setError(sayTrouble(sent.refusal, NOT_SENT));
    forget();
    showToast.success("보냈어요. 다시 살펴보고 알려 드려요.");
    return onSent();
  };
  return (
    <Form className="flex flex-col gap-2" onSubmit={() => void send()}>
      <TextArea
        label="다시 살펴봐 주세요"
        value={text}
        most={APPEAL_MOST}
        error={error}
        onValueChange={(next) => {
          setError(undefined);
          setText(next);
        }}
      />
      <div>
        <Button type="submit" isBusy={isBusy}>
          보내기
        </Button>
      </div>
    </Form>
  );
}
