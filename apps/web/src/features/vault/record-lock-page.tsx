import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useVaultState } from "../../data/vault/use-vault.ts";
import { UnlockButton } from "../../kit/vault/locked-part.tsx";
import { canLock } from "../../platform/secrets/boxes.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OpenLock } from "./open-lock.tsx";
import { SetUp } from "./set-up.tsx";

/** 기록 잠그기: set up, opened, shut, and switched off. */
export function Component() {
  const { vault } = useTeacherData();
  const state = useVaultState();
  return (
    <div className="flex w-full max-w-[40rem] flex-col gap-4 pb-2">
      <h1 className="title text-24 print:hidden">기록 잠그기</h1>
      {!vault || !canLock() ? (
        <Notice tone="info">
          {vault
            ? "이 주소로는 잠글 수 없어요. 주소가 https로 시작하는 곳에서 열어 주세요."
            : "클럽과 둘러보기에서는 기록을 잠그지 않아요."}
        </Notice>
      ) : state === "none" || state === "off" ? (
        <SetUp />
      ) : state === "open" ? (
        <OpenLock />
      ) : (
        <Card title="기록이 잠겨 있어요">
          <div className="flex flex-col items-start gap-4">
            <p className="text-15 text-fg-2">
              열어야 암호를 바꾸거나 잠금을 끌 수 있어요. 암호도 복구 코드도 없으면 아무도 열 수
              없어요.
            </p>
            <UnlockButton />
          </div>
        </Card>
      )}
    </div>
  );
}
