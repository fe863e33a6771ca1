import { toDraftText } from "@damim/domain/ai-writing/ai-draft.ts";
import { isRecordPurpose } from "@damim/domain/ai-writing/ai-purpose.ts";
import { findWeakest } from "@damim/domain/ai-writing/draft-sentences.ts";
import { countLettersLeft, countNeisBytes } from "@damim/domain/individual-record/neis-bytes.ts";
import { CircleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button, IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { AiDesk } from "./use-ai-desk.ts";

/** 초안: sentence by sentence, what has no evidence in grey. */
export function DraftCard(props: {
  readonly desk: AiDesk;
  readonly chosen: number | undefined;
  readonly onChoose: (at: number) => void;
  readonly onDrop: (at: number) => void;
  /** Into the text screen of its list; else it is copied. */
  readonly onMove: () => void;
  /** 「줄이기」, where there is a model to ask. */
  readonly onShorten: (() => void) | undefined;
  /** While an answer comes, or where it was cut off. */
  readonly state: ReactNode;
  readonly dropped: readonly string[];
}) {
  const { desk, chosen, onChoose, onDrop, onMove, onShorten, state, dropped } = props;
  const { judged, isJudging } = desk;
  const { limit, purpose } = desk.wanted;
  const good = judged.filter(({ problems }) => problems.length === 0);
  const bytes = countNeisBytes(toDraftText(good.map(({ sentence }) => sentence)));
  const left = countLettersLeft(limit, bytes);
  return (
    <Card className="flex flex-col lg:min-h-0" isFlush>
      <h2 className="flex items-baseline gap-2 border-b border-line-2 px-5 py-4 text-17 font-bold">
        초안 <span className="text-14 font-semibold text-fg-2">문장 {judged.length}</span>
      </h2>
      <div className="lg:min-h-0 lg:flex-1 lg:overflow-y-auto">
        {judged.length === 0 && !state && !isJudging && (
          <p className="px-5 py-6 text-15 text-fg-2">
            쓸 기록을 고르고 「프롬프트 복사」를 누르세요. 학교에서 쓰는 도구의 답을 「답
            붙여넣기」로 가져오면 문장마다 근거를 확인해 드려요.
          </p>
        )}
        <ul aria-label="초안 문장">
          {judged.map(({ sentence, facts, problems, findings }, at) => (
            <li
              key={`${at} ${sentence.text}`}
              className={`flex items-start gap-2 border-b border-line-2 py-2 pr-3 pl-5 ${at === chosen ? "bg-brand-weak shadow-[inset_3px_0_0_var(--brand)]" : problems.length > 0 ? "bg-sunken" : ""}`}
            >
              <div className="min-w-0 flex-1 py-1">
                <p className={`text-16 wrap-anywhere ${problems.length > 0 ? "text-fg-2" : ""}`}>
                  {sentence.text}
                </p>
                {problems.map((problem) => (
                  <p
                    key={problem}
                    className="mt-1 flex items-center gap-1.5 text-14 font-bold text-warm-strong"
                  >
                    <CircleAlert size={16} aria-hidden className="shrink-0" /> {problem}
                  </p>
                ))}
                <p className="flex items-center gap-1 text-14 text-fg-2">
                  <Button
                    variant="text"
                    className="-ml-3 px-3! text-14!"
                    aria-pressed={at === chosen}
                    onClick={() => onChoose(at)}
                  >
                    근거 보기
                  </Button>
                  {facts.length}
                  {findings.length > 0 && ` · 살펴볼 것 ${findings.length}`}
                </p>
              </div>
              <IconButton
                label="문장 빼기"
                icon={<X size={18} aria-hidden />}
                onClick={() => onDrop(at)}
              />
            </li>
          ))}
        </ul>
        {state}
        {dropped.length > 0 && (
          <details className="px-5 py-3 text-14 text-fg-2">
            <summary className="cursor-pointer font-semibold">버린 글 {dropped.length}</summary>
            <ul aria-label="버린 글" className="mt-1 flex flex-col gap-1">
              {dropped.map((line, at) => (
                <li key={`${at} ${line}`} className="wrap-anywhere">
                  {line}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="border-t border-line-2 px-5 py-4">
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-15">
          <b className="tabular-nums">
            {limit === null ? `${bytes} 바이트` : `${bytes} / ${limit} 바이트`}
          </b>
          {limit !== null && left !== null && (
            <span className={left < 0 ? "font-semibold text-danger" : "text-14 text-fg-2"}>
              {left < 0 ? `${bytes - limit}바이트 넘었어요` : `한글 ${left}자 더 쓸 수 있어요`}
            </span>
          )}
        </p>
        {left !== null && left < 0 && (
          <p className="mt-2 flex flex-wrap gap-2">
            {onShorten && (
              <Button variant="weak" onClick={onShorten}>
                줄이기
              </Button>
            )}
            <Button
              variant="line"
              onClick={() => {
                const weakest = findWeakest(judged);
                if (weakest !== undefined) onDrop(weakest);
              }}
            >
              근거 적은 문장 빼기
            </Button>
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="min-w-40 flex-1 text-13 text-fg-2">
            {isRecordPurpose(purpose)
              ? "초안이에요. 2026 기재요령은 AI 글을 그대로 넣는 것을 금해요."
              : "초안이에요. 읽고 고쳐서 써 주세요."}
          </p>
          <Button size="large" isDisabled={good.length === 0} onClick={onMove}>
            {isRecordPurpose(purpose) ? "글로 옮기기" : "복사"}
          </Button>
        </div>
      </div>
    </Card>
  );
}
