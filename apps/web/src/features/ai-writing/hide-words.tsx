import { EyeOff } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ChipButton } from "../../ui/chip.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import type { AiDesk } from "./use-ai-desk.ts";

/** 「가릴 낱말」: a word that is marked in the text below, or typed, is hidden at once and from now on. */
export function HideWords({ hidden }: Pick<AiDesk, "hidden">) {
  const [word, setWord] = useState("");
  useEffect(() => {
    const take = (): void => {
      const selection = getSelection();
      const marked = selection?.toString().trim() ?? "";
      const isSent = selection?.anchorNode?.parentElement?.closest("[data-sent]");
      if (isSent && marked !== "") setWord(marked);
    };
    document.addEventListener("selectionchange", take);
    return () => document.removeEventListener("selectionchange", take);
  }, []);
  const typed = word.trim();
  return (
    <form
      aria-label="가릴 낱말"
      className="mb-3 flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!hidden.canHide(typed)) return;
        hidden.hide(typed);
        setWord("");
      }}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label="가릴 낱말"
            hint="아래 글에서 말을 끌어 골라도 돼요. 다음부터는 저절로 가려요."
            value={word}
            onValueChange={setWord}
          />
        </div>
        <Button
          type="submit"
          variant="line"
          size="large"
          className="mt-6.5"
          icon={<EyeOff size={18} aria-hidden />}
          isDisabled={!hidden.canHide(typed)}
        >
          가리기
        </Button>
      </div>
      {hidden.words.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {hidden.words.map((each) => (
            <ChipButton key={each} isChosen onClick={() => hidden.show(each)}>
              {each}
            </ChipButton>
          ))}
        </div>
      )}
    </form>
  );
}
