import { useState } from "react";
import { useAsking } from "../../kit/server/use-asking.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Form } from "../../ui/field/form.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

const AWAY =
  "인터넷이 연결되어야 확인할 수 있어요. 코드는 그대로 있으니 잠시 뒤에 다시 눌러 주세요.";

/** What everybody sees who is no admin, and how the first one becomes it. */
export function ClaimCard() {
  const [isAsked, setAsked] = useState(false);
  const [code, setCode] = useState("");
  const { isBusy, sentence, say, ask } = useAsking(AWAY);
  // The live stream tells the page of the new role.
  const claim = () =>
    ask(
      () => askServer("POST", "admin/claim", { code }),
      () => showToast.success("이제 관리자예요."),
    );
  return (
    <Card>
      <EmptyState
        picture={<Dami />}
        title="관리자만 볼 수 있어요"
        actions={
          !isAsked && (
            <Button variant="line" onClick={() => setAsked(true)}>
              관리자 코드 넣기
            </Button>
          )
        }
      >
        이 서버를 맡은 분이라면, 서버를 켤 때 화면에 나온 코드를 넣어 주세요.
      </EmptyState>
      {isAsked && (
        <Form onSubmit={() => void claim()} className="mx-auto flex max-w-96 flex-col gap-3 pb-6">
          <TextField
            label="관리자 코드"
            value={code}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be written into
            autoFocus
            onValueChange={(text) => {
              setCode(text);
              say(undefined);
            }}
            error={sentence}
          />
          <Button type="submit" size="large" isBusy={isBusy} isDisabled={code.trim() === ""}>
            확인
          </Button>
        </Form>
      )}
    </Card>
  );
}
