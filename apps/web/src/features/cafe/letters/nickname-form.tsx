import { toSentence } from "@damim/domain/base/result.ts";
import { nicknameMessages, parseNickname } from "@damim/domain/cafe/nickname.ts";
import { useAsking } from "../../../kit/server/use-asking.ts";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { NOT_SENT } from "../../../kit/feed/press.ts";

/** 별명 바꾸기: once in thirty days; posts and comments that stand show the new one. */
export function NicknameForm(props: { readonly nickname: string; readonly onChanged: () => void }) {
  const { nickname, onChanged } = props;
  const [typed, setTyped, clear] = useDraft("cafe-nickname", nickname);
  const { isBusy, sentence, say, ask } = useAsking(NOT_SENT);
  const save = async (): Promise<void> => {
    const parsed = parseNickname(typed);
    if (!parsed.ok) return say(toSentence(nicknameMessages, parsed.refusal));
    const sent = await ask(() => cafeRequests.rename(parsed.value.shown));
    if (!sent?.ok) return;
    clear();
    showToast.success(`이제 쌤마당에서 ${sent.value.nickname} 선생님이에요`);
    onChanged();
  };
  return (
    <Form className="flex items-end gap-2" onSubmit={() => void save()}>
      <TextField
        label="쌤마당 별명"
        hint="30일에 한 번 바꿀 수 있어요. 이미 쓴 글에도 새 별명이 보여요."
        className="min-w-0 flex-1"
        most={20}
        value={typed}
        error={sentence}
        onValueChange={(next) => {
          say(undefined);
          setTyped(next);
        }}
      />
      <Button
        type="submit"
        variant="line"
        size="large"
        isBusy={isBusy}
        isDisabled={typed.trim() === nickname}
      >
        바꾸기
      </Button>
    </Form>
  );
}
