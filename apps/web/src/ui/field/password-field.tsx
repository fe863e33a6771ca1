import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "trail" | "lead"> {
  /** "new-password" where one is chosen, so that the browser offers to make one. */
  readonly autoComplete: "current-password" | "new-password";
}

/** A password with a 44 px show button. Pasting is allowed; the browser's own spelling help is off. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      trail={
        <button
          type="button"
          aria-label={isShown ? "비밀번호 숨기기" : "비밀번호 보기"}
          aria-pressed={isShown}
          className="press -mr-3 grid size-11 shrink-0 place-items-center rounded-chip text-fg-2 hover:bg-hover"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </button>
      }
    />
  );
}
