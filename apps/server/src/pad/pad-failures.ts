import { HttpFailure, failure, tooOften } from "../http/http-failure.ts";

// Children read these: short, kind, and what to do now.

export const roomUnknown = failure(
  404,
  "PadUnknown",
  "방을 찾지 못했어요. 링크나 암호를 선생님께 다시 물어봐 주세요.",
);

export const wrongPassword = failure(
  403,
  "PadWrongPassword",
  "방 이름이나 비밀번호가 달라요. 다시 한번 천천히 써 볼까요?",
);

export const tooManyGuesses = tooOften(
  "PadTooManyGuesses",
  "틀린 비밀번호가 너무 많이 들어와서 잠시 쉬고 있어요. 선생님의 링크나 QR 코드로는 바로 들어올 수 있어요.",
);

export const tooManyVisitors = tooOften(
  "PadBusy",
  "한꺼번에 많은 친구가 들어오고 있어요. 조금 뒤에 저절로 다시 해 볼게요.",
);

/** No cookie, or an old one. */
export const notInRoom = failure(
  401,
  "PadSignedOut",
  "방에서 나와 있어요. 링크로 다시 들어와 주세요. 쓴 글은 이 기기에 그대로 있어요.",
);

export const removed = failure(
  401,
  "PadRemoved",
  "선생님이 이 기기를 방에서 내보냈어요. 다시 들어오려면 선생님께 말씀드려 주세요.",
);

export const closed = failure(
  403,
  "PadClosed",
  "방이 닫혔어요. 올린 카드는 선생님께 잘 전해졌어요.",
);

/** Asked for something before a place is held. */
export const notYetIn = failure(
  403,
  "PadNotIn",
  "아직 자리를 정하지 않았어요. 번호나 별명을 정하면 할 수 있어요.",
);

export const waitingForTeacher = failure(
  403,
  "PadWaiting",
  "선생님이 들여보내 주시면 할 수 있어요. 조금만 기다려 주세요.",
);

export function httpsOnly(httpsOrigin: string): HttpFailure {
  return new HttpFailure(
    403,
    "PadHttpsOnly",
    `이 방은 안전한 주소로만 열려요. ${httpsOrigin}에서 들어와 주세요.`,
  );
}

export const placeUnknown = failure(
  404,
  "PadPlaceUnknown",
  "이 방에 없는 번호예요. 다른 번호를 눌러 주세요.",
);

export const nicknameTaken = failure(
  409,
  "PadNicknameTaken",
  "같은 별명을 쓰는 친구가 있어요. 다른 별명을 써 주세요.",
);

export const nicknameOfTeacher = failure(
  422,
  "PadNicknameOfTeacher",
  "선생님처럼 보이는 별명은 쓸 수 없어요. 다른 별명을 써 주세요.",
);

export const otherEntry = failure(
  409,
  "PadOtherEntry",
  "방에 들어오는 방법이 바뀌었어요. 화면을 새로 열어 주세요.",
);

export const roomFull = failure(409, "PadFull", "방이 꽉 찼어요. 선생님께 말씀드려 주세요.");
