import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { AiText } from "./use-ai-text.ts";

/** Above a text that holds a draft: what has to be looked at before it is saved. */
export function AiTextNotice({
  ai,
  onLeave,
}: {
  readonly ai: AiText;
  readonly onLeave: () => void;
}) {
  if (!ai.isHeld) return null;
  return (
    <Notice
      tone="warm"
      title="AI 초안이라 아직 저장하지 않았어요"
      actions={
        <Button variant="line" onClick={onLeave}>
          초안 빼기
        </Button>
      }
    >
      {ai.standing.every(({ isTicked }) => isTicked)
        ? "초안과 똑같아요. 한 곳이라도 고쳐 쓰면 저장돼요."
        : "문장을 고치거나, 기록과 맞는지 보고 표시해 주세요."}
      <ul aria-label="확인할 문장" className="mt-1 text-fg">
        {ai.standing.map(({ sentence, isTicked }) => (
          <li key={sentence.text}>
            <Checkbox
              label={`확인: ${sentence.text}`}
              isChecked={isTicked}
              onCheckedChange={(isOn) => ai.tick(sentence, isOn)}
            />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
