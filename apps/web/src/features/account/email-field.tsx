import type { ComponentProps } from "react";
import { TextField } from "../../ui/field/text-field.tsx";

/** The address that an account is signed in by. */
export function EmailField(
  props: Pick<
    ComponentProps<typeof TextField>,
    "ref" | "value" | "onValueChange" | "error" | "readOnly"
  >,
) {
  return (
    <TextField
      label="이메일"
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
