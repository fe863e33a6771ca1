import type { WriteRefusalType } from "../../data/rounds/sync-state.ts";

/** Why the server did not take a write: what happened, and what to do now. The text itself is kept. */
export const refusalMessages: Readonly<Record<WriteRefusalType, string>> = {
  clock: "기기의 시계가 너무 앞서 있어요. 시각을 맞추면 저절로 다시 보내요.",
  gone: "다른 기기에서 지운 기록이에요. 필요하면 다시 보내거나 내용을 복사해 새로 적어 주세요.",
  denied: "이 계정으로는 바꿀 수 없는 기록이에요. 로그인한 계정을 확인해 주세요.",
  invalid:
    "내용이 형식에 맞지 않아 서버가 받지 못했어요. 고쳐서 보내거나 내용을 복사해 다시 적어 주세요.",
  "unknown-kind": "서버가 아직 모르는 기록이에요. 서버를 새 판으로 바꾸면 보낼 수 있어요.",
  "too-large": "한 번에 보낼 수 있는 길이보다 길어요. 내용을 복사해 나눠 적어 주세요.",
  malformed: "보낸 내용이 깨져 있었어요. 내용을 복사해 다시 적어 주세요.",
};
