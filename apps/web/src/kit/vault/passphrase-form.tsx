import { toSentence } from "@damim/domain/base/result.ts";
import { passphraseMessages, readPassphrase } from "@damim/domain/vault/passphrase.ts";
import { useState, type ReactNode } from "react";
import { Form } from "../../ui/field/form.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";

/** A passphrase that is chosen, typed twice; `onChosen` hears one that may be one. */
export function PassphraseForm(props: {
  readonly id?: string;
  readonly label: string;
  /** Above the two fields. */
  readonly children: ReactNode;
  /** Below them. */
  readonly foot?: ReactNode;
  readonly onChosen: (passphrase: string) => void;
}) {
  const { id, label, children, foot, onChosen } = props;
  const [typed, setTyped] = useState({ passphrase: "", again: "" });
  const [error, setError] = useState<string>();
  const submit = (): void => {
    const read = readPassphrase(typed.passphrase, typed.again);
    setError(read.ok ? undefined : toSentence(passphraseMessages, read.refusal));
    if (read.ok) onChosen(read.value);
  };
  return (
    <Form id={id} onSubmit={submit} className="flex flex-col gap-4">
      {children}
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint="12자 이상. 짧은 문장이면 외우기 쉬워요."
        value={typed.passphrase}
        onValueChange={(passphrase) => setTyped({ ...typed, passphrase })}
        error={error}
      />
      <PasswordField
        label={`${label} 확인`}
        autoComplete="new-password"
        value={typed.again}
        onValueChange={(again) => setTyped({ ...typed, again })}
      />
      {foot}
    </Form>
  );
}
