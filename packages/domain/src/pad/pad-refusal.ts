/** Why the server did not take a write into a room: the `detail` of a refusal of type `denied`. */
export type PadRefusal =
  | "not-yours"
  | "frozen"
  | "closed"
  | "not-allowed"
  | "too-many"
  | "wrong-scope"
  | "stopped"
  | "waiting";

const SENTENCES: Readonly<Record<PadRefusal, string>> = {
  "not-yours": "친구가 쓴 것은 바꿀 수 없어요. 내가 쓴 것만 바꾸고 지울 수 있어요.",
  frozen: "선생님이 방을 멈췄어요. 쓴 글은 이 기기에 있어요. 다시 열리면 또 올려 주세요.",
  closed: "방이 닫혔어요. 쓴 글은 아직 이 기기에 있어요. 필요하면 복사해 두세요.",
  "not-allowed":
    "이 방에서는 할 수 없게 되어 있어요. 쓴 글은 이 기기에 있어요. 선생님께 여쭤보세요.",
  "too-many": "방이 가득 찼어요. 쓴 글은 이 기기에 있어요. 선생님께 말씀드려 주세요.",
  "wrong-scope": "다른 방에 쓴 글이에요. 들어와 있는 방에서 다시 써 주세요.",
  stopped: "지금은 새 글을 받지 않아요. 쓴 글은 이 기기에 있어요. 선생님께 말씀드려 주세요.",
  waiting: "선생님이 아직 들여보내지 않았어요. 쓴 글은 이 기기에 있어요. 조금만 기다려 주세요.",
};

const UNREADABLE =
  "글을 올리지 못했어요. 쓴 글은 이 기기에 있어요. 내용을 줄이거나 고쳐서 다시 올려 주세요.";
const GONE = "그사이 카드가 지워졌어요. 쓴 글은 이 기기에 있어요. 새 카드로 올려 주세요.";

/**
 * What a pupil reads about a write that the server did not take.
 *
 * ```ts
 * toPadRefusalSentence({ type: "denied", detail: "frozen" }); // "선생님이 방을 멈췄어요. …"
 * ```
 */
export function toPadRefusalSentence(refusal: {
  readonly type: string;
  readonly detail?: string | undefined;
}): string {
  if (refusal.type === "gone") return GONE;
  if (refusal.type !== "denied") return UNREADABLE;
  const { detail = "" } = refusal;
  return isPadRefusal(detail) ? SENTENCES[detail] : SENTENCES["not-allowed"];
}

const TEACHER_SENTENCES: Readonly<Partial<Record<PadRefusal, string>>> = {
  "not-yours": "학생이 쓴 글은 대신 쓸 수 없어요. 적은 글은 이 기기에 있어요.",
  "too-many": "방이 가득 찼어요. 적은 글은 이 기기에 있어요. 카드를 지운 다음 다시 올려 주세요.",
  "wrong-scope":
    "이 방은 비워졌거나 내 방이 아니에요. 적은 글은 아직 이 기기에 있어요. 필요하면 복사해 두세요.",
};
const TEACHER_GONE =
  "그사이 지워진 카드예요. 적은 글은 이 기기에 있어요. 복사해서 새 카드로 올려 주세요.";
const TEACHER_OTHERWISE =
  "서버가 받지 않았어요. 적은 글은 이 기기에 있어요. 다시 올려 보고, 안 되면 복사해 두세요.";

/** What the teacher reads about a write of hers that the server did not take. */
export function toTeacherPadRefusalSentence(refusal: {
  readonly type: string;
  readonly detail?: string | undefined;
}): string {
  if (refusal.type === "gone") return TEACHER_GONE;
  const { detail = "" } = refusal;
  if (refusal.type !== "denied" || !isPadRefusal(detail)) return TEACHER_OTHERWISE;
  return TEACHER_SENTENCES[detail] ?? TEACHER_OTHERWISE;
}

function isPadRefusal(detail: string): detail is PadRefusal {
  return Object.hasOwn(SENTENCES, detail);
}
