import type { NameQuestion } from "@damim/domain/names/name-question.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

/** Below a line that goes home and names pupils: with numbers, or as it stands. */
export function NameAsked(props: {
  readonly question: NameQuestion;
  /** Said where it does not stand right above. */
  readonly line?: string | undefined;
  readonly className?: string;
  readonly onKeep: () => void;
  readonly onNumber: (numbered: string) => void;
}) {
  const { question, line, className = "", onKeep, onNumber } = props;
  return (
    <div
      data-asks-name
      className={`mt-1 flex flex-wrap items-center gap-x-2 rounded-ctl bg-warm-weak py-1 pr-1 pl-4 text-15 text-warm-strong ${className}`}
    >
      <p className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">
        {line && `「${line}」 `}이름이 있어요. 번호로 바꿀까요?
      </p>
      <Button variant="text" onClick={onKeep}>
        그대로
      </Button>
      <Button variant="brandText" onClick={() => onNumber(question.numbered)}>
        {question.act}
      </Button>
    </div>
  );
}

/** Of a field whose words are no part yet of what goes home. */
export const NOT_IN_YET = "data-not-in-yet";

/**
 * What goes home is what stands on the screen: what keeps it here is said, with focus on it. True where nothing does.
 *
 * @param place around its fields and its questions
 * @param isAnswered nobody is named, or the teacher said what becomes of it
 */
export function mayGoHome(place: HTMLElement | null, isAnswered: boolean): boolean {
  const goTo = (selector: string): HTMLElement | null | undefined => {
    const found = place?.querySelector<HTMLElement>(selector);
    found?.focus();
    return found;
  };
  if (goTo(`[aria-invalid=true], [${NOT_IN_YET}]`)) {
    showToast.error("아직 저장하지 않은 글이 있어요. 마저 적은 다음 다시 눌러 주세요.");
    return false;
  }
  if (!isAnswered) {
    goTo("[data-asks-name] button:last-of-type");
    showToast.error("이름이 있는 줄이 있어요. 번호로 바꿀지 먼저 골라 주세요.");
  }
  return isAnswered;
}
