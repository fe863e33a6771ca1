import { HttpFailure } from "./http-failure.ts";

/** Why a device that was signed in is not any more. */
export function toSignedOutRefusal(revocation: string | undefined): HttpFailure {
  switch (revocation) {
    case "signed-out-from-afar":
      return revoked();
    case "account-deleted":
      return accountDeleted();
    default:
      return signedOut();
  }
}

function signedOut(): HttpFailure {
  return new HttpFailure(
    401,
    "SignedOut",
    "로그인이 끝났어요. 쓰신 내용은 이 기기에 있고, 다시 로그인하면 이어서 보내요.",
  );
}

function revoked(): HttpFailure {
  return new HttpFailure(
    401,
    "Revoked",
    "다른 기기에서 이 기기를 로그아웃시켰어요. 서버의 기록은 그대로 있어요.",
  );
}

function accountDeleted(): HttpFailure {
  return new HttpFailure(
    401,
    "AccountDeleted",
    "이 계정은 삭제됐어요. 서버에는 남은 기록이 없어요.",
  );
}
