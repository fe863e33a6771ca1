import { toSentence } from "@damim/domain/base/result.ts";
import { checkIdea, ideaMessages, type IdeaText } from "@damim/domain/idea/check-idea.ts";
import { useState, type ReactNode } from "react";
import { toFaultSentence, type ServerAnswer } from "../../../data/server/ask-server.ts";
import { AskNotice } from "../../../kit/names/ask-notice.tsx";
import { NameScan } from "../../../kit/names/name-scan.tsx";
import { useNameScan } from "../../../kit/names/use-name-scan.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import {
  IdeaFields,
  readIdeaFields,
  toCoveredFields,
  toScannedText,
  type IdeaFormFields,
} from "./idea-fields.tsx";

/** The form of an idea, new or changed. No refusal takes a word away. */
export function IdeaForm(props: {
  readonly title: string;
  readonly actLabel: string;
  readonly fields: IdeaFormFields;
  readonly onChange: (part: Partial<IdeaFormFields>) => void;
  readonly send: (idea: IdeaText) => ServerAnswer<unknown>;
  readonly onSent: () => void;
  /** Asked of each refusal, by its code. */
  readonly onRefused?: (code: string) => void;
  readonly head?: ReactNode;
  readonly similar?: ReactNode;
  readonly foot?: ReactNode;
}) {
  const { title, actLabel, fields, onChange, send, onSent, onRefused, head, similar, foot } = props;
  const scan = useNameScan(toScannedText(fields));
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const change = (part: Partial<IdeaFormFields>): void => {
    setError(undefined);
    onChange(part);
  };
  const submit = async (isAsked: boolean): Promise<void> => {
    const checked = checkIdea(readIdeaFields(fields));
    if (!checked.ok) return setError(toSentence(ideaMessages, checked.refusal));
    if (!isAsked && scan.findNow().length > 0) return setAsking(true);
    setError(undefined);
    setBusy(true);
    const sent = await send(checked.value);
    setBusy(false);
    if (sent.ok) return onSent();
    if (sent.refusal.type === "ServerSaid") onRefused?.(sent.refusal.code);
    return setError(toFaultSentence(sent.refusal, AWAY_IDEA));
  };
  return (
    <Form className="flex flex-col gap-4" onSubmit={() => void submit(false)}>
      <h2 className="title text-20">{title}</h2>
      {head}
      <IdeaFields fields={fields} isReadOnly={isBusy} onChange={change} similar={similar} />
      <NameScan scan={scan} onCover={(text) => change(toCoveredFields(text))} />
      {isAsking && scan.found.length > 0 && (
        <AskNotice
          onSend={() => {
            setAsking(false);
            void submit(true);
          }}
        />
      )}
      {error && (
        <Notice tone="danger" isAlert>
          {error}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {foot}
        <Button type="submit" size="large" isBusy={isBusy} className="ml-auto">
          {actLabel}
        </Button>
      </div>
    </Form>
  );
}

const AWAY_IDEA =
  "인터넷이 이어지지 않아 올리지 못했어요. 쓰던 글은 이 기기에 있어요. 이어지면 다시 눌러 주세요.";
