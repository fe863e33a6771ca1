// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by second-factor-part.tsx.
import { Copy, Smartphone } from "lucide-react";
import { useId, useState } from "react";
import { useAsking } from "../../../kit/server/use-asking.ts";
import { copyAndSay } from "../../../kit/act/copy-and-say.ts";
import { QrCode } from "../../../kit/qr/qr-code.tsx";
import { Button, buttonLook } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/overlay/dialog.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { confirmSecondFactor } from "../fetch-sign-in-ways.ts";
import { sayAccountTrouble } from "../messages.ts";

export interface SecondFactorDialogProps {
  readonly isOpen: boolean;
  /** The `otpauth:` address that the app takes. */
  readonly uri: string;
  readonly onClose: () => void;
  readonly onSwitchedOn: (recoveryCodes: readonly string[]) => void;
}

/** Gives the secret to an authenticator app and asks for its first code as the proof that it arrived. */
export function SecondFactorDialog(props: SecondFactorDialogProps) {
  const { isOpen, uri, onClose, onSwitchedOn } = props;
  const formId = useId();
  const [code, setCode] = useState("");
  const { isBusy, sentence, say, ask } = useAsking(sayAccountTrouble);
  const secret = readSecret(uri);

  const handleSubmit = async (): Promise<void> => {
    const digits = code.replace(/\s/g, "");
    if (!/^\d{6}$/.test(digits)) {
      say("인증 앱에 보이는 숫자 6자리를 적어 주세요.");
      return;
    }
    await ask(
      () => confirmSecondFactor(digits),
      ({ recoveryCodes }) => onSwitchedOn(recoveryCodes),
    );
  };
  const handleCopy = async (): Promise<void> => {
    await copyAndSay(secret, "키를 복사했어요");
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="2단계 인증 켜기"
      width="form"
      footer={
        <DialogActions onCancel={onClose}>
          <Button type="submit" form={formId} size="large" isBusy={isBusy}>
            켜기
          </Button>
        </DialogActions>
      }
    >
      <ol className="flex flex-col gap-5">
        <li>
          <p className="text-15 font-semibold">1. 휴대폰의 인증 앱으로 이 그림을 찍어 주세요.</p>
          <p className="mt-1 text-14 text-fg-2">
            Google Authenticator, Microsoft Authenticator, 삼성 패스 같은 앱이면 돼요.
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
            {uri && <QrCode text={uri} label="인증 앱으로 찍는 QR 코드" />}
            <div className="min-w-0 flex-1 basis-48">
              <p className="text-14 text-fg-2">찍을 수 없으면 이 키를 앱에 적어 주세요.</p>
              <p className="mt-1 text-15 font-semibold tracking-[0.04em] break-words tabular-nums select-all">
                {secret.replace(/(.{4})(?=.)/g, "$1 ")}
              </p>
              <div className="mt-2 flex flex-wrap gap-2">
                <Button
                  variant="line"
                  icon={<Copy size={18} aria-hidden />}
                  onClick={() => void handleCopy()}
                >
                  키 복사하기
                </Button>
                {/* Where the app may be on this very device. */}
                <span className="hidden pointer-coarse:inline">
                  <a href={uri} className={buttonLook({ look: "line" })}>
                    <Smartphone size={18} aria-hidden />
                    인증 앱 열기
                  </a>
                </span>
              </div>
            </div>
          </div>
        </li>
        <li>
          <p className="mb-2 text-15 font-semibold">2. 앱에 나타난 코드를 적어 주세요.</p>
          <Form id={formId} onSubmit={() => void handleSubmit()}>
            <TextField
              label="인증 코드"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onValueChange={(next) => {
                setCode(next);
                say(undefined);
              }}
              error={sentence}
              data-autofocus
            />
          </Form>
        </li>
      </ol>
    </Dialog>
  );
}

function readSecret(uri: string): string {
  return URL.canParse(uri) ? (new URL(uri).searchParams.get("secret") ?? "") : "";
}
