import { useState } from "react";
import { useAsking } from "../../../kit/server/use-asking.ts";
import type { ServerAnswer } from "../../../data/server/ask-wordless.ts";
import { useProvenAsk } from "../../../data/server/use-step-up.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useOpened } from "../../../ui/overlay/use-opened.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { beginSecondFactor, renewRecoveryCodes, type SignInWays } from "../fetch-sign-in-ways.ts";
import { askAccount } from "../account-requests.ts";
import { BEFORE_CHANGE, sayAccountTrouble } from "../messages.ts";

const ConfirmDialog = lazyOverlay(
  () => import("../../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);
const SecondFactorDialog = lazyOverlay(
  () => import("./second-factor-dialog.tsx"),
  "SecondFactorDialog",
);
const RecoveryCodesDialog = lazyOverlay(
  () => import("./recovery-codes-dialog.tsx"),
  "RecoveryCodesDialog",
);

const FEW_CODES = 3;

export interface SecondFactorPartProps {
  readonly secondFactor: SignInWays["secondFactor"];
  readonly onChange: () => void;
}

/** 2단계 인증: on with an app and the paper for the day it is gone, new paper, off. */
export function SecondFactorPart({ secondFactor, onChange }: SecondFactorPartProps) {
  const askProven = useProvenAsk();
  const { ask } = useAsking(sayAccountTrouble, showToast.error);
  const begun = useOpened<string>();
  const codes = useOpened<readonly string[]>();
  const [question, setQuestion] = useState<"renew" | "off">();
  async function run<T>(send: () => ServerAnswer<T>, then: (value: T) => void): Promise<void> {
    setQuestion(undefined);
    const answer = await ask(() => askProven(send, BEFORE_CHANGE), then);
    if (answer?.ok === false) onChange();
  }
  const begin = () => run(beginSecondFactor, ({ uri }) => begun.open(uri));
  const renew = () => run(renewRecoveryCodes, ({ recoveryCodes }) => codes.open(recoveryCodes));
  const switchOff = () =>
    run(
      () => askAccount("second-factor", undefined, "DELETE"),
      () => {
        showToast.success("2단계 인증을 껐어요");
        onChange();
      },
    );

  return (
    <section aria-labelledby="second-factor-title" className="pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3 id="second-factor-title" className="flex items-center gap-2 text-16 font-bold">
            2단계 인증
            {secondFactor && <Chip tone="good">켜짐</Chip>}
          </h3>
          <p className="mt-1 text-14 text-fg-2">
            비밀번호를 적은 뒤 휴대폰 인증 앱의 코드를 한 번 더 적어요. 비밀번호가 새어 나가도 남이
            들어오지 못해요.
          </p>
        </div>
        {!secondFactor && (
          <Button variant="weak" onClick={() => void begin()}>
            켜기
          </Button>
        )}
      </div>
      {secondFactor && (
        <>
          {secondFactor.recoveryCodesLeft <= FEW_CODES ? (
            <div className="mt-3">
              <Notice tone="warm">
                복구 코드가 {secondFactor.recoveryCodesLeft}개 남았어요. 새로 받아 두세요.
              </Notice>
            </div>
          ) : (
            <p className="mt-3 text-14 text-fg-2">
              복구 코드가 {secondFactor.recoveryCodesLeft}개 남아 있어요.
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="line" onClick={() => setQuestion("renew")}>
              새 복구 코드 받기
            </Button>
            <Button variant="dangerText" onClick={() => setQuestion("off")}>
              2단계 인증 끄기
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={question === "renew"}
        onClose={() => setQuestion(undefined)}
        title="새 복구 코드를 받을까요?"
        actLabel="새로 받기"
        onAct={() => void renew()}
      >
        전에 받은 복구 코드는 모두 쓸 수 없게 돼요.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === "off"}
        onClose={() => setQuestion(undefined)}
        title="2단계 인증을 끌까요?"
        actLabel="끄기"
        isDangerous
        onAct={() => void switchOff()}
      >
        다음부터는 비밀번호만으로 로그인해요. 복구 코드도 쓸 수 없게 돼요.
      </ConfirmDialog>
      <SecondFactorDialog
        key={begun.key}
        isOpen={begun.isOpen}
        uri={begun.about ?? ""}
        onClose={begun.close}
        onSwitchedOn={(list) => {
          begun.close();
          codes.open(list);
        }}
      />
      <RecoveryCodesDialog
        isOpen={codes.isOpen}
        codes={codes.about ?? []}
        onClose={() => {
          codes.close();
          onChange();
        }}
      />
    </section>
  );
}
