// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by idea-acts.tsx.
import { refuse, type Result } from "@damim/domain/base/result.ts";
import {
  checkTryNote,
  ideaMessages,
  TRY_NOTE_MOST,
  type IdeaRefusal,
} from "@damim/domain/idea/check-idea.ts";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { ideaRequests } from "../../../data/server/idea-requests.ts";
import { useSend } from "../../../kit/feed/use-send.tsx";
import { NameScan } from "../../../kit/names/name-scan.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { RadioGroup } from "../../../ui/field/radio-group.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";

const FORM = "idea-try";
const options = [
  { value: "again", label: "또 할래요" },
  { value: "unsure", label: "글쎄요" },
] as const;

/** 해봤어요: whether once more, and a few words. What is typed stays on the device until the server has it. */
export function TryDialog(props: {
  readonly isOpen: boolean;
  readonly id: string;
  readonly onClose: () => void;
  readonly onSent: () => void;
}) {
  const { isOpen, id, onClose, onSent } = props;
  const draft = useFormDraft<{ again: string; note: string }>(`ideaTry:${id}`, {
    again: "",
    note: "",
  });
  const { again, note } = draft.fields;
  const sending = useSend({
    text: note,
    check: (): Result<string, IdeaRefusal | { readonly type: "AgainMissing" }> =>
      again === "" ? refuse({ type: "AgainMissing" }) : checkTryNote(note),
    messages: { ...ideaMessages, AgainMissing: () => "또 할지 골라 주세요." },
    send: (checked) => ideaRequests.sayTried(id, { isAgain: again === "again", note: checked }),
    away: "인터넷이 연결되지 않아 남기지 못했어요. 쓰던 글은 이 기기에 있어요. 다시 눌러 주세요.",
    onSent() {
      draft.forget();
      showToast.success("해본 이야기를 남겼어요");
      onClose();
      onSent();
    },
  });
  const change = (part: Parameters<typeof draft.change>[0]): void => {
    sending.clear();
    draft.change(part);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="해봤어요"
      subtitle="별명 없이 이야기만 보여요"
      footer={
        <Button type="submit" form={FORM} size="large" isFull isBusy={sending.isBusy}>
          남기기
        </Button>
      }
    >
      <Form id={FORM} className="grid gap-4" onSubmit={sending.submit}>
        <RadioGroup
          label="다음에는"
          layout="row"
          value={options.find(({ value }) => value === again)?.value}
          options={options}
          onValueChange={(value) => change({ again: value })}
        />
        <TextArea
          label="해본 이야기"
          hint="아이 이름 없이, 어떻게 됐는지 한두 문장"
          value={note}
          most={TRY_NOTE_MOST}
          readOnly={sending.isBusy}
          onValueChange={(typed) => change({ note: typed })}
        />
        <NameScan scan={sending.scan} onCover={(covered) => draft.change({ note: covered })} />
        {sending.ask}
        {sending.notice}
      </Form>
    </Dialog>
  );
}
