// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by time-capsule-page.tsx.
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { CapsuleReply, HandOverReply } from "@damim/domain/time-capsule/capsule-reply.ts";
import { useState } from "react";
import { useAsking } from "../../kit/server/use-asking.ts";
import { Problem } from "../../ui/problem.tsx";
import { askServer } from "../../data/server/ask-server.ts";
import { useStepUp } from "../../data/server/use-step-up.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { endLink } from "../../kit/server/own-links.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import type { KeptCapsule } from "./use-capsules.ts";

const AWAY = "서버에 연결하지 못했어요. 편지는 안전해요. 인터넷이 연결되면 다시 눌러 주세요.";

interface HandOverProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 다른 선생님께 넘기기: a code that another teacher of this server types. */
export function GiveDialog(props: HandOverProps & { readonly capsule: KeptCapsule }) {
  const { isOpen, onClose, capsule } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="다른 선생님께 넘기기" subtitle={capsule.title}>
      {isOpen && <Give capsule={capsule} onClose={onClose} />}
    </Dialog>
  );
}

function Give({
  capsule,
  onClose,
}: {
  readonly capsule: KeptCapsule;
  readonly onClose: () => void;
}) {
  const askWho = useStepUp();
  const [given, setGiven] = useState<HandOverReply>();
  const { sentence, isBusy, ask } = useAsking(AWAY);
  const make = async (): Promise<void> => {
    const why = "편지가 다른 선생님께 가는 일이라 본인인지 다시 확인해요.";
    if (!(await askWho({ why, actLabel: "코드 만들기", isNeeded: true }))) return;
    await ask(
      () => askServer<HandOverReply>("POST", `capsules/${capsule.id}/hand-over`, {}),
      setGiven,
    );
  };
  const end = (linkId: string) =>
    ask(
      () => endLink(linkId),
      () => {
        showToast.success("넘기기를 그만뒀어요");
        onClose();
      },
    );
  return (
    <div className="grid gap-4">
      <Problem>{sentence}</Problem>
      {given ? (
        <>
          <output aria-label="넘기기 코드" className="text-28 font-extrabold tabular-nums">
            {given.code}
          </output>
          <p className="text-15 text-fg-2">
            받을 선생님이 「새 캡슐」의 「다른 선생님께 받기」에 이 코드를 적으면 넘어가요.{" "}
            {toKoreanMonthDay(toSeoulDay(given.expiresAt))}까지 쓸 수 있어요.
          </p>
          <Button
            variant="dangerText"
            className="justify-self-start"
            isBusy={isBusy}
            onClick={() => void end(given.linkId)}
          >
            그만두기
          </Button>
        </>
      ) : (
        <>
          <ul className="list-disc pl-5 text-15 leading-[1.6] text-fg-2">
            <li>이 서버를 쓰는 선생님께 캡슐과 봉한 편지가 통째로 넘어가요.</li>
            <li>나눠 준 카드는 그대로 쓸 수 있어요. 번호와 이름으로 쓰는 주소는 끝나요.</li>
            <li>넘긴 뒤에는 선생님의 타임캡슐에서 사라지고, 되돌릴 수 없어요.</li>
          </ul>
          <Button className="justify-self-start" isBusy={isBusy} onClick={() => void make()}>
            코드 만들기
          </Button>
        </>
      )}
    </div>
  );
}

/** The other side: the code of a colleague. */
export function TakeDialog({
  isOpen,
  onClose,
  onTaken,
}: HandOverProps & { readonly onTaken: (id: string) => void }) {
  const data = useTeacherData();
  const [code, setCode] = useState("");
  const { sentence, isBusy, ask } = useAsking(AWAY);
  const take = async (): Promise<void> => {
    const answer = await ask(() => askServer<CapsuleReply>("POST", "hand-overs", { code }));
    if (!answer?.ok) return;
    data.rounds.retryNow();
    showToast.success("캡슐을 받았어요");
    setCode("");
    onTaken(answer.value.id);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="캡슐 받기">
      <Form onSubmit={() => void take()} className="grid gap-4">
        <Problem>{sentence}</Problem>
        <TextField
          fieldSize="normal"
          label="넘기기 코드"
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          onValueChange={setCode}
          hint="캡슐을 주는 선생님이 만든 여덟 자예요."
        />
        <Button type="submit" isBusy={isBusy} isDisabled={code.trim() === ""}>
          받기
        </Button>
      </Form>
    </Dialog>
  );
}
