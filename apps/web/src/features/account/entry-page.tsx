import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { Link } from "../../ui/link.tsx";
import { isGoogleOffered, isTryOffered } from "../../data/server/session.ts";
import { canUsePasskeys } from "../../platform/secrets/can-use-passkeys.ts";
import { Notice } from "../../ui/notice.tsx";
import { accountRequests, type AccountRequests, type SignUpOutcome } from "./account-requests.ts";
import { EntryFrame } from "./entry-frame.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export interface EntryPageProps {
  /** The server knows this visitor now: read the session again and go on. */
  readonly onSignedIn: () => void | Promise<void>;
  readonly onTry?: (() => Promise<void>) | undefined;
  readonly requests?: AccountRequests;
}

const link = "flex h-11 items-center rounded-chip text-15 font-semibold";
const heights = ["", "min-h-[5.75rem]", "min-h-40"];
const title = "title mb-4 text-26 lg:mb-6 lg:text-28";

/**
 * The root for a signed-out visitor: 로그인, and by `?about=signUp` and `?about=findPassword` the other
 * two. One page, so that the address typed in one of them is there in the next.
 */
export function EntryPage({ onSignedIn, onTry, requests = accountRequests }: EntryPageProps) {
  const [search, setSearch] = useSearchParams();
  const [email, setEmail] = useState("");
  const [outcome, setOutcome] = useState<SignUpOutcome>();
  const about = search.get("about");
  const [more, setMore] = useState<typeof import("./entry-more.ts")>();
  useEffect(() => {
    // Without a network they are missing; the password's form says what to do.
    import("./entry-more.ts").then(setMore).catch(() => undefined);
  }, []);

  const handleSignedUp = async (signedUp: SignUpOutcome) => {
    if (signedUp === "signed-in") return onSignedIn();
    setOutcome(signedUp);
    setSearch({});
  };

  if (about === "signUp") {
    return (
      <EntryFrame isCompact>
        <h1 className={title}>회원가입</h1>
        {more && (
          <more.SignUpForm
            email={email}
            onEmailChange={setEmail}
            signUp={(person) => requests.signUp(person)}
            onSignedUp={handleSignedUp}
          />
        )}
        <p className="mt-3 flex items-center justify-between text-15 text-fg-2">
          이미 계정이 있나요?
          <Link to="/" className={`${link} text-brand-strong`}>
            로그인
          </Link>
        </p>
      </EntryFrame>
    );
  }

  if (about === "findPassword") {
    return (
      <EntryFrame isCompact>
        <h1 className={title}>비밀번호 찾기</h1>
        <p className="mb-4 text-15 text-fg-2">
          가입한 메일 주소로 비밀번호를 새로 정하는 링크를 보내 드려요.
        </p>
        {more && (
          <more.MailForm
            email={email}
            onEmailChange={setEmail}
            actLabel="메일 받기"
            sendMail={(address) => requests.sendResetMail(address)}
            sentSentence="가입된 주소라면 메일이 곧 도착해요. 안 보이면 스팸함도 확인해 주세요."
          />
        )}
        <div className="mt-3 flex justify-end">
          <Link to="/" className={`${link} text-brand-strong`}>
            로그인으로 돌아가기
          </Link>
        </div>
      </EntryFrame>
    );
  }

  return (
    <EntryFrame>
      <h1 className={`${title} max-lg:hidden`}>어서 오세요, 선생님</h1>
      <h1 className={`${title} lg:hidden`}>
        우리 반의 하루를
        <br />
        한곳에.
      </h1>
      {outcome && (
        <div className="mb-4">
          <Notice tone={outcome === "mail-waiting" ? "good" : "info"} isAlert>
            {outcome === "mail-waiting"
              ? `${email.trim()}로 확인 메일을 보냈어요. 메일의 버튼을 누르면 가입이 끝나요.`
              : "이 주소로 바로 로그인하지 못했어요. 전에 쓰던 비밀번호로 로그인하거나 비밀번호 찾기를 눌러 주세요."}
          </Notice>
        </div>
      )}
      <SignInForm
        email={email}
        onEmailChange={setEmail}
        signIn={(address, password) => requests.signIn(address, password)}
        onSignedIn={onSignedIn}
        beginsWithCode={about === "code"}
      />
      {/* As high as what comes, so that nothing jumps when it does. */}
      <div className={`mt-4 ${heights[Number(canUsePasskeys()) + Number(isGoogleOffered())]}`}>
        {more && <more.OtherWays onSignedIn={onSignedIn} trouble={search.get("trouble")} />}
      </div>
      <div className="mt-3 flex items-center justify-between">
        <Link to="/?about=findPassword" className={`${link} text-fg-2`}>
          비밀번호 찾기
        </Link>
        <Link to="/?about=signUp" className={`${link} text-brand-strong`}>
          회원가입
        </Link>
      </div>
      {onTry && isTryOffered() && (
        <div className="mt-3 min-h-20">{more && <more.TryOffer onTry={onTry} />}</div>
      )}
    </EntryFrame>
  );
}
