import { closedAlready } from "@damim/domain/vault/vault-words.ts";
import { useState } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useVaultState } from "../../data/vault/use-vault.ts";
import { UnlockButton, useLockedTitle } from "../../kit/vault/locked-part.tsx";
import { canLock } from "../../platform/secrets/boxes.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OpenLock } from "./open-lock.tsx";
import { SetUp } from "./set-up.tsx";

/** 기록 잠그기: set up, opened, shut, and switched off. */
export function Component() {
  const { vault } = useTeacherData();
  const state = useVaultState();
  const title = useLockedTitle();
  const [turn, setTurn] = useState<"busy" | "closed-already">();
  const [isAnew, setAnew] = useState(false);
  return (
    <div className="flex w-full max-w-[40rem] flex-col gap-4 pb-2">
      <h1 className="title text-24 print:hidden">기록 잠그기</h1>
      {turn === "closed-already" && (
        <Notice tone="warm" isAlert>
          {closedAlready} 방금 만든 암호와 복구 코드는 쓰이지 않으니 버려 주세요.
        </Notice>
      )}
      {!vault || !canLock() ? (
        <Notice tone="info">
          {vault
            ? "이 주소로는 잠글 수 없어요. 주소가 https로 시작하는 곳에서 열어 주세요."
            : "클럽과 둘러보기에서는 기록을 잠그지 않아요."}
        </Notice>
      ) : turn === "busy" || state === "none" || state === "off" || (isAnew && state === "shut") ? (
        <SetUp
          isBusy={turn === "busy"}
          isAnew={isAnew}
          onTurn={(next) => {
            setTurn(next);
            if (next === undefined) setAnew(false);
          }}
        />
      ) : state === "open" ? (
        <OpenLock />
      ) : (
        <Card title={title}>
          <div className="flex flex-col items-start gap-4">
            <p className="text-15 text-fg-2">
              열어야 암호를 바꾸거나 잠금을 끌 수 있어요. 암호도 복구 코드도 없으면 아무도 열 수
              없어요.
            </p>
            <UnlockButton />
            <Button variant="text" className="-ml-2 px-2!" onClick={() => setAnew(true)}>
              잠긴 것은 그대로 두고 새로 시작
            </Button>
          </div>
        </Card>
      )}
    </div>
  );
}
