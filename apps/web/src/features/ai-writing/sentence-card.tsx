import {
  LONGEST_EVIDENCE_CHARACTERS,
  LONGEST_SENTENCE_CHARACTERS,
  type DraftSentence,
} from "@damim/domain/ai-writing/ai-draft.ts";
import { toKoreanMonthDay, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFormDraft } from "../../data/drafts/use-form-draft.ts";
import { FindingRow } from "../../kit/lint/finding-row.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Form } from "../../ui/field/form.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import type { LintedSentence } from "./use-ai-desk.ts";

/** 고른 문장의 근거: its records, what is to be looked at, and the sentence to be changed. */
export function SentenceCard(props: {
  readonly draftKey: string;
  readonly judged: LintedSentence | undefined;
  readonly onChange: (sentence: DraftSentence) => void;
}) {
  const { draftKey, judged, onChange } = props;
  const evidence = useRef<HTMLUListElement>(null);
  // On a phone it stands below the draft, out of sight.
  useEffect(() => {
    // What it answers is a promise in newer browsers: no end of this effect.
    evidence.current?.scrollIntoView({ block: "nearest" });
  }, [draftKey]);
  if (!judged)
    return (
      <Card title="고른 문장의 근거">
        <p className="text-15 text-fg-2">
          문장의 「근거」를 누르면 그 문장의 기록이 여기에 보여요.
        </p>
      </Card>
    );
  const { sentence, facts, problems, vague, findings } = judged;
  const toLookAt = problems.length + findings.length + (vague.length && 1);
  return (
    <Card title="고른 문장의 근거" className="lg:min-h-0 lg:overflow-y-auto">
      <ul ref={evidence} aria-label="근거" className="flex scroll-mt-14 flex-col gap-2">
        {facts.map(({ id, day, area, text }) => (
          <li key={id} className="rounded-ctl bg-brand-weak px-4 py-3">
            <p className="text-13 font-semibold text-fg-2">
              {toKoreanMonthDay(day)} {toWeekdayLetter(day)} · {area}
            </p>
            <p className="text-15 wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      {problems.length === 0 && (
        <p className="mt-3 flex items-center gap-2 text-15 font-semibold text-good">
          <CircleCheck size={18} aria-hidden /> 기록에 있는 말이에요
        </p>
      )}
      {toLookAt > 0 && (
        <section aria-label="살펴볼 것" className="mt-4 flex flex-col gap-2">
          <h3 className="text-15 font-bold">
            살펴볼 것 <span className="font-semibold text-fg-2">{toLookAt}</span>
          </h3>
          {problems.map((problem) => (
            <p key={problem} className="rounded-ctl bg-warm-weak px-4 py-3 text-14">
              <b className="text-warm-strong">{problem}</b>
              <span className="block">문장을 고치거나 근거를 적으면 옮길 수 있어요.</span>
            </p>
          ))}
          {findings.length > 0 && (
            <ul aria-label="살펴볼 문장" className="flex flex-col gap-2">
              {findings.map((finding) => (
                <FindingRow key={`${finding.rule} ${finding.at}`} finding={finding} />
              ))}
            </ul>
          )}
          {vague.length > 0 && (
            <p className="rounded-ctl bg-sunken px-4 py-3 text-14">
              <b>누구에게나 맞는 문장</b>
              <span className="block text-fg-2">
                {vague.map((words) => `「${words}」`).join(", ")}
              </span>
            </p>
          )}
        </section>
      )}
      <SentenceForm key={draftKey} {...{ draftKey, sentence, onChange }} />
    </Card>
  );
}

function SentenceForm(props: {
  readonly draftKey: string;
  readonly sentence: DraftSentence;
  readonly onChange: (sentence: DraftSentence) => void;
}) {
  const { draftKey, sentence, onChange } = props;
  const { fields, change, finish, forget } = useFormDraft(`ai-sentence:${draftKey}`, {
    text: sentence.text,
    evidence: sentence.evidence ?? "",
  });
  const text = fields.text.normalize("NFC").trim();
  const evidence = fields.evidence.normalize("NFC").trim();
  return (
    <Form
      className="mt-4 grid gap-3 border-t border-line-2 pt-4"
      onSubmit={() => {
        if (text === "") return;
        finish();
        forget();
        onChange({ ...sentence, text, ...(evidence && { evidence }) });
      }}
    >
      <TextArea
        label="문장 고치기"
        rows={3}
        most={LONGEST_SENTENCE_CHARACTERS}
        value={fields.text}
        onValueChange={(next) => change({ text: next })}
      />
      <TextArea
        label="근거 적기"
        rows={1}
        most={LONGEST_EVIDENCE_CHARACTERS}
        hint="기록에 없지만 본 것이 있으면 적어 주세요."
        value={fields.evidence}
        onValueChange={(next) => change({ evidence: next })}
      />
      <Button
        type="submit"
        variant="weak"
        isDisabled={
          text === "" || (text === sentence.text && evidence === (sentence.evidence ?? ""))
        }
      >
        문장 저장
      </Button>
    </Form>
  );
}
