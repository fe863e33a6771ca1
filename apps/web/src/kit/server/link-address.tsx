import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { copyAndSay } from "../act/copy-and-say.ts";

/** The address of a link, to be chosen, read and copied; beside the button what else is done with it. */
export function LinkAddress(props: {
  readonly label: string;
  readonly address: string;
  readonly hint: string;
  /** What the address is called on the button. */
  readonly noun?: "주소" | "링크";
  readonly children?: ReactNode;
}) {
  const { label, address, hint, noun = "주소", children } = props;
  const done = noun === "주소" ? "주소를 복사했어요" : "링크를 복사했어요";
  return (
    <>
      <TextField
        fieldSize="normal"
        label={label}
        readOnly
        value={address}
        onValueChange={() => undefined}
        onFocus={({ target }) => target.select()}
        hint={hint}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Copy size={18} aria-hidden />}
          onClick={() => void copyAndSay(address, done)}
        >
          {noun} 복사
        </Button>
        {children}
      </div>
    </>
  );
}
