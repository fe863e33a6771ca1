// Loaded lazily by entry-page.tsx, after the form stands.
import { KeyRound } from "lucide-react";
import type { MouseEvent } from "react";
import { Problem } from "../../ui/problem.tsx";
import { useAsking } from "../../kit/server/use-asking.ts";
import { apiUrl } from "../../platform/server/api-url.ts";
import { endSession, isGoogleOffered } from "../../data/server/session.ts";
import { canUsePasskeys } from "../../platform/secrets/can-use-passkeys.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { sayAccountTrouble } from "./messages.ts";
import { signByPasskey } from "./way-requests.ts";

export interface OtherWaysProps {
  readonly onSignedIn: () => void | Promise<void>;
  /** What went wrong on the way back from Google, as the server named it. */
  readonly trouble: string | null;
}

const START_AGAIN = "다시 누르거나 비밀번호로 로그인해 주세요.";
const TROUBLES = new Map([
  ["google-away", `Google에 연결하지 못했어요. 잠시 뒤 ${START_AGAIN}`],
  ["google-refused", `Google에서 로그인을 그만두었어요. ${START_AGAIN}`],
  ["google-ended", `Google에서 돌아오는 데 시간이 너무 오래 걸렸어요. ${START_AGAIN}`],
  [
    "google-no-email",
    "Google에서 메일 주소를 받지 못했어요. 메일 주소를 함께 알려 주도록 고르거나 비밀번호로 로그인해 주세요.",
  ],
  [
    "google-unproven",
    "Google에서 확인하지 않은 메일 주소예요. Google에서 주소를 확인하거나 비밀번호로 가입해 주세요.",
  ],
  [
    "google-has-password",
    "이 메일 주소는 비밀번호로 가입되어 있어요. 비밀번호로 로그인해 주세요. 기억나지 않으면 비밀번호 찾기를 눌러 주세요.",
  ],
  [
    "google-no-sign-up",
    "이 서버에서는 Google로 새로 가입할 수 없어요. 서버를 맡은 분께 말씀해 주세요. 이미 계정이 있으면 비밀번호로 로그인해 주세요.",
  ],
]);

/** The ways in besides the password: a passkey, and Google where it is configured. */
export function OtherWays({ onSignedIn, trouble }: OtherWaysProps) {
  const { isBusy, trouble: refused, sentence: said, ask } = useAsking(sayAccountTrouble);
  const isGoogle = isGoogleOffered();
  const isPasskey = canUsePasskeys();

  // A sign-out without a network is still owed: it must not end the session that begins at Google.
  const handleGoogle = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    event.preventDefault();
    const { href } = event.currentTarget;
    await endSession();
    location.assign(href);
  };

  const ofGoogle = trouble
    ? (TROUBLES.get(trouble) ?? `Google로 로그인하지 못했어요. ${START_AGAIN}`)
    : undefined;
  const isMild = refused?.type === "Away" || trouble === "google-away";
  return (
    <div className="flex flex-col gap-3">
      {(isPasskey || isGoogle) && (
        <p className="flex items-center gap-3 text-14 text-fg-3">
          <span className="h-px flex-1 bg-line" />
          또는
          <span className="h-px flex-1 bg-line" />
        </p>
      )}
      <Problem isMild={isMild}>{said ?? ofGoogle}</Problem>
      {isPasskey && (
        <Button
          variant="line"
          size="large"
          isFull
          isBusy={isBusy}
          icon={<KeyRound size={20} aria-hidden />}
          onClick={() => void ask(() => signByPasskey("auth/passkey"), onSignedIn)}
        >
          패스키로 로그인
        </Button>
      )}
      {isGoogle && (
        <a
          href={apiUrl("auth/google")}
          className={buttonLook({ look: "line", size: "large", isFull: true })}
          onClick={(event) => void handleGoogle(event)}
        >
          <GoogleMark />
          Google로 로그인
        </a>
      )}
    </div>
  );
}

/** Google's own mark in its own colours, as its rules for sign-in buttons ask. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width="20" height="20" aria-hidden>
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}
