/** Why this device gets no push. Looked at on load, said in the card 알림. */
export type PushRefusal =
  | "unsupported"
  | "insecure"
  | "not-on-home-screen"
  | "denied"
  | "not-answered"
  | "no-worker"
  | "no-token"
  | "no-way-out"
  | "shared-device";

/** Letter for letter of spec 15 §1; it has no words for a question that was put away. */
export const pushRefusalWords: Readonly<Record<PushRefusal, string>> = {
  unsupported: "이 브라우저는 알림을 지원하지 않아요.",
  insecure: "안전한 주소(https)에서만 알림을 켤 수 있어요.",
  "not-on-home-screen": "홈 화면에 추가한 담임에서 알림을 켤 수 있어요.",
  denied: "브라우저에서 알림이 막혀 있어요. 주소창의 자물쇠에서 풀어 주세요.",
  "not-answered": "허용을 눌러야 알림을 받을 수 있어요. 다시 눌러 주세요.",
  "no-worker": "알림 준비를 하지 못했어요. 새로고침한 뒤 다시 눌러 주세요.",
  "no-token": "이 기기의 알림 주소를 받지 못했어요. 학교 네트워크가 막았을 수 있어요.",
  "no-way-out": "이 서버는 밖으로 나갈 수 없어요. 열려 있는 화면에는 바로 떠요.",
  "shared-device": "함께 쓰는 기기에는 알림을 보내지 않아요",
};

/** Whether a text names one of them. */
export function isPushRefusal(text: string): text is PushRefusal {
  return Object.hasOwn(pushRefusalWords, text);
}

export interface PushFacts {
  readonly isSharedDevice: boolean;
  readonly isSecure: boolean;
  /** An iPhone or iPad: push is there only for what stands on the home screen. */
  readonly isApplePhone: boolean;
  readonly isOnHomeScreen: boolean;
  readonly hasWorkers: boolean;
  readonly hasNotifications: boolean;
  readonly permission: "default" | "denied" | "granted";
}

/** What the browser's answer keeps from push: a question that was only put away may be asked again. */
export function findAskedRefusal(answer: PushFacts["permission"]): PushRefusal | undefined {
  if (answer === "granted") return undefined;
  return answer === "denied" ? "denied" : "not-answered";
}

/**
 * What keeps a device from push before anything is asked; undefined where 「알림 받기」 may ask.
 *
 * ```ts
 * findPushRefusal({ ...facts, permission: "denied" }); // "denied"
 * ```
 */
export function findPushRefusal(facts: PushFacts): PushRefusal | undefined {
  if (facts.isSharedDevice) return "shared-device";
  if (!facts.isSecure) return "insecure";
  // There the missing parts come with the home screen: 「지원하지 않아요」 would be wrong.
  if (facts.isApplePhone && !facts.isOnHomeScreen) return "not-on-home-screen";
  if (!facts.hasWorkers || !facts.hasNotifications) return "unsupported";
  return facts.permission === "denied" ? "denied" : undefined;
}
