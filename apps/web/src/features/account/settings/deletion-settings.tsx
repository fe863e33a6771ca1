import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { capsuleKind, capsuleLetterKind } from "@damim/domain/time-capsule/capsule.ts";
import { useState } from "react";
import { sayAccountTrouble } from "../messages.ts";
import { AccountTrouble } from "../account-trouble.tsx";
import { useAsking } from "../../../kit/server/use-asking.ts";
import { Link } from "../../../ui/link.tsx";
import { listRefused, listWaiting } from "../../../data/rounds/sync-state.ts";
import { useLive, useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button, buttonLook } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { cancelDeletion, planDeletion, type Account } from "./account-change-requests.ts";
import { AccountNotHere, HiddenUserName } from "./settings-parts.tsx";
import { useAccount } from "../use-account.ts";

const GRACE_DAYS = 7;

/** 설정 · 계정 삭제: what goes and when, everything to take along first, and the way back. */
export function Component() {
  const list = useAccount();
  const { value: account, reload } = list;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    reload();
  };
  if (!account) return <AccountNotHere list={list} />;
  if (account.deletionAt !== null) {
    return <PlannedDeletion deletionAt={account.deletionAt} onCancelled={reload} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-15 leading-[1.6] text-fg-2">
        {GRACE_DAYS}일 뒤에 계정과 학생 기록, 사진, 변경 이력을 모두 지워요. 그동안은 그대로 쓸 수
        있고 언제든 취소할 수 있어요. 지운 뒤에는 되살릴 수 없어요. {toBackupWords(account)}
      </p>
      {isOpen ? (
        <DeletionForm account={account} onClose={() => setOpen(false)} onPlanned={close} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Link to="/data" className={buttonLook({ look: "line" })}>
            내 자료 내려받기
          </Link>
          <Button variant="dangerText" onClick={() => setOpen(true)}>
            계정 삭제하기
          </Button>
        </div>
      )}
    </div>
  );
}

function PlannedDeletion(props: { readonly deletionAt: number; readonly onCancelled: () => void }) {
  const { isBusy, trouble, ask } = useAsking(sayAccountTrouble);
  const cancel = () => ask(cancelDeletion, props.onCancelled);
  return (
    <div className="flex flex-col gap-4">
      <Notice
        tone="danger"
        title={`삭제가 예정돼 있어요 · ${toKoreanDay(toSeoulDay(props.deletionAt))}`}
      >
        그날까지는 그대로 쓸 수 있어요. 필요한 기록은 내려받아 두세요.
      </Notice>
      <AccountTrouble trouble={trouble} />
      <div className="flex flex-wrap gap-2">
        <Link to="/data" className={buttonLook({ look: "line" })}>
          내 자료 내려받기
        </Link>
        <Button isBusy={isBusy} onClick={() => void cancel()}>
          삭제 취소
        </Button>
      </div>
    </div>
  );
}

function DeletionForm(props: {
  readonly account: Account;
  readonly onClose: () => void;
  readonly onPlanned: () => void;
}) {
  const { email, hasPassword } = props.account;
  const { now, profile } = useTeacherData();
  const capsules = useRows(profile, capsuleKind);
  const letters = useRows(profile, capsuleLetterKind);
  const unsentCount = useLive((live) => listWaiting(live).length + listRefused(live).length);
  const [password, setPassword] = useState("");
  const [takesPosts, setTakesPosts] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { isBusy, trouble, ask } = useAsking(sayAccountTrouble);
  const plan = async (): Promise<void> => {
    const isMissing = hasPassword && password === "";
    setProblem(isMissing ? "비밀번호를 적어 주세요." : undefined);
    if (isMissing) return;
    await ask(
      () => planDeletion(hasPassword ? password : undefined, { takesPosts }),
      props.onPlanned,
    );
  };
  return (
    <Form onSubmit={() => void plan()} className="flex flex-col gap-3">
      <HiddenUserName email={email} />
      <Notice tone="info" title="먼저 내려받으세요">
        지운 기록은 누구도 되살릴 수 없어요.{" "}
        <Link to="/data" className="font-semibold underline underline-offset-2">
          내 자료
        </Link>
        에서 전부 내려받아 두세요.
        {unsentCount > 0 && ` 이 기기에 아직 보내지 못한 기록이 ${unsentCount}건 있어요.`}
      </Notice>
      {capsules.size > 0 && (
        <Notice tone="warm" title={`타임캡슐 ${capsules.size}개도 지워져요`}>
          봉한 편지 {letters.size}통은 학생들의 글이에요. 남기려면 먼저{" "}
          <Link to="/profile?about=yearTurn" className="font-semibold underline underline-offset-2">
            학년도 마무리
          </Link>
          의 「다음 담임에게 넘기기」로 함께 넘겨 주세요. 2월 15일부터 넘길 수 있어요.
        </Notice>
      )}
      <Checkbox
        label="쌤마당 글도 지우기"
        hint="지우지 않으면 글은 「떠난 선생님」 이름으로 남아요."
        isChecked={takesPosts}
        onCheckedChange={setTakesPosts}
      />
      {hasPassword && (
        <PasswordField
          label="비밀번호"
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          error={problem}
        />
      )}
      <AccountTrouble trouble={trouble} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {toKoreanDay(addDays(toSeoulDay(now()), GRACE_DAYS))}에 삭제하기
        </Button>
        <Button variant="text" onClick={props.onClose}>
          취소
        </Button>
      </div>
    </Form>
  );
}

function toBackupWords({ backupDays }: Account): string {
  return backupDays === null
    ? "서버를 맡은 분이 만든 백업은 그 보관 기간이 지나면 사라져요."
    : `밤마다 만드는 백업에서는 그 뒤 ${backupDays}일 안에 차례로 사라져요.`;
}
