import { useState } from "react";
import { sayAccountTrouble } from "../messages.ts";
import { AccountTrouble } from "../account-trouble.tsx";
import { useAsking } from "../../../kit/server/use-asking.ts";
import { Link } from "../../../ui/link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { changePassword } from "./account-change-requests.ts";
import { findNewPasswordProblem } from "../check-entries.ts";
import { AccountNotHere, HiddenUserName } from "./settings-parts.tsx";
import { useAccount } from "../use-account.ts";

/** 설정 · 비밀번호: another one, which signs every other device out. */
export function Component() {
  const list = useAccount();
  const { value: account } = list;
  const [step, setStep] = useState<"closed" | "open" | "done">("closed");
  if (!account) return <AccountNotHere list={list} />;
  if (!account.hasPassword) {
    return (
      <p className="text-15 text-fg-2">
        비밀번호 없이 로그인하는 계정이에요. 비밀번호도 쓰고 싶다면 로그아웃한 뒤 로그인 화면의
        「비밀번호 찾기」로 정해 주세요.
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {step !== "open" && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-15 text-fg-2">
            바꾸면 이 기기만 남고 다른 기기는 모두 로그아웃돼요.{" "}
            <Link to="/devices" className="font-semibold text-brand underline underline-offset-2">
              로그인한 기기 보기
            </Link>
          </p>
          <Button variant="line" onClick={() => setStep("open")}>
            비밀번호 바꾸기
          </Button>
        </div>
      )}
      {step === "open" && (
        <PasswordForm
          email={account.email}
          onClose={() => setStep("closed")}
          onChanged={() => setStep("done")}
        />
      )}
      {step === "done" && (
        <Notice tone="good" isAlert>
          비밀번호를 바꿨어요. 다른 기기에서는 모두 로그아웃됐어요.
        </Notice>
      )}
    </div>
  );
}

function PasswordForm(props: {
  readonly email: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}) {
  const [password, setPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const [problems, setProblems] = useState<{ password?: string; newPassword?: string }>({});
  const { isBusy, trouble, ask } = useAsking(sayAccountTrouble);
  const change = async (): Promise<void> => {
    const wrongNew = findNewPasswordProblem(newPassword);
    setProblems({
      ...(password === "" ? { password: "지금 비밀번호를 적어 주세요." } : {}),
      ...(wrongNew ? { newPassword: wrongNew } : {}),
    });
    if (password === "" || wrongNew) return;
    await ask(() => changePassword(password, newPassword), props.onChanged);
  };
  return (
    <Form onSubmit={() => void change()} className="flex flex-col gap-3">
      <HiddenUserName email={props.email} />
      <PasswordField
        label="지금 비밀번호"
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        error={problems.password}
      />
      <PasswordField
        label="새 비밀번호"
        autoComplete="new-password"
        value={newPassword}
        onValueChange={setNewPassword}
        hint="10자 이상이면 돼요. 긴 문장도 좋아요."
        error={problems.newPassword}
      />
      <AccountTrouble trouble={trouble} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy}>
          비밀번호 바꾸기
        </Button>
        <Button variant="text" onClick={props.onClose}>
          취소
        </Button>
      </div>
    </Form>
  );
}
