import { BODY_TEMPLATE } from "@damim/domain/consult/consult-record.ts";
import { LONGEST_CONSULT_CHARACTERS } from "@damim/domain/consult/consult.ts";
import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import type { ConsultFormState } from "./use-consult-form.ts";

/** What was spoken; an empty one can begin with headings. */
export function BodyField({ form }: { readonly form: ConsultFormState }) {
  const { body } = form.fields;
  const box = useRef<HTMLTextAreaElement>(null);
  const putTemplate = (): void => {
    form.change({ body: BODY_TEMPLATE });
    // Once it stands there: below the first heading.
    setTimeout(() => {
      const at = BODY_TEMPLATE.indexOf("\n") + 1;
      box.current?.focus();
      box.current?.setSelectionRange(at, at);
    });
  };
  return (
    <div className="flex flex-col gap-1.5">
      <TextArea
        ref={box}
        {...form.at("body")}
        isLabelHidden
        rows={5}
        placeholder="무슨 이야기를 나눴나요?"
        hint={toExcessWords(body, LONGEST_CONSULT_CHARACTERS)}
      />
      {body.trim() === "" && (
        <Button variant="brandText" className="-mt-1 self-start px-2!" onClick={putTemplate}>
          「내용 · 합의 · 다음」으로 쓰기
        </Button>
      )}
    </div>
  );
}

/** Nothing is cut: what is too much stays, and is told. */
export function toExcessWords(text: string, longest: number): string | undefined {
  const excess = text.trim().length - longest;
  if (excess <= 0) return undefined;
  const [limit, over] = [longest, excess].map((count) => count.toLocaleString("ko"));
  return `${limit}자에서 ${over}자 넘었어요. 줄이면 저장할 수 있어요. 글은 이 기기에 그대로 있어요.`;
}
