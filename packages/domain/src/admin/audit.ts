/** What is done by a role, in the words of the log that only grows (spec 14 §10). */
export type AuditAct = keyof typeof auditWords;

/** How the log names each act. */
export const auditWords = {
  claim: "관리자 코드로 관리자가 됨",
  role: "역할 바꿈",
  "sign-out": "로그아웃시킴",
  "reset-link": "비밀번호 링크 보냄",
  "sign-up": "가입 받기",
  suspend: "쓰기 멈춤",
  notice: "공지",
  switch: "기능 켜고 끔",
  boards: "쌤카페 게시판",
  backup: "지금 백업",
  drill: "복구 연습",
  "recovery-words": "복구 낱말 새로 만듦",
  decide: "알린 글 처리",
  privacy: "처리방침에 적을 것",
} as const;
