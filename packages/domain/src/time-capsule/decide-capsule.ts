import type { MessagesFor } from "../base/result.ts";

/** The teacher whose it is; a pupil's card, of the own letter; the class's link; anybody else. */
export type CapsuleActor = "owner" | "card" | "link" | "other";

export type CapsuleAct =
  | { readonly act: "key" }
  | { readonly act: "move-date"; readonly to: number }
  | { readonly act: "add" }
  | { readonly act: "take-out" };

/** What the server knows; epoch ms. */
export interface CapsuleFacts {
  readonly now: number;
  /** The truth is not before it. What a clock that ran ahead wrote is no such fact. */
  readonly last: number;
  readonly opensAt: number;
  /** How many letters lie in it. */
  readonly letters: number;
}

export type CapsuleRefusal = "not-found" | "too-early" | "wait" | "past" | "only-later" | "opened";

export const capsuleMessages: MessagesFor<{ readonly type: CapsuleRefusal }> = {
  "not-found": () => "이 캡슐을 찾을 수 없어요. 주소나 카드를 다시 확인해 주세요.",
  "too-early": () => "아직 열 수 없어요. 편지는 그날까지 안전하게 봉해져 있어요.",
  wait: () =>
    "서버의 시계가 늦어서 지금은 열 수 없어요. 편지는 안전해요. 잠시 뒤에 다시 열어 주세요.",
  past: () => "지난 날이에요. 내일부터의 날을 골라 주세요.",
  "only-later": () => "편지가 들어 있어서 여는 날을 뒤로만 옮길 수 있어요.",
  opened: () => "이미 열린 캡슐이에요. 새 캡슐을 만들어 주세요.",
};

/** Who may do what with a capsule: first who asks, then the day, then what lies in it. */
export function decideCapsule(
  actor: CapsuleActor,
  act: CapsuleAct,
  { now, last, opensAt, letters }: CapsuleFacts,
): "give" | "allow" | CapsuleRefusal {
  if (!mayAct[act.act].includes(actor)) return "not-found";
  const isOpen = now >= opensAt;
  switch (act.act) {
    case "key":
      if (!isOpen) return "too-early";
      return now < last ? "wait" : "give";
    case "move-date":
      if (isOpen) return "opened";
      if (act.to <= now) return "past";
      return letters > 0 && act.to < opensAt ? "only-later" : "allow";
    case "add":
      return isOpen ? "opened" : "allow";
    case "take-out":
      return "allow";
  }
}

const mayAct: Readonly<Record<CapsuleAct["act"], readonly CapsuleActor[]>> = {
  key: ["owner", "card"],
  "move-date": ["owner"],
  add: ["owner", "card", "link"],
  "take-out": ["owner", "card"],
};
