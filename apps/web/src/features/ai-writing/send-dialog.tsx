// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by ai-writing-page.tsx.
import type { AiState } from "@damim/domain/ai-writing/ai-wire.ts";
import {
  countTokensAbout,
  toPromptText,
  type Prompt,
} from "@damim/domain/ai-writing/build-prompt.ts";
import { Button } from "../../ui/button.tsx";
import { ChipButton } from "../../ui/chip.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { HideWords } from "./hide-words.tsx";
import type { AiDesk } from "./use-ai-desk.ts";

/** 이렇게 보내요: all that leaves, letter for letter, and what may have been hidden for nothing. */
export function SendDialog(props: {
  readonly isOpen: boolean;
  readonly desk: AiDesk;
  readonly prompt: Prompt;
  readonly place: AiState;
  readonly onClose: () => void;
  readonly onSend: () => void;
  /** 「한 반 차례로」: how many pupils are asked about, each alone; this is the first of them. */
  readonly pupilCount?: number | undefined;
}) {
  const { isOpen, desk, place, prompt, pupilCount, onClose, onSend } = props;
  const { notNames, turnName } = desk;
  const text = toPromptText(prompt);
  const doubtful = new Set([
    ...prompt.doubts.filter(({ isFullName }) => !isFullName).map(({ word }) => word),
    ...notNames,
  ]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="이렇게 보내요"
      subtitle={`${place.model} · ${place.host} · 약 ${countTokensAbout(text).toLocaleString("ko")}토큰`}
      footer={
        <DialogActions onCancel={onClose}>
          <Button size="large" onClick={onSend}>
            보내기
          </Button>
        </DialogActions>
      }
    >
      {pupilCount !== undefined && (
        <p className="mb-3 text-15 font-semibold">
          학생 {pupilCount}명을 한 명씩 따로 보내요. 아래는 첫 학생이에요.
        </p>
      )}
      {doubtful.size > 0 && (
        <div className="mb-3">
          <p className="mb-2 text-14 text-fg-2">
            이름인지 헷갈린 말이에요. 이름이 아니면 눌러서 풀어 주세요.
          </p>
          <div className="flex flex-wrap gap-2">
            {[...doubtful].map((word) => (
              <ChipButton key={word} isChosen={!notNames.has(word)} onClick={() => turnName(word)}>
                {word} {notNames.has(word) ? "이름 아님" : "이름"}
              </ChipButton>
            ))}
          </div>
        </div>
      )}
      <HideWords hidden={desk.hidden} />
      <pre
        aria-label="보낼 글"
        data-sent
        className="rounded-ctl bg-sunken px-4 py-3 font-sans text-14 wrap-anywhere whitespace-pre-wrap select-text"
      >
        {text}
      </pre>
    </Dialog>
  );
}
