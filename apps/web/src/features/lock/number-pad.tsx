import { Delete, Keyboard } from "lucide-react";
import type { MouseEvent } from "react";

export interface NumberPadProps {
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  /** To letters: the device's own keyboard. */
  readonly onKeyboard: () => void;
}

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const key =
  "press grid h-[3.625rem] max-sm:h-14 place-items-center rounded-card text-24 font-bold hover:bg-hover";

/** The keys 0 to 9, for fingers. The field keeps the keyboard, so that both ways can be mixed. */
export function NumberPad({ onDigit, onErase, onKeyboard }: NumberPadProps) {
  const keepFocus = (event: MouseEvent): void => event.preventDefault();
  const digitKey = (digit: string) => (
    <button
      key={digit}
      type="button"
      className={`${key} bg-bg`}
      onMouseDown={keepFocus}
      onClick={() => onDigit(digit)}
    >
      {digit}
    </button>
  );
  return (
    <fieldset aria-label="숫자판" className="grid grid-cols-3 gap-2">
      {digits.map(digitKey)}
      <button
        type="button"
        aria-label="글자로 입력"
        className={`${key} text-fg-2`}
        onClick={onKeyboard}
      >
        <Keyboard size={24} aria-hidden />
      </button>
      {digitKey("0")}
      <button
        type="button"
        aria-label="지우기"
        className={`${key} text-fg-2`}
        onMouseDown={keepFocus}
        onClick={onErase}
      >
        <Delete size={24} aria-hidden />
      </button>
    </fieldset>
  );
}
