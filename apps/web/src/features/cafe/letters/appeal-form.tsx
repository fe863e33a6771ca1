import { APPEAL_MOST } from "@damim/domain/cafe/report-reason.ts";
import { useState } from "react";
import { useAsking } from "../../../kit/server/use-asking.ts";
import { useDraft } from "../../../data/drafts/use-draft.ts";
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
  const { isBusy, sentence, say, ask } = useAsking(NOT_SENT);
  if (!isOpen)
    return (
      <div>
        <Button variant="line" onClick={() => setOpen(true)}>
          다시 살펴봐 주세요
        </Button>
      </div>
    );
  const send = async (): Promise<void> => {
    if (text.trim() === "") return say("무엇을 다시 살펴볼지 적어 주세요.");
    const sent = await ask(() => cafeRequests.appeal(decision, text.trim()));
    if (!sent?.ok) return;
    forget();
    showToast.success("보냈어요. 다시 살펴보고 알려 드려요.");
    onSent();
  };
  return (
    <Form className="flex flex-col gap-2" onSubmit={() => void send()}>
      <TextArea
        label="다시 살펴봐 주세요"
        value={text}
        most={APPEAL_MOST}
        error={sentence}
        onValueChange={(next) => {
          say(undefined);
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
