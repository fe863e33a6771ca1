import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useAsking } from "../../kit/server/use-asking.ts";
import { AccountTrouble } from "./account-trouble.tsx";
import { Link } from "../../ui/link.tsx";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { accountRequests, type AccountRequests } from "./account-requests.ts";
import { findNewPasswordProblem } from "./check-entries.ts";
import { EntryFrame } from "./entry-frame.tsx";
import { sayAccountTrouble } from "./messages.ts";

/** The link of the mail was cut off. */
const NO_TOKEN = {
  type: "Gone",
  code: "LinkEnded",
  sentence: "이미 쓴 링크이거나 시간이 지났어요. 메일을 다시 받아 주세요.",
} as const;

/** `/auth/reset?token=…`: where the link of the reset mail leads. */
export function ResetPage({ requests = accountRequests }: { readonly requests?: AccountRequests }) {
  const [search] = useSearchParams();
  const token = search.get("token");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const { isBusy, trouble: refused, ask } = useAsking(sayAccountTrouble);
  const trouble = token ? refused : NO_TOKEN;
  const [isSaved, setSaved] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const handleSubmit = async () => {
    if (!token) return;
    const wrong = findNewPasswordProblem(password);
    setProblem(wrong);
    if (wrong) {
      input.current?.focus();
      return;
    }
    await ask(
      () => requests.saveNewPassword(token, password),
      () => setSaved(true),
    );
  };

  if (isSaved) {
    return (
      <EntryFrame isCompact>
        <h1 className="title mb-3 text-26">비밀번호를 바꿨어요</h1>
        <p className="mb-6 text-15 text-fg-2">
          로그인해 둔 다른 기기에서는 모두 로그아웃됐어요. 새 비밀번호로 로그인해 주세요.
        </p>
        <Link to="/" className={buttonLook({ size: "large", isFull: true })}>
          로그인하러 가기
        </Link>
      </EntryFrame>
    );
  }

  const isLinkEnded = trouble?.code === "LinkEnded";
  return (
    <EntryFrame isCompact>
      <h1 className="title mb-4 text-26 lg:mb-6 lg:text-28">새 비밀번호 정하기</h1>
      <Form onSubmit={() => void handleSubmit()} className="flex flex-col gap-3 lg:gap-4">
        {!isLinkEnded && (
          <PasswordField
            ref={input}
            label="새 비밀번호"
            name="password"
            autoComplete="new-password"
            value={password}
            onValueChange={setPassword}
            hint="10자 이상이면 돼요. 긴 문장도 좋아요."
            error={problem}
          />
        )}
        <AccountTrouble trouble={trouble} />
        {isLinkEnded ? (
          <Link to="/?about=findPassword" className={buttonLook({ size: "large", isFull: true })}>
            메일 다시 받기
          </Link>
        ) : (
          <Button type="submit" size="large" isFull isBusy={isBusy}>
            비밀번호 바꾸기
          </Button>
        )}
      </Form>
    </EntryFrame>
  );
}
