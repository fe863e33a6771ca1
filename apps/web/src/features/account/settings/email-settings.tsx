import { useState } from "react";
import { sayAccountTrouble } from "../messages.ts";
import { AccountTrouble } from "../account-trouble.tsx";
import { useAsking } from "../../../kit/server/use-asking.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { cancelEmailChange, sendEmailChange } from "./account-change-requests.ts";
import { findEmailProblem } from "../check-entries.ts";
import { AccountNotHere, HiddenUserName } from "./settings-parts.tsx";
import { useAccount } from "../use-account.ts";

/** 설정 · 메일 주소: the address one signs in with, and the way to another. */
export function Component() {
  const list = useAccount();
  const { value: account, reload } = list;
  const [isOpen, setOpen] = useState(false);
  const { isBusy, trouble, ask } = useAsking(sayAccountTrouble);
  if (!account) return <AccountNotHere list={list} />;
  const { email, emailChange, hasPassword } = account;
  const stopChange = async (): Promise<void> => {
    await ask(cancelEmailChange);
    reload();
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-15">
          <span className="block font-semibold break-all">{email}</span>
          <span className="text-14 text-fg-2">로그인하고 메일을 받는 주소예요.</span>
        </p>
        {!isOpen && (
          <Button variant="line" onClick={() => setOpen(true)}>
            메일 주소 바꾸기
          </Button>
        )}
      </div>
      {emailChange && !isOpen && (
        <Notice
          tone="info"
          title="새 주소의 메일함을 확인해 주세요"
          actions={
            <Button variant="line" isBusy={isBusy} onClick={() => void stopChange()}>
              바꾸기 그만두기
            </Button>
          }
        >
          <span className="break-all">{emailChange.newEmail}</span>로 보낸 메일의 버튼을 누르면
          바뀌어요. 그때까지는 지금 주소를 써요.
        </Notice>
      )}
      {!isOpen && <AccountTrouble trouble={trouble} />}
      {isOpen && (
        <EmailForm
          email={email}
          hasPassword={hasPassword}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            reload();
          }}
        />
      )}
    </div>
  );
}

function EmailForm(props: {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
}) {
  const [newEmail, setNewEmail] = useState("");
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState<{ email?: string; password?: string }>({});
  const { isBusy, trouble, ask } = useAsking(sayAccountTrouble);
  const send = async (): Promise<void> => {
    const wrongEmail = findEmailProblem(newEmail);
    const isPasswordMissing = props.hasPassword && password === "";
    setProblems({
      ...(wrongEmail ? { email: wrongEmail } : {}),
      ...(isPasswordMissing ? { password: "비밀번호를 적어 주세요." } : {}),
    });
    if (wrongEmail || isPasswordMissing) return;
    await ask(
      () => sendEmailChange(props.hasPassword ? password : undefined, newEmail),
      props.onSent,
    );
  };
  return (
    <Form onSubmit={() => void send()} className="flex flex-col gap-3">
      <HiddenUserName email={props.email} />
      <TextField
        label="새 메일 주소"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={newEmail}
        onValueChange={setNewEmail}
        error={problems.email}
        hint="이 주소로 확인 메일을 보내요. 지금 주소로도 알려 드려요."
      />
      {props.hasPassword && (
        <PasswordField
          label="비밀번호"
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          error={problems.password}
        />
      )}
      <AccountTrouble trouble={trouble} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy}>
          확인 메일 보내기
        </Button>
        <Button variant="text" onClick={props.onClose}>
          취소
        </Button>
      </div>
    </Form>
  );
}
