import { thingLabels, type ModerationCase } from "@damim/domain/cafe/cafe-replies.ts";
import {
  reportReasonLabels,
  SENTENCE_MOST,
  type ModerationAct,
} from "@damim/domain/cafe/report-reason.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { useState } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { isTooLong } from "../../../ui/field/too-long.ts";
import { CaseFiles } from "./case-files.tsx";
import { sayDecision } from "./say-decision.ts";

const whyWords = { report: "알림", waiting: "첫날 글", appeal: "다시 살펴봐 주세요" } as const;
const stateWords = {
  shown: "보이는 중",
  waiting: "기다리는 중",
  hidden: "가려짐",
  gone: "지워짐",
} as const;
const stops = [
  { value: "stop1", label: "1일" },
  { value: "stop7", label: "7일" },
  { value: "stop30", label: "30일" },
] as const;
type Stop = (typeof stops)[number]["value"];

/** One thing as it was reported, what was said of it, and the decision. */
export function CaseCard(props: {
  readonly of: ModerationCase;
  readonly onDecide: (act: ModerationAct, sentence: string) => Promise<boolean>;
  readonly onHide: (file: string, isHidden: boolean, sentence: string) => Promise<void>;
}) {
  const { of, onDecide, onHide } = props;
  const { now } = useTeacherData();
  const [sentence, setSentence, clear] = useDraft(`case:${of.thing}:${of.id}`, "");
  const [stop, setStop] = useState<Stop>("stop1");
  const [isBusy, setBusy] = useState(false);
  const wait = async (send: () => Promise<void>): Promise<void> => {
    if (isTooLong(sentence, SENTENCE_MOST)) return;
    setBusy(true);
    await send();
    setBusy(false);
  };
  const decide = (act: ModerationAct): Promise<void> =>
    wait(async () => {
      if (await onDecide(act, sentence)) clear();
    });
  const day = (at: number): string => toKoreanInstant(at, now());
  return (
    <Card
      title={of.title || "제목 없는 글"}
      titleEnd={`${of.nickname ?? "떠난 선생님"} · ${day(of.openedAt)}`}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          <Chip tone="warm">{whyWords[of.why]}</Chip>
          <Chip>{thingLabels[of.thing]}</Chip>
          <Chip>{stateWords[of.state]}</Chip>
        </div>
        <p className="max-h-60 overflow-y-auto rounded-ctl bg-sunken px-4 py-3 text-15 wrap-break-word whitespace-pre-wrap">
          {of.body || "내용이 없어요"}
        </p>
        {of.files.length > 0 && (
          <CaseFiles
            of={of}
            isDisabled={isBusy}
            onHide={(file, isHidden) => void wait(() => onHide(file, isHidden, sentence))}
          />
        )}
        {of.appeal !== null && (
          <p className="text-15">
            <strong>글쓴이의 말</strong> {of.appeal}
          </p>
        )}
        {of.reports.length > 0 && (
          <ul aria-label="알린 사유" className="flex flex-col gap-1 text-15">
            {of.reports.map(({ reason, note, at }, place) => (
              <li key={place}>
                <strong>{reportReasonLabels[reason]}</strong> {note}{" "}
                <span className="text-fg-2">{day(at)}</span>
              </li>
            ))}
          </ul>
        )}
        {of.decisions.length > 0 && (
          <ul aria-label="앞서 한 처리" className="flex flex-col gap-1 text-14 text-fg-2">
            {of.decisions.map((decision) => (
              <li key={decision.id}>
                {day(decision.at)} · {sayDecision(decision)}
              </li>
            ))}
          </ul>
        )}
        {of.isOwn ? (
          <p className="text-15 text-fg-2">내가 쓴 것은 다른 분이 살펴봐요.</p>
        ) : (
          <>
            <TextArea
              label="글쓴이에게 할 말"
              hint="그대로 두면 알린 선생님께 보내요"
              value={sentence}
              most={SENTENCE_MOST}
              onValueChange={setSentence}
            />
            <div className="flex flex-wrap items-end gap-2">
              <Button variant="line" isDisabled={isBusy} onClick={() => void decide("keep")}>
                그대로 두기
              </Button>
              <Button isDisabled={isBusy} onClick={() => void decide("hide")}>
                가리기
              </Button>
              <Button variant="danger" isDisabled={isBusy} onClick={() => void decide("remove")}>
                지우기
              </Button>
              <div className="ml-auto flex items-end gap-2">
                <Select
                  label="멈출 기간"
                  isLabelHidden
                  fieldSize="dense"
                  value={stop}
                  options={stops}
                  onValueChange={setStop}
                />
                <Button variant="line" isDisabled={isBusy} onClick={() => void decide(stop)}>
                  글쓰기 멈춤
                </Button>
              </div>
            </div>
            <p className="text-14 text-fg-2">
              지우기는 되돌릴 수 없어요. 다른 처리는 아래에서 되돌릴 수 있어요.
            </p>
          </>
        )}
      </div>
    </Card>
  );
}
