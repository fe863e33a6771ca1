import { archiveMessages, type ArchiveRefusal } from "@damim/domain/archive/archive-refusal.ts";
import type { MessagesFor } from "@damim/domain/base/result.ts";

/** Why everything of a teacher did not come out or in. */
export type ArchiveFailure =
  | ArchiveRefusal
  | { readonly type: "StepUpNeeded" }
  | { readonly type: "TooManyAttempts"; readonly retryAfterSeconds: number | undefined }
  | { readonly type: "SignedOut" }
  | { readonly type: "ServerAway" }
  | { readonly type: "DownloadCut" }
  | { readonly type: "ServerTroubled"; readonly status: number }
  | { readonly type: "FileUnreadable" };

const safe = "기록은 그대로 있어요.";

export const archiveFailureMessages: MessagesFor<ArchiveFailure> = {
  ...archiveMessages,
  StepUpNeeded: () =>
    `본인 확인이 필요해요. ${safe} 다시 하거나, 로그아웃하고 다시 로그인한 뒤 해 주세요.`,
  TooManyAttempts: ({ retryAfterSeconds }) =>
    retryAfterSeconds === undefined
      ? `여러 번 시도해서 잠시 쉬어야 해요. ${safe} 1분 뒤에 다시 해 주세요.`
      : `여러 번 시도해서 잠시 쉬어야 해요. ${safe} ${retryAfterSeconds}초 뒤에 다시 해 주세요.`,
  SignedOut: () => `로그인이 풀렸어요. ${safe} 다시 로그인한 뒤 해 주세요.`,
  ServerAway: () => `서버에 연결하지 못했어요. ${safe} 인터넷이 연결되면 다시 해 주세요.`,
  DownloadCut: () => `내려받다가 연결이 끊겼어요. ${safe} 처음부터 다시 내려받아 주세요.`,
  ServerTroubled: ({ status }) =>
    `서버에 문제가 생겼어요. ${safe} 잠시 뒤 다시 해 주세요. (코드 ${status})`,
  FileUnreadable: () =>
    `파일을 열지 못했어요. ${safe} 파일이 그 자리에 있는지 확인하고 다시 골라 주세요.`,
};
