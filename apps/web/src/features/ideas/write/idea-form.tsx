import { checkIdea, ideaMessages, type IdeaText } from "@damim/domain/idea/check-idea.ts";
import type { ReactNode } from "react";
import type { ServerAnswer } from "../../../data/server/ask-wordless.ts";
import { useSend } from "../../../kit/feed/use-send.tsx";
import { NameScan } from "../../../kit/names/name-scan.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
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
  readonly send: (idea: IdeaText, asksNickname: boolean) => ServerAnswer<unknown>;
  readonly onSent: () => void;
  /** Shown once the server asks for a nickname. */
  readonly nicknameField?: ReactNode;
  readonly head?: ReactNode;
  readonly similar?: ReactNode;
  readonly foot?: ReactNode;
}) {
  const { title, actLabel, fields, onChange, send, onSent, nicknameField, head, similar, foot } =
    props;
  const sending = useSend({
    text: toScannedText(fields),
    check: () => checkIdea(readIdeaFields(fields)),
    messages: ideaMessages,
    send,
    away: "인터넷이 연결되지 않아 올리지 못했어요. 쓰던 글은 이 기기에 있어요. 연결되면 다시 눌러 주세요.",
    onSent,
  });
  const change = (part: Partial<IdeaFormFields>): void => {
    sending.clear();
    onChange(part);
  };
  return (
    <Form className="flex flex-col gap-4" onSubmit={sending.submit}>
      <h2 className="title text-20">{title}</h2>
      {head}
      {sending.asksNickname && nicknameField}
      <IdeaFields fields={fields} isReadOnly={sending.isBusy} onChange={change} similar={similar} />
      <NameScan scan={sending.scan} onCover={(text) => change(toCoveredFields(text))} />
      {sending.ask}
      {sending.notice}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {foot}
        <Button type="submit" size="large" isBusy={sending.isBusy} className="ml-auto">
          {actLabel}
        </Button>
      </div>
    </Form>
  );
}
