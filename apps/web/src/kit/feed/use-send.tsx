import {
  toSentence,
  type MessagesFor,
  type Refusal,
  type Result,
} from "@damim/domain/base/result.ts";
import { use, useState } from "react";
import { useAsking } from "../server/use-asking.ts";
import type { ServerAnswer } from "../../data/server/ask-wordless.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { NoServerContext } from "../../ui/no-server.ts";
import { Notice } from "../../ui/notice.tsx";
import { useNameScan } from "../names/use-name-scan.ts";
import { Button } from "../../ui/button.tsx";

/**
 * Sends what was written to where colleagues read it: checked first, asked once while somebody seems to be named, and no
 * refusal takes a word away.
 *
 * @param away said where the server could not be asked
 */
export function useSend<T, E extends Refusal>(of: {
  /** What is looked through for names. */
  readonly text: string;
  readonly check: () => Result<T, E>;
  readonly messages: MessagesFor<E>;
  readonly send: (checked: T, asksNickname: boolean) => ServerAnswer<unknown>;
  readonly away: string;
  readonly onSent: () => void;
}) {
  const scan = useNameScan(of.text);
  // Known before a word is written.
  const noServer = use(NoServerContext);
  const { isBusy, sentence: refusal, say, ask } = useAsking(of.away);
  const error = refusal ?? noServer;
  const [isAsking, setAsking] = useState(false);
  const [asksNickname, setAsksNickname] = useState(false);
  const submit = async (isAsked = false): Promise<void> => {
    const checked = of.check();
    if (!checked.ok) return say(toSentence(of.messages, checked.refusal));
    const asks = !isAsked && scan.findNow().length > 0;
    setAsking(asks);
    if (asks) return;
    const sent = await ask(() => of.send(checked.value, asksNickname), of.onSent);
    if (sent?.ok === false && sent.refusal.code?.startsWith("Nickname")) setAsksNickname(true);
  };
  return {
    scan,
    error,
    isBusy,
    asksNickname,
    /** Something is typed: what was wrong before is not said any more. */
    clear: () => say(undefined),
    submit: () => void submit(),
    /** Stands above the button. */
    ask: isAsking && scan.found.length > 0 && <AskNotice onSend={() => void submit(true)} />,
    notice: error && (
      <Notice tone={refusal ? "danger" : "info"} isAlert>
        {error}
      </Notice>
    ),
  };
}

/** 별명, asked for with the first word in 쌤마당. */
export function NicknameField(props: {
  readonly value: string;
  readonly onValueChange: (typed: string) => void;
}) {
  return (
    <TextField
      label="별명"
      hint="쌤마당에서 이 별명만 보여요. 학교와 이름은 보이지 않아요."
      most={20}
      {...props}
    />
  );
}

/** Asked once before a text leaves in which somebody seems to be named; in the page, so that it needs no network. */
function AskNotice({ onSend }: { readonly onSend: () => void }) {
  return (
    <Notice
      tone="danger"
      title="학생 이름이 있는 것 같아요"
      isAlert
      actions={
        <Button variant="line" onClick={onSend}>
          그대로 올리기
        </Button>
      }
    >
      쌤마당 글은 다른 선생님도 봐요. 이름 대신 「한 학생」으로 바꾸고 다시 올려도 돼요.
    </Notice>
  );
}
