import type { MessagesFor } from "../base/result.ts";

/** Why an archive as a whole is not taken: nothing of it was. */
export type ArchiveRefusal =
  | { readonly type: "ArchiveEmpty" }
  | { readonly type: "ArchiveTooLarge"; readonly limitMb: number }
  | { readonly type: "NotAZip" }
  | { readonly type: "NotAnArchive" }
  | { readonly type: "ArchiveDamaged" }
  | { readonly type: "ArchiveNewer" }
  | { readonly type: "EntriesUnsafe" }
  | { readonly type: "TooMuchInside" }
  | { readonly type: "ScopeUnknown" };

const safe = "지금 있는 기록은 그대로예요.";

export const archiveMessages: MessagesFor<ArchiveRefusal> = {
  ArchiveEmpty: () => `비어 있는 파일이에요. ${safe} 담임에서 내려받은 .zip 파일을 골라 주세요.`,
  ArchiveTooLarge: ({ limitMb }) =>
    `파일이 ${limitMb}MB보다 커서 읽지 않았어요. ${safe} 담임에서 내려받은 .zip 파일이 맞는지 확인해 주세요.`,
  NotAZip: () =>
    `.zip 파일이 아니거나 내려받다 만 파일이에요. ${safe} 담임에서 내려받은 .zip 파일을 골라 주세요.`,
  NotAnArchive: () =>
    `담임에서 내려받은 파일이 아니에요. ${safe} 이름이 ‘담임’으로 시작하는 .zip 파일을 골라 주세요.`,
  ArchiveDamaged: () =>
    `파일이 깨져 있어서 읽지 못했어요. ${safe} 다시 내려받은 파일이나 다른 사본을 골라 주세요.`,
  ArchiveNewer: () =>
    `이 서버보다 새로운 담임에서 만든 파일이에요. ${safe} 파일을 두었다가 서버를 새 버전으로 바꾼 다음 다시 가져와 주세요.`,
  EntriesUnsafe: () =>
    `파일 안에 담임이 만들지 않는 이름이 들어 있어서 읽지 않았어요. ${safe} 담임에서 내려받은 그대로의 파일을 골라 주세요.`,
  TooMuchInside: () =>
    `풀었을 때 너무 커지는 파일이라 읽지 않았어요. ${safe} 담임에서 내려받은 그대로의 파일을 골라 주세요.`,
  ScopeUnknown: () =>
    `내 자료의 자리가 아닌 곳에 쓰려는 파일이라 읽지 않았어요. ${safe} 담임에서 내려받은 그대로의 파일을 골라 주세요.`,
};
